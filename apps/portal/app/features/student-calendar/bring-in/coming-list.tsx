import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ComingEvent, ImportPreview } from '@longleaf/contract/student-calendar-import';
import { useState } from 'react';
import { wholeDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { dayWords, REPEAT_WORDS, whenOf } from '../words.ts';
import styles from './bring-in.module.css';
import { NOTE_WORDS, REASON_WORDS } from './import-words.ts';

/** Rows that are shown at once: a file can have thousands. */
const AT_ONCE = 50;

interface ComingListProps {
  events: readonly ComingEvent[];
  chosen: ReadonlySet<string>;
  onChoose: (key: string) => void;
}

/** The events of a file with a box each; what was brought in before has none. */
export function ComingList({ events, chosen, onChoose }: ComingListProps) {
  const { t } = useLingui();
  const [most, setMost] = useState(AT_ONCE);
  return (
    <>
      <ul className={`plain-list ${styles.list}`} aria-label={t`Events in this file`}>
        {events.slice(0, most).map((event) => (
          <li key={event.key}>
            {event.adds > 0 ? (
              <CheckBox checked={chosen.has(event.key)} onChange={() => onChoose(event.key)}>
                <EventWords event={event} />
              </CheckBox>
            ) : (
              <div className={styles.there}>
                <EventWords event={event} />
                <Tag tone="good">
                  <Trans>In your calendar already</Trans>
                </Tag>
              </div>
            )}
          </li>
        ))}
      </ul>
      <More left={events.length - most} onMore={() => setMost(most + AT_ONCE)} />
    </>
  );
}

function EventWords({ event }: { event: ComingEvent }) {
  const { i18n } = useLingui();
  const { name, repeats, repeatsUntil, lastDay, adds, notes, isOver } = event;
  const until = repeatsUntil && wholeDate(repeatsUntil);
  const every = i18n._(REPEAT_WORDS[repeats]);
  const last = lastDay && dayWords(lastDay);
  return (
    <span className={styles.words}>
      <strong>{name === '' ? <Trans>Event without a name</Trans> : name}</strong>
      <span className="small">
        {whenOf(event)}
        {isOver && (
          <>
            {' '}
            <Trans>(over)</Trans>
          </>
        )}
      </span>
      {repeats !== 'never' && (
        <span className="small">
          {until ? (
            <Trans>
              {every}, until {until}
            </Trans>
          ) : (
            every
          )}
        </span>
      )}
      {last && adds > 0 && (
        <span className="small">
          <Plural
            value={adds}
            one={`It comes in as # single event, the last on ${last}.`}
            other={`It comes in as # single events, the last on ${last}.`}
          />
        </span>
      )}
      {notes.map(
        (note) =>
          note !== 'single-dates' && (
            <span key={note} className="small soft">
              {i18n._(NOTE_WORDS[note])}
            </span>
          ),
      )}
    </span>
  );
}

/** What does not come in, and why. */
export function LeftOutList({ leftOut }: Pick<ImportPreview, 'leftOut'>) {
  const { i18n } = useLingui();
  const [most, setMost] = useState(AT_ONCE);
  return (
    <section aria-labelledby="left-out">
      <h3 id="left-out" className={styles.heading}>
        <Plural value={leftOut.length} one="# does not come in" other="# do not come in" />
      </h3>
      <ul className={`plain-list ${styles.list}`}>
        {leftOut.slice(0, most).map(({ name, start, reason }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list does not change, and two may say the same
          <li key={place} className={styles.words}>
            <strong>{name ?? <Trans>Event without a name</Trans>}</strong>
            {start !== null && <span className="small">{dayWords(start.slice(0, 10))}</span>}
            <span className="small soft">{i18n._(REASON_WORDS[reason])}</span>
          </li>
        ))}
      </ul>
      <More left={leftOut.length - most} onMore={() => setMost(most + AT_ONCE)} />
    </section>
  );
}

function More({ left, onMore }: { left: number; onMore: () => void }) {
  if (left <= 0) return null;
  return (
    <Button size="small" onClick={onMore}>
      <Plural value={Math.min(left, AT_ONCE)} one="Show # more" other="Show # more" />
    </Button>
  );
}
