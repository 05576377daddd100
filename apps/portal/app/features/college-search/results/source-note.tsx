import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { stateName, useResidency } from '../../../domain/residency/use-residency.ts';
import type { ResultPage } from '../queries.ts';
import styles from './results.module.css';

/** What the four figures mean, for which year, and who published them. */
export function SourceNote({ years }: { years: ResultPage['years'] }) {
  const state = stateName(useResidency()[0]);
  return (
    <p className={`note-text soft ${styles.note}`}>
      <Trans>
        Net price is the average yearly cost after grants for people who live in {state}, of the newest year
        that each college has; its own page names the year. Public colleges of other states publish it for
        their own residents only: for you we estimate it, with the higher tuition and without the state grants
        that residents get. Students are undergraduates seeking a degree. Graduate is the share of first-time,
        full-time students who finished within one and a half times the normal length. Admitted is for{' '}
        {years.admissions}. Sources: College Scorecard, IPEDS. See{' '}
        <Link to="/data">where the figures come from</Link>.
      </Trans>
    </p>
  );
}
