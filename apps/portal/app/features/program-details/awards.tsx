import { Plural, Trans } from '@lingui/react/macro';
import type { ProgramDetails } from '@longleaf/contract/program-details';
import { Link } from 'react-router';
import { useDegreeWords } from '../../domain/colleges/use-degree-words.ts';
import { PartNote } from '../../domain/explore/section-head.tsx';
import { ScoreList } from '../../ui/charts/score-list.tsx';
import { schoolsAddress } from '../../domain/programs/program-addresses.ts';
import styles from './asides.module.css';

/** What one can earn in this program: each level with its colleges, and the levels that nobody offers. */
export function Awards({ program: { id, levels, source, years } }: { program: ProgramDetails }) {
  const year = years.awards;
  const { several } = useDegreeWords();
  const offered = levels.filter(({ schools }) => schools > 0);
  const missing = levels.filter(({ schools }) => schools === 0);
  const most = Math.max(1, ...offered.map(({ schools }) => schools));
  return (
    <section className="sunk padded">
      <h2 className={styles.title}>
        <Trans>Awards you can earn</Trans>
      </h2>
      {offered.length === 0 ? (
        <p className="soft">
          <Trans>No college reported this program for {year}.</Trans>
        </p>
      ) : (
        <ScoreList
          scores={offered.map(({ option, schools, ncSchools }) => ({
            key: option,
            name: <Link to={`${schoolsAddress(id)}?option=${option}`}>{several(option)}</Link>,
            value: <Plural value={schools} one="# college" other="# colleges" />,
            share: schools / most,
            meaning: <Plural value={ncSchools} _0="None in North Carolina" other="# in North Carolina" />,
          }))}
        />
      )}
      {missing.length > 0 && offered.length > 0 && (
        <p className={`small ${styles.nobody}`}>
          <Trans>No college offers: {missing.map(({ option }) => several(option)).join(', ')}.</Trans>
        </p>
      )}
      <PartNote>
        <Trans>
          As colleges reported for {year}. Source: <Link to={`/data#${source}`}>IPEDS completions</Link>.
        </Trans>
      </PartNote>
    </section>
  );
}
