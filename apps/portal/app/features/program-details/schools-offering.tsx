import { Trans } from '@lingui/react/macro';
import type { ProgramDetails } from '@longleaf/contract/program-details';
import { Link } from 'react-router';
import { count } from '../../lib/format.ts';
import { SchoolList } from '../../domain/explore/school-list.tsx';
import { PartNote, SectionHead } from '../../domain/explore/section-head.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { schoolsAddress } from '../../domain/programs/program-addresses.ts';
import styles from './schools-offering.module.css';

/** The first of the colleges that offer the program, those of the state before others (ST-146). */
export function SchoolsOffering({ program }: { program: ProgramDetails }) {
  const { id, schools, source, years } = program;
  const year = years.awards;
  const { totalCount, results } = schools;
  const all = `${schoolsAddress(id)}?option=All`;
  const number = count(totalCount);
  return (
    <section>
      <SectionHead
        more={
          totalCount > results.length && (
            <Link to={all} className="strong-link">
              <Trans>All {number} schools</Trans>
            </Link>
          )
        }
      >
        <Trans>Schools that offer it</Trans>
      </SectionHead>
      {totalCount === 0 ? (
        <p className="soft">
          <Trans>
            No college reported this program for {year}. Look at programs like this, or{' '}
            <Link to="/programsMajors">search all programs and majors</Link>.
          </Trans>
        </p>
      ) : (
        <>
          <SchoolList schools={results} />
          {totalCount > results.length && (
            <div className={styles.more}>
              <ButtonLink to={all}>
                <Trans>See all {number} schools</Trans>
              </ButtonLink>
            </div>
          )}
          <PartNote>
            <Trans>
              North Carolina first, then by name. {year}. Source:{' '}
              <Link to={`/data#${source}`}>IPEDS completions</Link>.
            </Trans>
          </PartNote>
        </>
      )}
    </section>
  );
}
