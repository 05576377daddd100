import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { savedProgramsQuery } from '../../../data/saved-programs/saved-programs-query.ts';
import { savedPrograms } from '../../../data/saved-programs/saved-programs.ts';
import { PROGRAMS_PATH } from '../../../domain/programs/programs-path.ts';
import { focusSection } from '../focus-section.ts';
import { PlanningSection } from '../planning-section.tsx';
import { SavedRows } from './saved-rows.tsx';

const ID = 'saved-programs';

/** Saved programs on the dashboard (ST-152): removed at once, with the way back. */
export function ProgramsSection({ personId }: { personId: string }) {
  const { t } = useLingui();
  const query = useQuery(savedProgramsQuery(personId));
  const find = (
    <Link to={PROGRAMS_PATH} className="strong-link">
      <Trans>Find programs</Trans>
    </Link>
  );
  return (
    <PlanningSection
      id={ID}
      title={<Trans>Saved programs</Trans>}
      count={query.data?.length}
      tools={find}
      query={query}
      loading={t`Loading saved programs`}
      height={180}
      failed={<Trans>We could not load your saved programs.</Trans>}
      empty={{
        when: (saved) => saved.length === 0,
        shown: (
          <p className="soft">
            <Trans>No saved programs yet. Save a program to see here what you want to study.</Trans>
          </p>
        ),
      }}
    >
      {(saved) => (
        <SavedRows
          label={t`Saved programs`}
          items={saved.map(({ id, title, program, since }) => ({
            id,
            name: title,
            to: program ? `/programsMajors/${program.urlName}` : null,
            about: program ? since : <Trans>No longer in our list of programs.</Trans>,
          }))}
          onRemove={({ id }) => {
            focusSection(ID);
            void savedPrograms.removeWithUndo(id);
          }}
        />
      )}
    </PlanningSection>
  );
}
