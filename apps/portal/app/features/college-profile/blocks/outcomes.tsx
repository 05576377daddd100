import { Trans, useLingui } from '@lingui/react/macro';
import { dollars } from '../../../lib/format.ts';
import type { SectionProps } from './college.ts';
import styles from './outcomes.module.css';
import { SourceNote } from './source-note.tsx';

/** What people earn and owe after this college, beside the middle of the state's four-year colleges. */
export function Outcomes({ college }: SectionProps) {
  const { earnings, debt } = college.figures;
  const { medians } = college;
  const pay = earnings.values.earnings10Years;
  const owed = debt.values.medianDebt;
  return (
    <section>
      <h2>
        <Trans>After college</Trans>
      </h2>
      <div className={styles.outcomes}>
        <Outcome amount={pay} middle={medians['earnings10Years'] ?? null}>
          <Trans>middle yearly pay, 10 years after starting</Trans>
        </Outcome>
        <Outcome amount={owed} middle={medians['medianDebt'] ?? null}>
          <Trans>middle federal loan debt of people who finish</Trans>
        </Outcome>
      </div>
      <SourceNote college={college} groups={['earnings', 'debt']} missing={pay === null || owed === null}>
        <Trans>Pay counts people who got federal aid and work.</Trans>
      </SourceNote>
    </section>
  );
}

interface OutcomeProps {
  amount: number | null;
  middle: number | null;
  children: React.ReactNode;
}

function Outcome({ amount, middle, children }: OutcomeProps) {
  const { t } = useLingui();
  const middleWords = middle === null ? null : dollars(middle);
  return (
    <div>
      <p className={styles.amount} data-missing={amount === null || undefined}>
        {amount === null ? t`Not reported` : dollars(amount)}
      </p>
      <p>{children}</p>
      {middleWords !== null && (
        <p className="small soft">
          <Trans>NC four-year middle: {middleWords}</Trans>
        </p>
      )}
    </div>
  );
}
