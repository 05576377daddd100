import { Trans } from '@lingui/react/macro';
import { type DegreeType, degreeTypes } from '@longleaf/rules/colleges/degrees';
import { Link } from 'react-router';
import { count } from '../../../../lib/format.ts';
import { SECTOR_COLORS } from '../../../../ui/tokens.ts';
import { majorAddress } from '../../../../parts/explore/major-address.ts';
import { majorName } from '../../../../parts/explore/major-name.ts';
import { sectionAddress } from '../sections/section.ts';
import type { College, SectionProps } from './college.ts';
import { LongBars } from './long-bars.tsx';
import styles from './majors.module.css';
import { MajorsNote } from './majors-note.tsx';
import { useDegreeWords } from '../../../../parts/college/use-degree-words.ts';

const SHOWN = 6;

/** The majors with the most awards, of the degree that the college gives most. */
export function PopularMajors({ college }: SectionProps) {
  const { several } = useDegreeWords();
  const degree = mainDegree(college);
  const majors = college.majorsWithNames.filter(
    ({ degreeType, awards }) => degreeType === degree && awards > 0,
  );
  const most = majors[0]?.awards ?? 1;
  const total = college.majorsWithNames.length;
  const programs = count(total);
  return (
    <section>
      <div className={styles.head}>
        <h2>
          <Trans>Most popular majors</Trans>
        </h2>
        {total > 0 && (
          <Link to={sectionAddress(college.urlName, 'academics')} className="strong-link">
            <Trans>All {programs} programs</Trans>
          </Link>
        )}
      </div>
      {majors.length === 0 ? (
        <p className="soft">
          <Trans>Not reported: the college gave no list of majors with awards for that year.</Trans>
        </p>
      ) : (
        <LongBars
          labelWidth={250}
          valueWidth={64}
          color={SECTOR_COLORS[college.collegeType].tones[3]}
          rows={majors.slice(0, SHOWN).map(({ cipCode, programUrlName, programName, awards }) => ({
            key: cipCode,
            label: <Link to={majorAddress({ cipCode, programUrlName })}>{majorName(programName)}</Link>,
            share: awards / most,
            value: count(awards),
          }))}
        />
      )}
      {degree && majors.length > 0 && (
        <MajorsNote college={college} given={several(degree)} degree={degree} />
      )}
    </section>
  );
}

/** The degree type with the most awards; undergraduate ones first where it is even. */
export function mainDegree({ majorCounts }: Pick<College, 'majorCounts'>): DegreeType | undefined {
  const ordered = majorCounts.toSorted(
    (a, b) => b.awards - a.awards || degreeTypes.indexOf(a.degreeType) - degreeTypes.indexOf(b.degreeType),
  );
  return ordered[0]?.degreeType;
}
