import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { BringIn } from './bring-in/bring-in.tsx';
import { moved, type Shown } from './shown.ts';
import styles from './student-calendar.module.css';
import { Subscribe } from './subscribe.tsx';

interface CalendarToolsProps {
  personId: string;
  shown: Shown;
  today: CalendarDay;
  title: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** Whether the form of a new event is open. */
  adding: boolean;
  onAdd: () => void;
  onShow: (part: Partial<Shown>) => void;
}

/** Above the events: what is in sight, the way to other days, and adding one. */
export function CalendarTools(props: CalendarToolsProps) {
  const { personId, shown, today, title, headingRef, adding, onAdd, onShow } = props;
  const { t } = useLingui();
  return (
    <div className={styles.tools}>
      <div className={styles.turn} data-print="no">
        <Button
          aria-label={t`Earlier`}
          icon={<IconChevronLeft aria-hidden size={20} />}
          onClick={() => onShow({ day: moved(shown, -1) })}
        />
        <Button
          aria-label={t`Later`}
          icon={<IconChevronRight aria-hidden size={20} />}
          onClick={() => onShow({ day: moved(shown, 1) })}
        />
      </div>
      <h2 ref={headingRef} tabIndex={-1} aria-live="polite" className={styles.title}>
        {title}
      </h2>
      <div className={styles.choose} data-print="no">
        <Button look="quiet" onClick={() => onShow({ day: today })}>
          <Trans>Today</Trans>
        </Button>
        <Segmented
          label={t`How much to show`}
          value={shown.view}
          options={[
            { value: 'month', content: <Trans>Month</Trans> },
            { value: 'week', content: <Trans>Week</Trans> },
            { value: 'day', content: <Trans>Day</Trans> },
          ]}
          onValue={(view) => onShow({ view })}
        />
      </div>
      <Button look="main" aria-expanded={adding} icon={<IconPlus aria-hidden size={18} />} onClick={onAdd}>
        <Trans>Add event</Trans>
      </Button>
      <Subscribe personId={personId} />
      {/* Last: what came in is told below all of these. */}
      <BringIn />
    </div>
  );
}
