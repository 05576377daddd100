import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { count } from '../../../lib/format.ts';
import { SECTOR_COLORS } from '../../../domain/colleges/sector-colors.ts';
import { majorAddress } from '../../../domain/explore/major-address.ts';
import { majorName } from '../../../domain/explore/major-name.ts';
import { sectionAddress } from '../sections/section.ts';
import type { SectionProps } from './college.ts';
import { LongBars } from './long-bars.tsx';
import styles from './majors.module.css';
import { MajorsNote } from './majors-note.tsx';
import { useDegreeWords } from '../../../domain/colleges/use-degree-words.ts';

/** The majors with the most awards, of the degree that the college gives most. */
export function PopularMajors({ college }: SectionProps) {
  const { several } = useDegreeWords();
  const { mainDegree, popularMajors } = college;
  const most = popularMajors[0]?.awards ?? 1;
  return (
    <section>
      <div className={styles.head}>
        <h2>
          <Trans>Most popular majors</Trans>
        </h2>
        {college.programs > 0 && (
          <Link to={sectionAddress(college.urlName, 'academics')} className="strong-link">
            <Plural value={college.programs} one="# program" other="All # programs" />
          </Link>
        )}
      </div>
      {popularMajors.length === 0 ? (
        <p className="soft">
          <Trans>Not reported: the college gave no list of majors with awards for that year.</Trans>
        </p>
      ) : (
        <LongBars
          labelWidth={250}
          valueWidth={64}
          color={SECTOR_COLORS[college.collegeType].tones[3]}
          rows={popularMajors.map(({ cipCode, programUrlName, programName, awards }) => ({
            key: cipCode,
            label: <Link to={majorAddress({ cipCode, programUrlName })}>{majorName(programName)}</Link>,
            share: awards / most,
            value: count(awards),
          }))}
        />
      )}
      {mainDegree && popularMajors.length > 0 && (
        <MajorsNote college={college} given={several(mainDegree)} degree={mainDegree} />
      )}
    </section>
  );
}
