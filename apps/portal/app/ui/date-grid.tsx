import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type CalendarDate, parseDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import styles from './date-grid.module.css';
import { LibraryLanguage } from './library-language.tsx';

interface DateGridProps {
  /** Names the grid. */
  label: string;
  /** A day as `2026-11-22`; empty while none is chosen. */
  value: string;
  onValue: (day: string) => void;
  /** The first and the last day that may be chosen. */
  from?: string;
  until?: string;
}

/**
 * A month to choose a day of, for days that one looks up rather than knows. Arrows go by days, Page Up and Page Down by
 * months, Home and End to the ends of a week. Months, days and buttons are named in the page's language.
 */
export function DateGrid({ label, value, onValue, from, until }: DateGridProps) {
  return (
    <LibraryLanguage>
      <Calendar
        aria-label={label}
        className={styles.root ?? ''}
        value={dayOf(value)}
        onChange={(day) => onValue(day.toString())}
        minValue={dayOf(from)}
        maxValue={dayOf(until)}
      >
        <div className={styles.head}>
          <Button slot="previous" className={styles.step ?? ''}>
            <IconChevronLeft size={20} aria-hidden />
          </Button>
          <Heading className={styles.month ?? ''} />
          <Button slot="next" className={styles.step ?? ''}>
            <IconChevronRight size={20} aria-hidden />
          </Button>
        </div>
        <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(day) => <CalendarCell date={day} className={styles.day ?? ''} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </LibraryLanguage>
  );
}

function dayOf(text: string | undefined): CalendarDate | null {
  return text ? parseDate(text) : null;
}
