import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import {
  IconClock,
  IconNotes,
  IconPencil,
  IconPin,
  IconRepeat,
  IconSchool,
  IconTrash,
} from '@tabler/icons-react';
import { wholeDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { isChangedAlone } from './event-dates.ts';
import styles from './student-calendar.module.css';
import { WhoseDate } from './whose-date.tsx';
import { CATEGORY_WORDS, REPEAT_WORDS, whenOf } from './words.ts';

export interface EventActs {
  onEdit: (event: CalendarEvent) => Promise<void>;
  onDelete: (event: CalendarEvent) => Promise<void>;
}

/** All that is known of an event (ST-254). */
export function EventFacts({ event }: { event: CalendarEvent }) {
  const { i18n } = useLingui();
  const until = event.repeatsUntil && wholeDate(event.repeatsUntil);
  const every = i18n._(REPEAT_WORDS[event.repeats]);
  return (
    <ul className={`plain-list ${styles.facts}`}>
      <li>
        <IconClock aria-hidden size={18} />
        <span>
          {whenOf(event)}
          {event.allDayEvent && (
            <span className="small soft">
              <br />
              <Trans>All day</Trans>
            </span>
          )}
        </span>
      </li>
      {event.repeats !== 'never' && (
        <li>
          <IconRepeat aria-hidden size={18} />
          <span>
            {until ? (
              <Trans>
                {every}, until {until}
              </Trans>
            ) : (
              every
            )}
            {isChangedAlone(event) && (
              <span className="small soft">
                <br />
                <Trans>Only this date was changed.</Trans>
              </span>
            )}
          </span>
        </li>
      )}
      {event.schoolName !== '' && (
        <li>
          <IconSchool aria-hidden size={18} />
          {event.schoolName}
        </li>
      )}
      {event.description !== '' && (
        <li className={styles.notes}>
          <IconNotes aria-hidden size={18} />
          {event.description}
        </li>
      )}
      {event.source !== 'own' && (
        <li>
          <IconPencil aria-hidden size={18} />
          <WhoseDate source={event.source} statedBy={event.statedBy} />
        </li>
      )}
    </ul>
  );
}

/** What can be done with an event of one's own; what another feature has is changed there. */
export function EventButtons({ event, onEdit, onDelete }: EventActs & { event: CalendarEvent }) {
  if (event.id === null) return null;
  return (
    <>
      <Button icon={<IconPencil aria-hidden size={18} />} onClick={() => void onEdit(event)}>
        <Trans>Edit</Trans>
      </Button>
      <Button look="quiet" icon={<IconTrash aria-hidden size={18} />} onClick={() => void onDelete(event)}>
        <Trans>Delete</Trans>
      </Button>
    </>
  );
}

interface EventDetailsProps extends EventActs {
  event: CalendarEvent | undefined;
  /** Stays until it is closed (ST-255). */
  locked: boolean;
  onClose: () => void;
}

/** Beside the grid: what is pointed at, or what was pressed. */
export function EventDetails({ event, locked, onClose, ...acts }: EventDetailsProps) {
  const { t, i18n } = useLingui();
  const category = event && CATEGORY_WORDS[event.category];
  return (
    <section
      aria-label={t`Details of the event`}
      className={`card padded ${styles.details}`}
      data-locked={locked || undefined}
      data-print={event ? undefined : 'no'}
    >
      {event && category ? (
        <>
          <p className="row row-apart">
            <span className={styles.tag} data-tint={category.tint}>
              <category.Icon aria-hidden size={16} />
              {i18n._(category.label)}
            </span>
            {locked && (
              <span className={`small soft ${styles.pin}`}>
                <IconPin aria-hidden size={16} />
                <Trans>Stays open</Trans>
              </span>
            )}
          </p>
          <h2 className={styles.name}>{event.name}</h2>
          <EventFacts event={event} />
          {locked && (
            <div className="row row-wrap" data-print="no">
              <EventButtons event={event} {...acts} />
              <Button look="quiet" onClick={onClose}>
                <Trans>Close</Trans>
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <h2 className={styles.name}>
            <Trans>Nothing open</Trans>
          </h2>
          <p className="small">
            <Trans>Point at an event to see its details. Press it to keep them open.</Trans>
          </p>
        </>
      )}
    </section>
  );
}
