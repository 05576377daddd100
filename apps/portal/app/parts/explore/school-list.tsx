import { Plural } from '@lingui/react/macro';
import type { ProgramSchool } from '@longleaf/contract/programs-card';
import { Link } from 'react-router';
import { CollegeSector } from '../college/college-sector.tsx';
import { useDegreeWords } from '../college/use-degree-words.ts';
import styles from './lists.module.css';

interface SchoolListProps {
  schools: readonly ProgramSchool[];
  /** What else is said of each: the degrees it gives, or the awards of the year. */
  saying: 'degrees' | 'awards';
}

/** Colleges that offer a program, each with its place and sector. */
export function SchoolList({ schools, saying }: SchoolListProps) {
  const { several } = useDegreeWords();
  return (
    <ul className={styles.list}>
      {schools.map(({ id, name, urlName, city, state, collegeType, degreeTypes, awards }) => (
        <li key={id}>
          <span className={styles.name}>
            <Link to={`/college-profile/${urlName}`}>{name}</Link>
            <span className="small soft figures">
              {city}, {state}.{' '}
              {saying === 'degrees' ? (
                degreeTypes.map(several).join(', ')
              ) : (
                <Plural
                  value={awards}
                  _0="No awards in 2023-24"
                  one="# award in 2023-24"
                  other="# awards in 2023-24"
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
