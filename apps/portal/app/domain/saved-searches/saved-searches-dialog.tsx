import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { usePerson } from '../../shell/session/session.ts';
import { beginSignIn } from '../../shell/session/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { savedSearchesQuery } from '../../data/saved-searches/saved-searches.ts';
import { SavedSearchEntry } from './saved-search-entry.tsx';

interface SavedSearchesDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Shows a search as the API kept it; false when it can no longer be read. */
  onOpen: (search: string) => boolean;
}

/** The searches a person kept: open, rename, delete (MOD-009). */
export function SavedSearchesDialog({ opened, onClose, onOpen }: SavedSearchesDialogProps) {
  const { t } = useLingui();
  const person = usePerson();
  const list = useRef<HTMLUListElement>(null);
  const searches = useQuery({ ...savedSearchesQuery(person?.id ?? ''), enabled: opened && person !== null });
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Saved searches</Trans>} size={560}>
      {person === null && (
        <>
          <p>
            <Trans>Sign in to see the searches you saved.</Trans>
          </p>
          <DialogButtons>
            <Button look="main" onClick={() => void beginSignIn()}>
              <Trans>Sign in</Trans>
            </Button>
          </DialogButtons>
        </>
      )}
      {person !== null && searches.isPending && (
        <Loading label={t`Loading your saved searches`}>
          <Skeleton height={132} />
        </Loading>
      )}
      {searches.isError && (
        <ErrorState
          title={<Trans>We could not load your saved searches.</Trans>}
          onRetry={() => void searches.refetch()}
          busy={searches.isFetching}
        />
      )}
      {searches.data?.length === 0 && (
        <p>
          <Trans>You have not saved a search yet. Set some filters, then choose “Save search”.</Trans>
        </p>
      )}
      <ul className="plain-list" ref={list} tabIndex={-1} aria-label={t`Saved searches`}>
        {searches.data?.map((saved) => (
          <SavedSearchEntry
            key={saved.id}
            saved={saved}
            onDeleted={() => list.current?.focus()}
            onOpen={() => onOpen(saved.search)}
          />
        ))}
      </ul>
    </Dialog>
  );
}
