import { Trans, useLingui } from '@lingui/react/macro';
import {
  type CalendarEvent,
  calendarMessages,
  studentCalendarOperations as operations,
} from '@longleaf/contract/student-calendar';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { CALENDAR_CATEGORIES } from '@longleaf/rules/student-calendar/categories';
import type { WhichDates } from '@longleaf/rules/student-calendar/which-dates';
import { REPEATS } from '@longleaf/rules/student-calendar/recurrences';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { Form, FormButtons } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { DRAFTS, draftOf } from './event-dates.ts';
import { refreshCalendar } from './queries.ts';
import styles from './student-calendar.module.css';
import {
  complainAboutEnd,
  eventFrom,
  newEvent,
  timeFrom,
  type TypedEvent,
  typedFrom,
} from './typed-event.ts';
import { CATEGORY_WORDS, REPEAT_WORDS } from './words.ts';

const DATES_WORDS: Record<WhichDates, ReactNode> = {
  all: <Trans>You change all dates of this event. These are the times of the first one.</Trans>,
  this: <Trans>You change this date alone. All others stay as they are.</Trans>,
  following: <Trans>You change this date and all after it. Earlier dates stay as they are.</Trans>,
};

interface EventFormProps {
  /** What is edited (ST-256); a new one where it is not there. */
  event?: CalendarEvent | undefined;
  /** Which of its dates. */
  dates?: WhichDates;
  /** On which a new one is. */
  day: CalendarDay;
  /** What a new one says already, where another page asks for it. */
  asked?: TypedEvent | undefined;
  onClose: () => void;
}

/** The fields of an event, new or edited. */
export function EventForm({ event, dates = 'all', day, asked, onClose }: EventFormProps) {
  const { t, i18n } = useLingui();
  const [stored] = useState(() => (event ? typedFrom(event, dates) : (asked ?? newEvent(day))));
  const fields = useRef<HTMLFormElement>(null);
  const id = event?.id ?? null;
  const form = useForm<TypedEvent, typeof operations.updateStudentEvent>({
    form: event ? draftOf(event, dates) : asked ? `${DRAFTS}new:${asked.name}` : `${DRAFTS}new`,
    // Both take an event and give its id; a new one has none to send.
    operation: (id === null
      ? operations.saveStudentEvent
      : operations.updateStudentEvent) as typeof operations.updateStudentEvent,
    stored,
    opens: 'open',
    check: (typed) => ({
      name: typed.name.trim() === '' ? t`Enter a name` : undefined,
      start: typed.start === '' ? t`Enter a date and a time` : undefined,
      end: typed.end === '' ? t`Enter a date and a time` : complainAboutEnd(typed),
    }),
    toSend: (typed) => ({
      body: {
        ...(eventFrom(typed, event?.applicationDefinitionId ?? null) as object),
        ...(id !== null && { id, dates, date: event?.date ?? null }),
      } as { id: number } & ReturnType<typeof eventFrom> & { category: 'Unfiled' },
    }),
    onDone: async () => {
      await refreshCalendar();
      onClose();
    },
    done: t`Your event is saved.`,
    failed: id === null ? calendarMessages.notSaved : calendarMessages.notEdited,
  });
  useEffect(() => fields.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const { allDayEvent, repeats } = form.values;
  const time = (name: 'start' | 'end') => {
    const field = form.field(name);
    return allDayEvent
      ? { ...field, type: 'date', value: field.value.slice(0, 10) }
      : { ...field, type: 'datetime-local', value: timeFrom(field.value) };
  };
  return (
    <section className={`card padded ${styles.form}`} aria-labelledby="event-form" data-print="no">
      <h2 id="event-form" className={styles.name}>
        {event ? <Trans>Edit the event</Trans> : <Trans>New event</Trans>}
      </h2>
      <Form
        ref={fields}
        form={form}
        label={event ? t`Edit the event` : t`New event`}
        buttons={
          <FormButtons
            busy={form.busy}
            onCancel={() => {
              form.cancel();
              onClose();
            }}
          >
            <Trans>Save event</Trans>
          </FormButtons>
        }
      >
        <TextField label={<Trans>What is it?</Trans>} autoComplete="off" {...form.field('name')} />
        <SelectField label={<Trans>Category</Trans>} {...form.field('category')}>
          {CALENDAR_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {i18n._(CATEGORY_WORDS[category].label)}
            </option>
          ))}
        </SelectField>
        <CheckBox {...form.box('allDayEvent')}>
          <Trans>All day</Trans>
        </CheckBox>
        <TextField label={<Trans>Starts</Trans>} {...time('start')} />
        <TextField label={allDayEvent ? <Trans>Last day</Trans> : <Trans>Ends</Trans>} {...time('end')} />
        {dates !== 'this' && (
          <SelectField label={<Trans>Repeats</Trans>} {...form.field('repeats')}>
            {REPEATS.map((one) => (
              <option key={one} value={one}>
                {i18n._(REPEAT_WORDS[one])}
              </option>
            ))}
          </SelectField>
        )}
        {dates !== 'this' && repeats !== 'never' && (
          <TextField label={<Trans>Until (optional)</Trans>} type="date" {...form.field('repeatsUntil')} />
        )}
        {event && event.repeats !== 'never' && <p className="small soft">{DATES_WORDS[dates]}</p>}
        <TextField
          label={<Trans>College (optional)</Trans>}
          autoComplete="off"
          {...form.field('schoolName')}
        />
        <TextArea label={<Trans>Notes (optional)</Trans>} most={4000} {...form.field('description')} />
        <p className="small soft">
          <Trans>Times are in North Carolina time. Only you can see your events.</Trans>
        </p>
      </Form>
    </section>
  );
}
