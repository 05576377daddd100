import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SavedProgram } from '@longleaf/contract/saved-programs';
import { useQuery } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { Waiting } from '../../domain/explore/search/explore-results.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Message } from '../../ui/message.tsx';
import { ProgramResult } from '../../domain/programs/program-result.tsx';
import { PROGRAMS_PATH } from '../../domain/programs/programs-path.ts';
import { savedProgramsQuery } from './queries.ts';
import styles from './saved-programs.module.css';
import { useRemovedProgram } from './use-removed-program.ts';

/** The programs a person saved, newest first. */
export function SavedProgramsScreen({ personId }: { personId: string }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, isFetching, refetch } = useQuery(savedProgramsQuery(personId));
  const removal = useRemovedProgram(() => heading.current?.focus());
  const saved = data?.filter(({ id }) => !removal.isGone(id)) ?? [];
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Saved programs</Trans>
      </h1>
      <div role="status" className={styles.notice}>
        {removal.last && (
          <Message kind="info">
            <span className="row row-apart row-wrap">
              <Trans>{removal.last.title} is no longer on your list.</Trans>
              <Button size="small" onClick={() => void removal.undo()}>
                <Trans>Undo</Trans>
              </Button>
            </span>
          </Message>
        )}
      </div>
      {isError && !data && (
        <ErrorState
          title={<Trans>We could not load your saved programs.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !isError && <Waiting label={t`Loading saved programs`} />}
      {data && saved.length === 0 && <NothingSaved />}
      {saved.length > 0 && (
        <>
          <h2 className="visually-hidden">
            <Plural value={saved.length} one="# program, newest first" other="# programs, newest first" />
          </h2>
          <ul className={`plain-list ${styles.list}`}>
            {saved.map((one) => (
              <li key={one.id}>
                <SavedRow saved={one} onRemove={() => void removal.remove(one)} />
              </li>
            ))}
          </ul>
          <p className={`note-text soft ${styles.note}`}>
            <Trans>Only you can see this list. It stays until you remove a program.</Trans>
          </p>
        </>
      )}
    </div>
  );
}

function SavedRow({ saved, onRemove }: { saved: SavedProgram; onRemove: () => void }) {
  const remove = (
    <Button look="quiet" size="small" icon={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
      <Trans>
        Remove <span className="visually-hidden">{saved.title}</span>
      </Trans>
    </Button>
  );
  if (saved.program) return <ProgramResult program={saved.program} actions={remove} />;
  return (
    <div className={`card row row-apart row-wrap ${styles.gone}`}>
      <p>
        <strong>{saved.title}</strong> <Trans>This program is no longer in our list of programs.</Trans>
      </p>
      {remove}
    </div>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      title={<Trans>No saved programs yet</Trans>}
      actions={
        <ButtonLink to={PROGRAMS_PATH} look="main">
          <Trans>Find a program</Trans>
        </ButtonLink>
      }
    >
      <Trans>Press “Save” on a program you like. It will be kept here.</Trans>
    </EmptyState>
  );
}
