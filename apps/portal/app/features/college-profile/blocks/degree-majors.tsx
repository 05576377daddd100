import { Plural, Trans } from '@lingui/react/macro';
import type { MajorWithName } from '@longleaf/contract/college-profile';
import type { DegreeType } from '@longleaf/rules/colleges/degrees';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { count } from '../../../lib/format.ts';
import { majorAddress } from '../../../domain/explore/major-address.ts';
import { majorName } from '../../../domain/explore/major-name.ts';
import styles from './majors.module.css';
import { useDegreeWords } from '../../../domain/colleges/use-degree-words.ts';

interface DegreeMajorsProps {
  degree: DegreeType;
  majors: readonly MajorWithName[];
  open: boolean;
}

/** The majors of one degree type, folded until asked for. */
export function DegreeMajors({ degree, majors, open }: DegreeMajorsProps) {
  const { several } = useDegreeWords();
  return (
    <details className={styles.degree} open={open}>
      <summary>
        <IconChevronDown size={18} aria-hidden />
        {several(degree)}
        <span className="soft small">
          <Plural value={majors.length} one="# program" other="# programs" />
        </span>
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Program</Trans>
            </th>
            <th scope="col" className={styles.awards}>
              <Trans>Given in a year</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {majors.map(({ cipCode, programUrlName, programName, awards }) => (
            <tr key={cipCode}>
              <th scope="row">
                <Link to={majorAddress({ cipCode, programUrlName })}>{majorName(programName)}</Link>
              </th>
              <td className={styles.awards}>
                {awards === 0 ? <Trans>None that year</Trans> : count(awards)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
