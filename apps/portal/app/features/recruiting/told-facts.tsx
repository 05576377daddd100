import { useLingui } from '@lingui/react/macro';
import type { RecruiterDetails } from '@longleaf/contract/recruiting';
import { ENTRY_TERMS } from '@longleaf/rules/pools/redirection-form';
import { Facts } from '../../kit/page/facts.tsx';
import { longDay } from '../../lib/format.ts';
import { toldValues } from './told-values.ts';

/** What is kept for colleges, to read. */
export function ToldFacts({ details }: { details: RecruiterDetails }) {
  const { t, i18n } = useLingui();
  const told = toldValues(details);
  const term = ENTRY_TERMS.find(({ value }) => value === told.entryTerm);
  return (
    <Facts
      facts={[
        [t`Name, email and mailing address`, t`As in your profile`],
        [t`Graduation date`, told.gradDate && longDay(told.gradDate)],
        [t`Start`, term ? `${i18n._(term.label)} ${told.entryYear}` : ''],
        [t`Major`, told.intendedMajor],
        [t`Weighted GPA`, told.weightedGPA],
        [t`Unweighted GPA`, told.unweightedGPA],
        [t`SAT composite`, told.satComposite],
        [t`ACT composite`, told.actComposite],
        [t`Colleges may text me`, told.textAuth ? t`Yes` : t`No`],
      ]}
    />
  );
}
