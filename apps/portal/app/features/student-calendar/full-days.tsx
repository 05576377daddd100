import { Trans } from '@lingui/react/macro';
import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import { useMemo } from 'react';
import { keyOf } from './event-key.ts';
import { fullDaysOf } from './full-days-of.ts';
import styles from './student-calendar.module.css';
import { clockOf, dayWords } from './words.ts';

/** On paper nobody can press '2 more': below the month stand those of its days that hold more than it shows. */
export function FullDays({ events }: { events: readonly CalendarEvent[] }) {
  // The grid is drawn again with each event that is pointed at.
  const days = useMemo(() => fullDaysOf(events), [events]);
  return (
    <div className={styles.fullDays}>
      {days.map(([day, list]) => (
        <section key={day}>
          <h3 className={styles.day}>
            <Trans>All of {dayWords(day)}</Trans>
          </h3>
          <ul className="plain-list">
            {list.map((event) => (
              <li key={keyOf(event)}>
                {clockOf(event)} <strong>{event.name}</strong>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
