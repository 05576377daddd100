import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { sectionAddress } from '../sections/section.ts';
import type { SectionProps } from './college.ts';
import { considerations } from './considerations.ts';
import styles from './getting-in.module.css';
import { ScoreBand } from './score-band.tsx';
import { Rows } from './rows.tsx';
import { useConsiderationWords } from './use-consideration-words.ts';

const BRIEF = ['considersGpa', 'considersEssay', 'considersRecommendations', 'considersTestScores'] as const;

/** What the college looks at, in short, with the way to the whole section. */
export function GettingIn({ college }: SectionProps) {
  const words = useConsiderationWords();
  const { values } = college.figures.admissions;
  const rows = considerations(values, BRIEF).map(({ name, weight }) => ({
    key: name,
    term: words.thing(name),
    fact: words.weight(weight),
  }));
  return (
    <section className={`sunk ${styles.panel}`}>
      <h2 className={styles.title}>
        <Trans>Getting in</Trans>
      </h2>
      {rows.length > 0 ? <Rows rows={rows} /> : <OpenOrSilent college={college} />}
      <ScoreBand test="ACT" low={values.act25} high={values.act75} />
      <Link to={sectionAddress(college.urlName, 'admissions')} className="strong-link">
        <Trans>Admissions</Trans>
      </Link>
    </section>
  );
}

/** Why there is no list: everyone may come, or nothing was reported. */
export function OpenOrSilent({ college }: SectionProps) {
  return (
    <p>
      {college.openAdmission === true ? (
        <Trans>
          Open to all: it takes everyone who meets the basic rules, such as a high school diploma.
        </Trans>
      ) : (
        <Trans>Not reported: the college did not say what it looks at. Ask its admissions office.</Trans>
      )}
    </p>
  );
}
