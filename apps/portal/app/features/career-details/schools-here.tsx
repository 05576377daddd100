import { Plural, Trans } from '@lingui/react/macro';
import type { CareerDetails } from '@longleaf/contract/career-details';
import { Link } from 'react-router';
import { SchoolList } from '../../domain/explore/school-list.tsx';
import { PartNote, SectionHead } from '../../domain/explore/section-head.tsx';

/** Colleges of the state that teach what leads to the career; all of them are in college search. */
export function SchoolsHere({ career }: { career: CareerDetails }) {
  const { totalCount, results } = career.schools;
  const all = `/college-search?occCode=${career.occCode}`;
  const year = career.years.awards;
  if (career.programs.totalCount === 0) return null;
  return (
    <section>
      <SectionHead
        more={
          totalCount > 0 && (
            <Link to={`${all}&state=NC`} className="strong-link">
              <Plural value={totalCount} one="# college in NC" other="All # colleges in NC" />
            </Link>
          )
        }
      >
        <Trans>Colleges that teach it</Trans>
      </SectionHead>
      {totalCount === 0 ? (
        <p className="soft">
          <Trans>
            No college in North Carolina teaches it. <Link to={all}>See colleges in other states</Link>.
          </Trans>
        </p>
      ) : (
        <>
          <SchoolList schools={results} />
          <PartNote>
            <Trans>
              Those in North Carolina that gave the most awards in {year}. Source:{' '}
              <Link to="/data#programs">IPEDS completions</Link>.
            </Trans>
          </PartNote>
        </>
      )}
    </section>
  );
}
