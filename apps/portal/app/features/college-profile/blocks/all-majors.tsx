import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MajorWithName } from '@longleaf/contract/college-profile';
import { graduateDegrees, undergraduateDegrees, type DegreeType } from '@longleaf/rules/colleges/degrees';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { majorName } from '../../../domain/explore/major-name.ts';
import { DegreeMajors } from './degree-majors.tsx';
import styles from './majors.module.css';
import parts from './blocks.module.css';

/** Every major by degree type, undergraduate before graduate (CON-037, CON-038), with a search over their names. */
export function AllMajors({ programs }: { programs: readonly MajorWithName[] }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const words = wanted.split(/\s+/);
  const found =
    wanted === ''
      ? programs
      : programs.filter(({ programName }) =>
          words.every((word) => majorName(programName).toLowerCase().includes(word)),
        );
  const groups: { key: string; title: React.ReactNode; degrees: readonly DegreeType[] }[] = [
    { key: 'undergraduate', title: <Trans>Undergraduate</Trans>, degrees: undergraduateDegrees },
    { key: 'graduate', title: <Trans>Graduate</Trans>, degrees: graduateDegrees },
  ];
  if (programs.length === 0) {
    return (
      <p className={parts.intro}>
        <Trans>Not reported: the college gave no list of programs for that year.</Trans>
      </p>
    );
  }
  return (
    <>
      <div className={styles.search} data-print="no">
        <TextField
          type="search"
          label={<Trans>Find a program</Trans>}
          placeholder={t`For example nursing`}
          icon={<IconSearch size={20} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <p role="status" className="small soft">
        {wanted !== '' && (
          <Plural
            value={found.length}
            _0="No program here has these words."
            one="# program"
            other="# programs"
          />
        )}
      </p>
      {groups.map(({ key, title, degrees }) => {
        const shown = degrees.filter((degree) => found.some(({ degreeType }) => degreeType === degree));
        if (shown.length === 0) return null;
        return (
          <section key={key} className={styles.group}>
            <h3 className={styles.head}>{title}</h3>
            {shown.map((degree) => (
              <DegreeMajors
                key={`${degree} ${wanted === ''}`}
                degree={degree}
                majors={found.filter(({ degreeType }) => degreeType === degree)}
                open={wanted !== '' || (key === 'undergraduate' && shown.length === 1)}
              />
            ))}
          </section>
        );
      })}
    </>
  );
}
