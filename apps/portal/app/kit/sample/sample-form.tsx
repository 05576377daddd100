import { useState } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import { TextField } from '../../ui/text-field.tsx';
import { CheckGroup } from '../fields/check-group.tsx';
import { ChoiceCards } from '../fields/choice-cards.tsx';
import { DayField } from '../fields/day-field.tsx';
import { isDayOrNothing } from '../fields/day-parts.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { numberInText } from '../fields/number-text.ts';
import { TextArea } from '../fields/text-area.tsx';
import { Form, FormButtons } from '../form/form.tsx';
import { EditableSection } from '../form/editable-section.tsx';
import { useForm } from '../form/use-form.ts';
import { Facts } from '../page/facts.tsx';
import { Part } from './part.tsx';
import { sampleApi, type SampleNote, saveNote } from './sample-api.ts';

const EMPTY: SampleNote = { name: '', note: '', day: '', amount: '', way: [], topics: [] };
const MOST = 60;
const TOPICS = ['Sports', 'Music', 'Science'].map((label) => ({ value: label.toLowerCase(), label }));
const WAYS = [
  { value: 'mail', label: 'By mail', text: 'Takes a week' },
  { value: 'email', label: 'By email', text: 'Today' },
];

/** A form with every kind of field: 'taken' as the name is refused, 'broken' fails, anything else is saved. */
export function SampleForm() {
  const [stored, setStored] = useState(EMPTY);
  const form = useForm({
    form: 'sample:note',
    operation: saveNote,
    fetchApi: sampleApi,
    stored,
    opens: 'always',
    check: ({ name, note, day, amount, way }) => ({
      name: name.trim() === '' ? 'Enter a name.' : undefined,
      note: note.length > MOST ? `Use at most ${MOST} characters.` : undefined,
      day: isDayOrNothing(day) ? undefined : 'Enter a day that the calendar has.',
      amount: numberInText(amount) === undefined ? 'Enter a number, such as 10,476.' : undefined,
      way: way.length === 0 ? 'Choose how it is sent.' : undefined,
    }),
    toSend: ({ name, note }) => ({ body: { name: name.trim(), note } }),
    done: 'Your note is saved.',
    undo: () => () => {
      setStored(stored);
      showToast({ kind: 'done', text: 'Your note is as it was.' });
    },
    onDone: (_answer, values) => setStored(values),
  });
  return (
    <Part id="form" name="Form">
      <Form form={form} label="Note" buttons={<FormButtons busy={form.busy}>Save note</FormButtons>}>
        <TextField label="Name of the note" {...form.field('name')} />
        <TextArea
          label="Note (optional)"
          help="What you want to remember."
          most={MOST}
          {...form.field('note')}
        />
        <FieldGroup look="part" legend="When and how much" help="A part of a long form.">
          <DayField legend="Day (optional)" {...form.bind('day')} />
          <NumberField label="Amount (optional)" before="$" {...form.field('amount')} />
        </FieldGroup>
        <ChoiceCards
          legend="How it is sent"
          choose="one"
          columns={2}
          options={WAYS}
          name="way"
          chosen={form.values.way}
          error={form.errorOf('way')}
          onChosen={(way) => form.set({ way })}
        />
        <CheckGroup legend="Topics (optional)" options={TOPICS} {...form.boxes('topics')} />
      </Form>
    </Part>
  );
}

/** A section that is read first; its text is never kept, so leaving asks. */
export function SampleSection() {
  const [stored, setStored] = useState({ name: 'Aunt June', note: '' });
  const form = useForm({
    form: 'sample:section',
    operation: saveNote,
    fetchApi: sampleApi,
    stored,
    typed: 'asked-about',
    toSend: (values) => ({ body: values }),
    done: 'Your contact is saved.',
    failed: 'An error occurred saving your contact.',
    onDone: (_answer, values) => setStored(values),
  });
  return (
    <Part id="section" name="Section">
      <EditableSection
        id="contact"
        title="Contact"
        form={form}
        view={
          <Facts
            facts={[
              ['Name', stored.name],
              ['Note', stored.note],
            ]}
          />
        }
      >
        <TextField label="Name of the contact" {...form.field('name')} />
      </EditableSection>
    </Part>
  );
}
