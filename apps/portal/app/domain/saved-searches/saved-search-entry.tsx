import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import { SEARCH_NAME_LONGEST, type SavedSearch } from '@longleaf/contract/saved-searches';
import { type ReactNode, useState } from 'react';
import { logFailedCall } from '../../lib/log-failed-call.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { deleteSearch, lookAtSearch, renameSearch } from '../../data/saved-searches/saved-searches.ts';
import { residencyOfTab } from '../residency/use-residency.ts';
import { ChangedMatches } from './changed-matches.tsx';
import styles from './saved-searches.module.css';

interface SavedSearchEntryProps {
  saved: SavedSearch;
  /** What it searches for, below its name. */
  filters?: ReactNode;
  /** Shows the search; false when it can no longer be read. */
  onOpen: () => boolean | Promise<boolean>;
  /** After it was deleted: the focus needs another place. */
  onDeleted: () => void;
}

type Mode = 'shown' | 'renaming' | 'deleting';

const focusNow = (element: HTMLElement | null) => element?.focus();

/** One saved search. Renaming and deleting happen in its own row. */
export function SavedSearchEntry({ saved, filters, onOpen, onDeleted }: SavedSearchEntryProps) {
  const { t } = useLingui();
  const [mode, setMode] = useState<Mode>('shown');
  const [name, setName] = useState(saved.name);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [touched, setTouched] = useState(false);
  const hidden = <span className="visually-hidden">{saved.name}</span>;

  // What was typed or went wrong before is not part of the next attempt.
  const change = (next: Mode) => {
    setTouched(true);
    setName(saved.name);
    setTrouble(null);
    setMode(next);
  };
  const attempt = async (work: () => Promise<void>, failed: string) => {
    setBusy(true);
    setTrouble(null);
    try {
      await work();
      setMode('shown');
    } catch (error) {
      logFailedCall('saved searches', error);
      const reason = error instanceof ApiError ? error.modelState['name']?.[0] : undefined;
      setTrouble(reason ?? failed);
    } finally {
      setBusy(false);
    }
  };
  const rename = () =>
    attempt(() => renameSearch(saved.id, name), t`We could not rename the search. Try again.`);
  const remove = () =>
    attempt(
      async () => {
        await deleteSearch(saved.id);
        onDeleted();
      },
      t`We could not delete the search. Try again.`,
    );

  const open = async () => {
    if (await onOpen()) void lookAtSearch(saved.id, residencyOfTab());
    else setTrouble(t`This search can no longer be read.`);
  };

  if (mode === 'renaming') {
    return (
      <li>
        <form
          noValidate
          className={styles.entry}
          onSubmit={(event) => {
            event.preventDefault();
            void rename();
          }}
        >
          <TextField
            label={<Trans>New name</Trans>}
            value={name}
            maxLength={SEARCH_NAME_LONGEST}
            error={trouble}
            onChange={(event) => setName(event.currentTarget.value)}
            ref={focusNow}
          />
          <Button type="submit" busy={busy}>
            <Trans>Rename</Trans>
          </Button>
          <Button look="quiet" onClick={() => change('shown')}>
            <Trans>Cancel</Trans>
          </Button>
        </form>
      </li>
    );
  }
  return (
    <li className={styles.entry}>
      <span>
        {mode === 'deleting' ? (
          <strong>
            <Trans>Delete “{saved.name}”?</Trans>
          </strong>
        ) : (
          <button type="button" className={styles.open} onClick={() => void open()}>
            {saved.name}
          </button>
        )}
        {mode === 'shown' && filters}
        {mode === 'shown' && <ChangedMatches saved={saved} />}
        {trouble && <span role="alert">{trouble}</span>}
      </span>
      {mode === 'deleting' ? (
        <>
          <Button busy={busy} onClick={() => void remove()} ref={focusNow}>
            <Trans>Delete {hidden}</Trans>
          </Button>
          <Button look="quiet" onClick={() => change('shown')}>
            <Trans>Keep {hidden}</Trans>
          </Button>
        </>
      ) : (
        <>
          <Button
            look="quiet"
            size="small"
            ref={touched ? focusNow : null}
            onClick={() => change('renaming')}
          >
            <Trans>Rename {hidden}</Trans>
          </Button>
          <Button look="quiet" size="small" onClick={() => change('deleting')}>
            <Trans>Delete {hidden}</Trans>
          </Button>
        </>
      )}
    </li>
  );
}
