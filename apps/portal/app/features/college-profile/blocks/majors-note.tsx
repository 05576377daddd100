import { Trans } from '@lingui/react/macro';
import type { DegreeType } from '@longleaf/rules/colleges/degrees';
import { Link } from 'react-router';
import { count } from '../../../lib/format.ts';
import type { College } from './college.ts';
import styles from './blocks.module.css';

interface MajorsNoteProps {
  college: College;
  /** "Bachelor’s degrees" */
  given: string;
  degree: DegreeType;
}

/** What the bars of majors count, for which year, and who published it. */
export function MajorsNote({ college, given, degree }: MajorsNoteProps) {
  const { source, sourceKey, year } = college.majorsSource;
  const awards = count(college.majorCounts.find(({ degreeType }) => degreeType === degree)?.awards ?? 0);
  return (
    <p className={`note-text soft ${styles.note}`}>
      <Trans>
        {given} given in {year}, out of {awards}. Source:
      </Trans>{' '}
      <Link to={`/data#${sourceKey}`}>{source}</Link>.
    </p>
  );
}
