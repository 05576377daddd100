import { Trans, useLingui } from '@lingui/react/macro';
import {
  SEARCH_NAME_LONGEST,
  savedSearchMessages,
  savedSearchOperations,
} from '@longleaf/contract/saved-searches';
import { useRef, useState } from 'react';
import { refreshSavedSearches } from '../../data/saved-searches/saved-searches.ts';
import { Form } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { startCommand } from '../../shell/pending-commands/commands.ts';
import { usePerson } from '../../shell/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface SaveSearchDialogProps {
  opened: boolean;
  onClose: () => void;
  /** A name to start from, of at most so many characters. */
  suggestName: (longest: number) => string;
  /** The search as the API keeps it. */
  writeSearch: () => string;
}

/** Asks for a name and keeps the search (MOD-007, VAL-067). A name in use can be replaced. */
export function SaveSearchDialog({ opened, onClose, ...form }: SaveSearchDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Save this search</Trans>}>
      {opened && <SaveForm onClose={onClose} {...form} />}
    </Dialog>
  );
}

function SaveForm({ onClose, suggestName, writeSearch }: Omit<SaveSearchDialogProps, 'opened'>) {
  const { t } = useLingui();
  const person = usePerson();
  const [stored] = useState(() => ({ name: suggestName(SEARCH_NAME_LONGEST) }));
  const replace = useRef(false);
  const form = useForm({
    form: 'save-search',
    operation: savedSearchOperations.saveCampusSearch,
    stored,
    opens: 'always',
    check: ({ name }) => ({ name: name.trim() === '' ? savedSearchMessages.nameNeeded : undefined }),
    toSend: async ({ name }) => {
      const payload = { name: name.trim(), search: writeSearch() };
      if (person) return { body: { ...payload, replace: replace.current } };
      await startCommand({ kind: 'save-search', payload }, `save-search:${payload.name}`);
      return undefined;
    },
    onDone: async () => {
      await refreshSavedSearches();
      onClose();
    },
    done: t`Your search is saved.`,
    failed: t`We could not save your search. Please try again.`,
  });
  const save = (overOld: boolean, fields?: FormData) => {
    replace.current = overOld;
    return form.submit(fields);
  };
  const leave = () => {
    form.cancel();
    onClose();
  };
  return (
    <Form
      form={{ ...form, submit: (fields) => save(false, fields) }}
      label={t`Save this search`}
      buttons={
        <>
          <Button look="main" type="submit" busy={form.busy}>
            <Trans>Save search</Trans>
          </Button>
          {form.errorOf('name') === savedSearchMessages.nameTaken && (
            <Button busy={form.busy} onClick={() => void save(true)}>
              <Trans>Replace the old one</Trans>
            </Button>
          )}
          <Button look="quiet" onClick={leave}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <TextField
        label={<Trans>Name of the search</Trans>}
        maxLength={SEARCH_NAME_LONGEST}
        data-autofocus
        {...form.field('name')}
      />
      {!person && (
        <p className="small soft">
          <Trans>You sign in first. We keep your search while you do.</Trans>
        </p>
      )}
    </Form>
  );
}
