import { Trans, useLingui } from '@lingui/react/macro';
import {
  NOTES_LIMIT,
  type SavedCollege,
  savedCollegeMessages,
  savedCollegeOperations,
} from '@longleaf/contract/saved-colleges';
import { complainAboutLength } from '@longleaf/rules/words/text-length';
import { IconPencil } from '@tabler/icons-react';
import { SAVED_COLLEGES } from '../../data/saved-colleges/queries.ts';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { Form, FormButtons } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useOpener } from '../../kit/form/use-opener.ts';
import { BelowCard } from '../../kit/page/below-card.tsx';
import { Facts } from '../../kit/page/facts.tsx';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { Button } from '../../ui/button.tsx';

/** What a person noted about a saved college, read and changed below its card (API-097). */
export function SavedNotes({ saved, name }: { saved: SavedCollege; name: string }) {
  const { t } = useLingui();
  const form = useForm({
    form: `saved-college-notes:${saved.organizationID}`,
    operation: savedCollegeOperations.updateSavedCollege,
    stored: { notes: saved.notes, campusNotes: saved.campusNotes },
    check: ({ notes, campusNotes }) => ({
      notes: complainAboutLength(notes, NOTES_LIMIT),
      campusNotes: complainAboutLength(campusNotes, NOTES_LIMIT),
    }),
    toSend: (values) => ({ body: { id: saved.id, ...values } }),
    onDone: () => refreshOwn(SAVED_COLLEGES),
    done: t`Your notes are saved.`,
    failed: savedCollegeMessages.updateFailed,
  });
  const { button, fields, open } = useOpener(form.editing, form.edit);
  if (form.editing) {
    return (
      <BelowCard>
        <Form
          ref={fields}
          form={form}
          label={t`Notes about ${name}`}
          buttons={
            <FormButtons busy={form.busy} onCancel={form.cancel}>
              <Trans>Save notes</Trans>
            </FormButtons>
          }
        >
          <TextArea label={<Trans>Notes</Trans>} most={NOTES_LIMIT} rows={3} {...form.field('notes')} />
          <TextArea
            label={<Trans>Notes from a campus visit</Trans>}
            most={NOTES_LIMIT}
            rows={3}
            {...form.field('campusNotes')}
          />
        </Form>
      </BelowCard>
    );
  }
  const kept = [
    [t`Notes`, saved.notes],
    [t`Notes from a campus visit`, saved.campusNotes],
  ].filter((fact): fact is [string, string] => fact[1] !== '');
  return (
    <BelowCard>
      {kept.length > 0 && <Facts facts={kept} />}
      <Button
        ref={button}
        look="quiet"
        size="small"
        icon={<IconPencil size={18} aria-hidden />}
        onClick={open}
      >
        {kept.length > 0 ? <Trans>Edit notes</Trans> : <Trans>Add notes</Trans>}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </BelowCard>
  );
}
