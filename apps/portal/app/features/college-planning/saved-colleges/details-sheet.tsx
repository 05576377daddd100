import { Trans, useLingui } from '@lingui/react/macro';
import {
  NOTES_LIMIT,
  type SavedCollege,
  savedCollegeMessages,
  savedCollegeOperations,
} from '@longleaf/contract/saved-colleges';
import { complainAboutLength } from '@longleaf/rules/words/text-length';
import { complainAboutActions, type TrackedActionId } from '@longleaf/rules/saved-colleges/tracked-actions';
import { useToday } from '../../../lib/today.ts';
import { SAVED_COLLEGES } from '../../../data/saved-colleges/queries.ts';
import { nameOfSaved } from '../../../domain/saved-colleges/use-college-removal.tsx';
import { TextArea } from '../../../kit/fields/text-area.tsx';
import { Form, FormButtons } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { refreshOwn } from '../../../shell/session/refresh-own.ts';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ACTION_COLUMNS } from './action-words.ts';

type Day = `day${TrackedActionId}`;
type Typed = { notes: string; campusNotes: string } & Record<Day, string>;

const dayOf = (id: TrackedActionId): Day => `day${id}`;

/** On which days things were done about a saved college, and what the student noted. */
export function DetailsSheet({ saved, onClose }: { saved: SavedCollege; onClose: () => void }) {
  const name = nameOfSaved(saved);
  return (
    <SideSheet opened onClose={onClose} title={<Trans>{name}: dates and notes</Trans>}>
      <Details saved={saved} onClose={onClose} />
    </SideSheet>
  );
}

function daysOf({ actions }: SavedCollege): Record<Day, string> {
  const days = ACTION_COLUMNS.map(({ id }) => [
    dayOf(id),
    actions.find(({ questionID }) => questionID === id)?.doneOn ?? '',
  ]);
  return Object.fromEntries(days) as Record<Day, string>;
}

function Details({ saved, onClose }: { saved: SavedCollege; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const done = ACTION_COLUMNS.filter(({ id }) => saved.actions.some(({ questionID }) => questionID === id));
  const stored = { notes: saved.notes, campusNotes: saved.campusNotes, ...daysOf(saved) };
  const today = useToday();
  const form = useForm({
    form: `planned-college:${saved.organizationID}`,
    operation: savedCollegeOperations.updateSavedCollege,
    stored,
    opens: 'open',
    check: (typed: Typed) => ({
      notes: complainAboutLength(typed.notes, NOTES_LIMIT),
      campusNotes: complainAboutLength(typed.campusNotes, NOTES_LIMIT),
      ...Object.fromEntries(
        done.map(({ id }) => [
          dayOf(id),
          complainAboutActions([{ id, doneOn: typed[dayOf(id)] || null }], today),
        ]),
      ),
    }),
    toSend: (typed) => ({
      query: {},
      body: {
        id: saved.id,
        notes: typed.notes,
        campusNotes: typed.campusNotes,
        actions: done.map(({ id }) => ({ questionID: id, doneOn: typed[dayOf(id)] || null })),
      },
    }),
    onDone: async () => {
      await refreshOwn(SAVED_COLLEGES);
      onClose();
    },
    done: t`Saved colleges changes have been saved.`,
    failed: savedCollegeMessages.updateFailed,
  });
  const cancel = () => {
    form.cancel();
    onClose();
  };
  return (
    <Form
      form={form}
      label={t`Dates and notes`}
      buttons={
        <FormButtons busy={form.busy} onCancel={cancel}>
          <Trans>Save changes</Trans>
        </FormButtons>
      }
    >
      {done.length === 0 && (
        <p className="soft">
          <Trans>Check off what is done in the list. Then you can change its date here.</Trans>
        </p>
      )}
      {done.map(({ id, name }) => (
        <TextField
          key={id}
          type="date"
          label={i18n._(name)}
          help={<Trans>You can leave the date empty.</Trans>}
          min="1899-01-01"
          max={today}
          {...form.field(dayOf(id))}
        />
      ))}
      <TextArea label={<Trans>Notes</Trans>} most={NOTES_LIMIT} rows={3} {...form.field('notes')} />
      <TextArea
        label={<Trans>Notes from a campus visit</Trans>}
        most={NOTES_LIMIT}
        rows={3}
        {...form.field('campusNotes')}
      />
    </Form>
  );
}
