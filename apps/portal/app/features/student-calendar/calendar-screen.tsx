import { Trans, useLingui } from '@lingui/react/macro';
import { type CalendarEvent, calendarFailures, calendarMessages } from '@longleaf/contract/student-calendar';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../kit/page/loaded.tsx';
import { RemovedNotice } from '../../kit/page/removed-notice.tsx';
import { useRemoval } from '../../kit/page/use-removal.ts';
import { useMedia } from '../../lib/use-media.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Agenda } from './agenda.tsx';
import { CalendarTools } from './calendar-tools.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { EventDetails } from './event-details.tsx';
import { EventForm } from './event-form.tsx';
import { keyOf } from './event-key.ts';
import { calendarQuery, deleteEvent } from './queries.ts';
import { rangeOf, type Shown, shownBy } from './shown.ts';
import styles from './student-calendar.module.css';
import { askedEvent, type TypedEvent } from './typed-event.ts';
import { titleOf } from './words.ts';

// Fetched with the first grid that is shown: phones have none.
const EventGrid = lazy(async () => ({ default: (await import('./event-grid.tsx')).EventGrid }));
const waiting = <Skeleton height={560} />;

/** The calendar of one person: what is in sight stands in the address, what is open does not. */
export function CalendarScreen({ personId, today }: { personId: string; today: CalendarDay }) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const shown = shownBy(address, today);
  const onPhone = useMedia('(max-width: 760px)');
  const [locked, setLocked] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [form, setForm] = useState<{ event?: CalendarEvent; asked?: TypedEvent | undefined } | null>(() => {
    const asked = askedEvent(address);
    return asked ? { asked } : null;
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval<{ id: number; name: string }>(({ id }) => deleteEvent(id));
  const query = useQuery(calendarQuery(personId, shown));
  const events = query.data?.filter(({ id, name }) => id === null || !removal.isGone({ id, name }));

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
    onEdit: (event: CalendarEvent) => setForm({ event }),
    onDelete: ({ id, name }: CalendarEvent) => {
      if (id === null) return;
      close();
      void removal.remove({ id, name });
    },
  };
  const open = events?.find((event) => keyOf(event) === (locked ?? hovered));
  return (
    <>
      <CategoryFilter chosen={shown.category} onChoose={(category) => show({ category })} />
      <RemovedNotice removal={removal} nameOf={({ name }) => name} failed={calendarMessages.notDeleted} />
      <div className={styles.screen}>
        <div className={styles.main}>
          <CalendarTools
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
                key={form.event?.id ?? 'new'}
                event={form.event}
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
        Press “Add event” for a date of your own. What is due in your application hub, and what colleges and
        programs that you saved state, comes by itself.
      </Trans>
    </EmptyState>
  );
}
