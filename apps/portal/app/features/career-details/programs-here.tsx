import { Plural, Trans } from '@lingui/react/macro';
import type { CareerDetails } from '@longleaf/contract/career-details';
import { Link } from 'react-router';
import { count } from '../../lib/format.ts';
import { majorName } from '../../domain/explore/major-name.ts';
import { PartNote, SectionHead } from '../../domain/explore/section-head.tsx';
import styles from '../../domain/explore/lists.module.css';

/** Programs and majors that lead to the career, each with how many colleges offer it. */
export function ProgramsHere({ career }: { career: CareerDetails }) {
  const { totalCount, results } = career.programs;
  const number = count(totalCount);
  const { crosswalk } = career.years;
  return (
    <section>
      <SectionHead
        more={
          totalCount > results.length && (
            <Link to={`/programsMajors?occCode=${career.occCode}`} className="strong-link">
              <Trans>All {number} programs</Trans>
            </Link>
          )
        }
      >
        <Trans>Programs that lead here</Trans>
      </SectionHead>
      {totalCount === 0 ? (
        <p className="soft">
          <Trans>
            No college program leads to this career alone. Look at careers like this, or search all{' '}
            <Link to="/programsMajors">programs and majors</Link>.
          </Trans>
        </p>
      ) : (
        <>
          <ul className={styles.list}>
            {results.map(({ id, title, urlName, schools, ncSchools }) => (
              <li key={id}>
                <Link to={`/programsMajors/${urlName}`}>{majorName(title)}</Link>
                <span className="small soft figures">
                  <Plural value={ncSchools} _0="none in NC" one="# college in NC" other="# colleges in NC" />
                  <Trans>, {count(schools)} in the nation</Trans>
                </span>
              </li>
            ))}
          </ul>
          <PartNote>
            <Trans>
              Which programs lead to which careers: <Link to="/data#cip-soc">CIP to SOC crosswalk</Link>,{' '}
              {crosswalk}.
            </Trans>
          </PartNote>
        </>
      )}
    </section>
  );
}
