import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedEnrichmentProgram } from '@longleaf/contract/saved-enrichment';
import { useQuery } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { savedEnrichment } from '../../data/saved-enrichment/saved-enrichment.ts';
import { SignInForSaved } from '../../domain/explore/search/sign-in-for-saved.tsx';
import { SavedKindsLater } from '../../domain/saved-things/saved-kinds-later.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { RemovedNotice } from '../../kit/page/removed-notice.tsx';
import { Skeletons } from '../../kit/page/skeletons.tsx';
import { useRemoval } from '../../kit/page/use-removal.ts';
import { useSession } from '../../shell/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProgramCard } from './program-card.tsx';
import styles from './program-card.module.css';
import { savedEnrichmentQuery } from './queries.ts';
import { SourceNote } from './source-note.tsx';
import { addressOf, NO_SEARCH } from './search.ts';

interface SavedProgramsProps {
  /** Takes the focus when the card that had it is gone. */
  heading: RefObject<HTMLElement | null>;
  onFind: () => void;
}

const waiting = <Skeletons count={3} height={300} />;

/** What a person saved, newest first; the way to sign in for everybody else. */
export function SavedPrograms(props: SavedProgramsProps) {
  const session = useSession();
  if (session.status === 'signed-in') return <SavedOf personId={session.person.id} {...props} />;
  if (session.status !== 'anonymous') return waiting;
  return (
    <SignInForSaved
      title={<Trans>Sign in to see your saved programs</Trans>}
      returnTo={addressOf({ ...NO_SEARCH, view: 'saved' })}
    />
  );
}

function SavedOf({ personId, heading, onFind }: SavedProgramsProps & { personId: string }) {
  const { t } = useLingui();
  const removal = useRemoval<SavedEnrichmentProgram>(({ id }) => savedEnrichment.remove(id));
  const query = useQuery(savedEnrichmentQuery(personId));
  const nameOf = ({ program }: SavedEnrichmentProgram) => program?.name ?? t`The program`;
  const remove = (saved: SavedEnrichmentProgram) => {
    heading.current?.focus();
    void removal.remove(saved);
  };
  return (
    <>
      <SavedKindsLater current="enrichment" />
      <RemovedNotice removal={removal} nameOf={nameOf} />
      <Loaded
        query={{ ...query, data: query.data?.filter((one) => !removal.isGone(one)) }}
        loading={t`Loading saved programs`}
        skeleton={waiting}
        failed={<Trans>We could not load your saved programs.</Trans>}
        empty={{
          when: (saved) => saved.length === 0,
          shown: (
            <EmptyState
              title={<Trans>No saved programs yet</Trans>}
              actions={
                <Button look="main" onClick={onFind}>
                  <Trans>Find a program</Trans>
                </Button>
              }
            >
              <Trans>Press “Save” on a program you like. It will be kept here.</Trans>
            </EmptyState>
          ),
        }}
      >
        {(saved) => (
          <>
            <ul className={styles.list}>
              {saved.map((one) => (
                <li key={one.id}>
                  <SavedCard saved={one} onRemove={() => remove(one)} />
                </li>
              ))}
            </ul>
            <SourceNote />
          </>
        )}
      </Loaded>
    </>
  );
}

function SavedCard({ saved, onRemove }: { saved: SavedEnrichmentProgram; onRemove: () => void }) {
  const name = saved.program?.name ?? saved.id;
  const remove = (
    <Button look="quiet" size="small" icon={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
      <Trans>
        Remove <span className="visually-hidden">{name}</span>
      </Trans>
    </Button>
  );
  if (saved.program) return <ProgramCard program={saved.program} actions={remove} />;
  return (
    <div className={`card ${styles.card}`}>
      <div className={styles.body}>
        <p>
          <Trans>A program that you saved is no longer in our list.</Trans>
        </p>
        {remove}
      </div>
    </div>
  );
}
