import { useLingui } from '@lingui/react/macro';
import FullCalendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { LOCALE } from '../../lib/languages.ts';
import { keyOf } from './event-key.ts';
import { MOST_OF_A_DAY } from './full-days-of.ts';
import { FullDays } from './full-days.tsx';
import type { Shown } from './shown.ts';
import styles from './student-calendar.module.css';
import { CATEGORY_WORDS, clockOf, dayWords } from './words.ts';

const VIEWS = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' };
const PLUGINS = [dayGrid, timeGrid, classicTheme];

interface EventGridProps {
  shown: Shown;
  today: CalendarDay;
  events: readonly CalendarEvent[];
  locked: string | null;
  /** What is pointed at or has the focus; null for nothing (ST-254). */
  onHover: (key: string | null) => void;
  onLock: (key: string) => void;
  onDay: (day: CalendarDay) => void;
}

/** Month, week or day as a grid (ST-252). */
export function EventGrid({ shown, today, events, locked, onHover, onLock, onDay }: EventGridProps) {
  const { t, i18n } = useLingui();
  const within = (target: EventTarget) =>
    target instanceof Element
      ? target.querySelector<HTMLElement>('[data-event]')?.dataset['event']
      : undefined;
  return (
    <div
      className={styles.grid}
      data-view={shown.view}
      onFocus={({ target }) => onHover(within(target) ?? null)}
      onBlur={() => onHover(null)}
    >
      <FullCalendar
        key={`${shown.view} ${shown.day}`}
        plugins={PLUGINS}
        locale={LOCALE}
        // Times are those of clocks in Carolina, wherever the browser is: they are drawn as they stand.
        timeZone="UTC"
        now={`${today}T00:00`}
        initialView={VIEWS[shown.view]}
        initialDate={shown.day}
        headerToolbar={false}
        height="auto"
        fixedWeekCount={false}
        firstDay={0}
        dayMaxEvents={MOST_OF_A_DAY}
        eventDisplay="block"
        eventInteractive
        scrollTime="08:00"
        slotMinTime={events.some(isAtNight) ? '00:00' : '06:00'}
        slotEventOverlap={false}
        slotMaxTime="24:00"
        weekTextLong={t`Week`}
        allDayText={t`All day`}
        moreLinkText={(more) => t`${more} more`}
        moreLinkHint={(more) => t`Show ${more} more of this day`}
        moreLinkClass={styles.more}
        // It opens the day and no window of its own, which the library would tell.
        moreLinkDidMount={({ el }) => {
          el.removeAttribute('aria-haspopup');
          el.removeAttribute('aria-expanded');
        }}
        moreLinkClick={({ date }) => {
          onDay(date.toISOString().slice(0, 10));
        }}
        // The names that the library gives to links above a week leave out what is seen there.
        navLinks={shown.view === 'month'}
        navLinkHint={(_, date) => dayWords(date.toISOString().slice(0, 10))}
        navLinkDayClick={(date) => onDay(date.toISOString().slice(0, 10))}
        events={events.map((event) => ({
          id: keyOf(event),
          title: event.name,
          start: event.start,
          end: event.end,
          allDay: event.allDayEvent,
          extendedProps: { event },
        }))}
        dayCellClass={({ isToday }) => (isToday ? `${styles.today}` : '')}
        dayLaneClass={({ isToday }) => (isToday ? `${styles.today}` : '')}
        eventClass={({ event }) =>
          `${styles.chip} ${styles[CATEGORY_WORDS[eventOf(event).category].tint]} ${event.id === locked ? styles.locked : ''}`
        }
        eventContent={({ event, isShort }) => {
          const shownEvent = eventOf(event);
          const { Icon, label } = CATEGORY_WORDS[shownEvent.category];
          return (
            <span className={styles.chipText} data-event={event.id} data-short={isShort || undefined}>
              <Icon aria-hidden size={14} />
              <span>
                <span className="visually-hidden">{i18n._(label)} </span>
                {shown.view === 'month' && clockOf(shownEvent)} {shownEvent.name}
              </span>
            </span>
          );
        }}
        eventMouseEnter={({ event }) => onHover(event.id)}
        eventMouseLeave={() => onHover(null)}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          onLock(event.id);
        }}
      />
      {shown.view === 'month' && <FullDays events={events} />}
    </div>
  );
}

function eventOf({ extendedProps }: { extendedProps: Record<string, unknown> }): CalendarEvent {
  return extendedProps['event'] as CalendarEvent;
}

/** Whether hours before six are needed to see it. */
function isAtNight({ allDayEvent, start, end }: CalendarEvent): boolean {
  return !allDayEvent && (start.slice(11) < '06:00' || start.slice(0, 10) !== end.slice(0, 10));
}
