import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import { SEARCH_NAME_LONGEST, savedSearchMessages } from '@longleaf/contract/saved-searches';
import { useState } from 'react';
import { useDraft } from '../../shell/drafts/use-draft.ts';
import { startCommand } from '../../shell/pending-commands/commands.ts';
import { usePerson } from '../../shell/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { keepSearch } from '../../data/saved-searches/saved-searches.ts';
import styles from './saved-searches.module.css';

interface SaveSearchDialogProps {
  opened: boolean;
  onClose: () => void;
  /** A name to start from, of at most so many characters. */
  suggestName: (longest: number) => string;
  /** The search as the API keeps it. */
  writeSearch: () => string;
}

type Trouble = { text: string; taken: boolean };

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
  const [name, setName] = useState(() => suggestName(SEARCH_NAME_LONGEST));
  const [touched, setTouched] = useState(false);
  const dropDraft = useDraft('save-search', { values: name, touched, onRestore: setName });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);

  const save = async (replace: boolean) => {
    const wanted = name.trim();
    if (wanted === '') return setTrouble({ text: savedSearchMessages.nameNeeded, taken: false });
    const text = writeSearch();
    if (!person) {
      return startCommand(
        { kind: 'save-search', payload: { name: wanted, search: text } },
        `save-search:${wanted}`,
      );
    }
    setBusy(true);
    try {
      await keepSearch(wanted, text, replace);
      void dropDraft();
      showToast({ kind: 'done', text: t`Your search is saved.` });
      onClose();
    } catch (error) {
      const reason = error instanceof ApiError ? error.modelState['name']?.[0] : undefined;
      setTrouble({
        text: reason ?? t`We could not save your search. Nothing is lost: try again.`,
        taken: reason === savedSearchMessages.nameTaken,
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(false);
      }}
    >
      <TextField
        label={<Trans>Name of the search</Trans>}
        value={name}
        maxLength={SEARCH_NAME_LONGEST}
        error={trouble && <span role="alert">{trouble.text}</span>}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setTouched(true);
          setTrouble(null);
        }}
        data-autofocus
      />
      {!person && (
        <p className="small soft" style={{ marginTop: 10 }}>
          <Trans>You sign in first. Your search is kept on the way.</Trans>
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="main" type="submit" busy={busy}>
          <Trans>Save search</Trans>
        </Button>
        {trouble?.taken && (
          <Button busy={busy} onClick={() => void save(true)}>
            <Trans>Replace the old one</Trans>
          </Button>
        )}
        <Button
          look="quiet"
          onClick={() => {
            void dropDraft();
            onClose();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
