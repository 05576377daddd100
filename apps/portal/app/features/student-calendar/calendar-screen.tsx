import { Trans, useLingui } from '@lingui/react/macro';
import { type CalendarEvent, calendarFailures, calendarMessages } from '@longleaf/contract/student-calendar';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import type { WhichDates } from '@longleaf/rules/student-calendar/which-dates';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../kit/page/loaded.tsx';
import { RemovedNotice } from '../../kit/page/removed-notice.tsx';
import { useRemoval } from '../../kit/page/use-removal.ts';
import { useMedia } from '../../lib/use-media.ts';
import { useKeptForms } from '../../shell/drafts/use-kept-forms.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Agenda } from './agenda.tsx';
import { CalendarTools } from './calendar-tools.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { EventDetails } from './event-details.tsx';
import { EventForm } from './event-form.tsx';
import { DRAFTS, draftOf, ofDraft, removedKey, withoutRemoved } from './event-dates.ts';
import { keyOf } from './event-key.ts';
import { calendarQuery, type DeletedDates, deleteEvent } from './queries.ts';
import { rangeOf, type Shown, shownBy } from './shown.ts';
import styles from './student-calendar.module.css';
import { askedEvent, type TypedEvent } from './typed-event.ts';
import { useWhichDates } from './use-which-dates.tsx';
import { dayWords, titleOf } from './words.ts';
import { later } from '../../ui/later.ts';

// Fetched with the first grid that is shown: phones have none.
const EventGrid = later(async () => ({ default: (await import('./event-grid.tsx')).EventGrid }));
const waiting = <Skeleton height={560} />;

interface OpenForm {
  /** What is edited; none for a new event. */
  event?: CalendarEvent;
  dates?: WhichDates;
  asked?: TypedEvent | undefined;
}

/** The calendar of one person: what is in sight stands in the address, what is open does not. */
export function CalendarScreen({ personId, today }: { personId: string; today: CalendarDay }) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const shown = shownBy(address, today);
  const onPhone = useMedia('(max-width: 760px)');
  const [locked, setLocked] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [form, setForm] = useState<OpenForm | null>(() => {
    const asked = askedEvent(address);
    return asked ? { asked } : null;
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const which = useWhichDates();
  const removal = useRemoval<{ id: string; name: string; removes?: DeletedDates }>(({ removes }) =>
    removes ? deleteEvent(removes) : Promise.resolve(undefined),
  );
  const query = useQuery(calendarQuery(personId, shown));
  const events = query.data && withoutRemoved(query.data, removal.isGone);
  // A form that was open when the page was left opens with what was typed in it.
  useKeptForms(DRAFTS, query.data !== undefined, (names) => {
    if (form !== null || !query.data) return;
    const list = query.data;
    const [kept] = names.flatMap((name) => ofDraft(name, list) ?? []);
    if (kept) setForm(kept);
  });

  const show = (part: Partial<Shown>) => {
    const { view, day, category } = { ...shown, ...part };
    setLocked(null);
    setHovered(null);
    setAddress({ view, date: day, category }, { preventScrollReset: true });
  };
  const close = () => {
    setForm(null);
    setLocked(null);
    setHovered(null);
    heading.current?.focus();
    // What another page asked for is done: a reload asks for nothing.
    if (form?.asked) setAddress({}, { replace: true, preventScrollReset: true });
  };
  const acts = {
    onEdit: async (event: CalendarEvent) => {
      const dates = event.repeats === 'never' ? 'all' : await which.ask(event, 'edit');
      if (dates) setForm({ event, dates });
    },
    onDelete: async (event: CalendarEvent) => {
      const { id, date, start } = event;
      const dates = event.repeats === 'never' ? 'all' : await which.ask(event, 'delete');
      if (id === null || !dates) return;
      close();
      const day = dayWords(start.slice(0, 10));
      const names = {
        all: event.whole?.name ?? event.name,
        this: t`${event.name}, ${day}`,
        following: t`${event.name}, from ${day} on,`,
      };
      await removal.remove({
        id: removedKey(id, dates, date),
        name: names[dates],
        removes: { id, dates, date },
      });
    },
  };
  const open = events?.find((event) => keyOf(event) === (locked ?? hovered));
  return (
    <>
      {which.question}
      <CategoryFilter chosen={shown.category} onChoose={(category) => show({ category })} />
      <RemovedNotice removal={removal} nameOf={({ name }) => name} failed={calendarMessages.notDeleted} />
      <div className={styles.screen}>
        <div className={styles.main}>
          <CalendarTools
            personId={personId}
            shown={shown}
            today={today}
            title={titleOf(shown)}
            headingRef={heading}
            adding={form !== null && form.event === undefined}
            onAdd={() => (form === null || form.event ? setForm({}) : close())}
            onShow={show}
          />
          <Loaded
            query={{ ...query, data: events }}
            loading={t`Loading your calendar`}
            skeleton={waiting}
            failed={calendarFailures.notLoaded}
          >
            {(list) => (
              <>
                {(list.length === 0 || onPhone) && (
                  <div className={styles.agendaOf}>
                    {list.length === 0 ? (
                      <NothingPlanned />
                    ) : (
                      <Agenda
                        events={list}
                        from={rangeOf(shown).beginDate}
                        locked={locked}
                        onLock={setLocked}
                        {...acts}
                      />
                    )}
                  </div>
                )}
                {!onPhone && (
                  <Suspense fallback={waiting}>
                    <EventGrid
                      shown={shown}
                      today={today}
                      events={list}
                      locked={locked}
                      onHover={setHovered}
                      onLock={(key) => setLocked(key === locked ? null : key)}
                      onDay={(day) => show({ view: 'day', day })}
                    />
                  </Suspense>
                )}
              </>
            )}
          </Loaded>
        </div>
        {(form !== null || !onPhone) && (
          <div className={styles.beside}>
            {form === null ? (
              <EventDetails
                event={open}
                locked={locked !== null && open !== undefined}
                onClose={close}
                {...acts}
              />
            ) : (
              <EventForm
                key={form.event ? draftOf(form.event, form.dates ?? 'all') : 'new'}
                event={form.event}
                dates={form.dates ?? 'all'}
                asked={form.asked}
                day={shown.day}
                onClose={close}
              />
            )}
          </div>
        )}
      </div>
    </>
  );
}

function NothingPlanned() {
  return (
    <EmptyState title={<Trans>Nothing planned here</Trans>}>
      <Trans>
        Press “Add event” for a date of your own. What is due in your application hub is shown here too, and
        so are the dates of colleges and programs that you saved.
      </Trans>
    </EmptyState>
  );
}
