import { Plural, Trans } from '@lingui/react/macro';
import type { ProgramSchool } from '@longleaf/contract/program-card';
import { Link } from 'react-router';
import { CollegeSector } from '../colleges/college-sector.tsx';
import type { DegreeType } from '@longleaf/rules/colleges/degrees';
import { useDegreeWords } from '../colleges/use-degree-words.ts';
import styles from './lists.module.css';

interface SchoolListProps {
  schools: readonly ProgramSchool[];
  /** The year whose awards are said of each; without it the degrees are that each gives. */
  awardsOf?: string;
}

/** Colleges that offer a program, each with its place and sector. */
export function SchoolList({ schools, awardsOf }: SchoolListProps) {
  return (
    <ul className={styles.list}>
      {schools.map(({ id, name, urlName, city, state, collegeType, degreeTypes, awards }) => (
        <li key={id}>
          <span className={styles.name}>
            <Link to={`/college-profile/${urlName}`}>{name}</Link>
            <span className="small soft figures">
              {city}, {state}.{' '}
              {awardsOf === undefined ? (
                <Degrees types={degreeTypes} />
              ) : (
                <Plural
                  value={awards}
                  _0={`No awards in ${awardsOf}`}
                  one={`# award in ${awardsOf}`}
                  other={`# awards in ${awardsOf}`}
                />
              )}
            </span>
          </span>
          <CollegeSector type={collegeType} />
        </li>
      ))}
    </ul>
  );
}

/** Degrees that are named; those after them are only counted. */
const MOST_NAMED = 3;

function Degrees({ types }: { types: readonly DegreeType[] }) {
  const { several } = useDegreeWords();
  const named = types.slice(0, types.length === MOST_NAMED + 1 ? MOST_NAMED + 1 : MOST_NAMED);
  const more = types.length - named.length;
  return (
    <>
      {named.map(several).join(', ')}
      {more > 0 && <Trans> and {more} other awards</Trans>}
    </>
  );
}
