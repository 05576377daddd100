import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SavedProgram } from '@longleaf/contract/saved-programs';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { savedPrograms } from '../../data/saved-programs/saved-programs.ts';
import { PROGRAMS_PATH } from '../../domain/programs/programs-path.ts';
import { SavedKindsLater } from '../../domain/saved-things/saved-kinds-later.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { RemovedNotice } from '../../kit/page/removed-notice.tsx';
import { Skeletons } from '../../kit/page/skeletons.tsx';
import { useRemoval } from '../../kit/page/use-removal.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { savedProgramsQuery } from '../../data/saved-programs/saved-programs-query.ts';
import { SavedRow } from './saved-row.tsx';
import styles from './saved-programs.module.css';

export const clientLoader = memberQueries((queries, id) => [queries.prefetchQuery(savedProgramsQuery(id))]);

const waiting = <Skeletons count={4} height={148} />;

/** Saved programs (UI-030): only for the person who is signed in. */
function SavedProgramsPage() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <MemberPage
      title={<Trans>Saved programs</Trans>}
      headingRef={heading}
      loading={t`Loading saved programs`}
      skeleton={waiting}
    >
      {({ id }) => <SavedPrograms personId={id} heading={heading} />}
    </MemberPage>
  );
}
export default SavedProgramsPage;
export { SavedProgramsPage as HydrateFallback };

interface SavedProgramsProps {
  personId: string;
  /** Takes the focus when the row that had it is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** The programs a person saved, newest first. */
function SavedPrograms({ personId, heading }: SavedProgramsProps) {
  const { t } = useLingui();
  const removal = useRemoval<SavedProgram>(({ id }) => savedPrograms.remove(id));
  const remove = (program: SavedProgram) => {
    heading.current?.focus();
    void removal.remove(program);
  };
  const query = useQuery(savedProgramsQuery(personId));
  return (
    <>
      <SavedKindsLater current="programs" />
      <RemovedNotice removal={removal} nameOf={({ title }) => title} />
      <Loaded
        query={{ ...query, data: query.data?.filter((one) => !removal.isGone(one)) }}
        loading={t`Loading saved programs`}
        skeleton={waiting}
        failed={<Trans>We could not load your saved programs.</Trans>}
        empty={{ when: (saved) => saved.length === 0, shown: <NothingSaved /> }}
      >
        {(saved) => (
          <>
            <h2 className="visually-hidden">
              <Plural value={saved.length} one="# program, newest first" other="# programs, newest first" />
            </h2>
            <ul className={`plain-list ${styles.list}`}>
              {saved.map((one) => (
                <li key={one.id}>
                  <SavedRow saved={one} onRemove={() => remove(one)} />
                </li>
              ))}
            </ul>
            <p className={`note-text soft ${styles.note}`}>
              <Trans>Only you can see this list. It stays until you remove a program.</Trans>
            </p>
          </>
        )}
      </Loaded>
    </>
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
