import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { type EventActs, EventButtons, EventFacts } from './event-details.tsx';
import { keyOf } from './event-key.ts';
import styles from './student-calendar.module.css';
import { CATEGORY_WORDS, clockOf, dayWords } from './words.ts';

interface AgendaProps extends EventActs {
  events: readonly CalendarEvent[];
  /** The first day in sight: what began before stands there. */
  from: CalendarDay;
  locked: string | null;
  onLock: (key: string | null) => void;
}

/** Events one below the other, by day; the one that was pressed is open in its place. */
export function Agenda({ events, from, locked, onLock, ...acts }: AgendaProps) {
  const dayOf = ({ start }: CalendarEvent) => (start.slice(0, 10) < from ? from : start.slice(0, 10));
  const days = [...Map.groupBy(events, dayOf)].toSorted(([one], [other]) => one.localeCompare(other));
  return days.map(([day, list]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`} className={styles.day}>
        {dayWords(day)}
      </h3>
      <ul className={`plain-list ${styles.agenda}`}>
        {list.map((event) => {
          const key = keyOf(event);
          return (
            <li key={key}>
              <AgendaEvent
                event={event}
                open={key === locked}
                onPress={() => onLock(key === locked ? null : key)}
                {...acts}
              />
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

interface AgendaEventProps extends EventActs {
  event: CalendarEvent;
  open: boolean;
  onPress: () => void;
}

function AgendaEvent({ event, open, onPress, ...acts }: AgendaEventProps) {
  const { i18n } = useLingui();
  const { Icon, label, tint } = CATEGORY_WORDS[event.category];
  const category = i18n._(label);
  const clock = clockOf(event);
  return (
    <div className={styles.entry} data-tint={tint}>
      <button type="button" aria-expanded={open} onClick={onPress}>
        <Icon aria-hidden size={18} />
        <span>
          <strong>{event.name}</strong>
          <br />
          <span className="small">
            {clock === null ? (
              <Trans>{category}, all day</Trans>
            ) : (
              <Trans>
                {category}, {clock}
              </Trans>
            )}
          </span>
        </span>
      </button>
      {open && (
        <div className={styles.opened}>
          <EventFacts event={event} />
          <div className="row row-wrap" data-print="no">
            <EventButtons event={event} {...acts} />
          </div>
        </div>
      )}
    </div>
  );
}
