import { Trans, useLingui } from '@lingui/react/macro';
import { dollars } from '../../../lib/format.ts';
import type { College, SectionProps } from './college.ts';
import { Middle, middleOf } from './middle.tsx';
import styles from './outcomes.module.css';
import { SourceNote } from './source-note.tsx';

/** What people earn and owe after this college, beside the middle of the state's colleges of the same kind. */
export function Outcomes({ college }: SectionProps) {
  const { earnings, debt } = college.figures;
  const pay = earnings.values.earnings10Years;
  const owed = debt.values.medianDebt;
  return (
    <section>
      <h2>
        <Trans>After college</Trans>
      </h2>
      <div className={styles.outcomes}>
        <Outcome amount={pay} college={college} figure="earnings10Years">
          <Trans>middle yearly pay, 10 years after starting</Trans>
        </Outcome>
        <Outcome amount={owed} college={college} figure="medianDebt">
          <Trans>middle federal loan debt of people who finish</Trans>
        </Outcome>
      </div>
      <SourceNote college={college} groups={['earnings', 'debt']} missing={pay === null || owed === null}>
        <Trans>Pay counts people who got federal aid and work.</Trans>{' '}
        {pay !== null && college.earningsOf > 1 && (
          <Trans>
            It covers {college.earningsOf} campuses together, which share one federal number: what people earn
            after this one is not known.
          </Trans>
        )}
      </SourceNote>
    </section>
  );
}

interface OutcomeProps {
  amount: number | null;
  college: College;
  figure: 'earnings10Years' | 'medianDebt';
  children: React.ReactNode;
}

function Outcome({ amount, college, figure, children }: OutcomeProps) {
  const { t } = useLingui();
  return (
    <div>
      <p className={styles.amount} data-missing={amount === null || undefined}>
        {amount === null ? t`Not reported` : dollars(amount)}
      </p>
      <p>{children}</p>
      {middleOf(college, figure) !== null && (
        <p className="small soft">
          <Middle college={college} figure={figure} write={dollars} />
        </p>
      )}
    </div>
  );
}
