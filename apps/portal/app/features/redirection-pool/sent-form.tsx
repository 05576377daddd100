import { Trans, useLingui } from '@lingui/react/macro';
import type { RedirectionProspect } from '@longleaf/contract/redirection-pool';
import { ENTRY_TERMS } from '@longleaf/rules/pools/redirection-form';
import { splitSchoolNames } from '@longleaf/rules/pools/school-names';
import { TakeBack } from '../../domain/pool-forms/take-back.tsx';
import { Facts } from '../../kit/page/facts.tsx';
import { ResultPanel } from '../../kit/page/panels.tsx';
import { dayOf } from '../../lib/day-of.ts';
import { longDay } from '../../lib/format.ts';
import { listOf } from '../../lib/list-of.ts';

/** What stands in the pool: a form is sent once, and then read. */
export function SentForm({ prospect }: { prospect: RedirectionProspect }) {
  const { t, i18n } = useLingui();
  const { name, email, sentAt, additionalData: form } = prospect;
  const answer = (yes: boolean) => (yes ? t`Yes` : t`No`);
  const number = (value: number | null) => (value === null ? '' : String(value));
  const term = ENTRY_TERMS.find(({ value }) => value === form.entryTerm);
  return (
    <ResultPanel
      title={<Trans>You are in the pool</Trans>}
      actions={<TakeBack pool="CRP" entryYear={form.entryYear} />}
    >
      <p>
        <Trans>
          You joined on {dayOf(sentAt)}. Colleges with room read this form, and those that want you write to
          you.
        </Trans>
      </p>
      <Facts
        facts={[
          [t`Name`, name],
          [t`Email`, email],
          [t`Graduation date`, longDay(form.gradDate)],
          [t`Class rank`, form.classRank],
          [t`Weighted GPA`, number(form.weightedGPA)],
          [t`Unweighted GPA`, number(form.unweightedGPA)],
          [t`SAT composite`, number(form.satComposite)],
          [t`ACT composite`, number(form.actComposite)],
          [t`Major`, form.intendedMajor],
          [t`Start`, `${term ? i18n._(term.label) : form.entryTerm} ${form.entryYear}`],
          [t`Need to live on campus`, answer(form.requireCampusHousing)],
          [t`Will apply for financial aid`, answer(form.applyFinancialAid)],
          [t`Applied to a public university`, answer(form.appliedToUncInstitution)],
          [t`Turned down by`, listOf(splitSchoolNames(form.denialsReceivedFrom))],
          [t`Accepted by`, listOf(splitSchoolNames(form.acceptedFrom))],
          [t`Colleges may text me`, answer(form.textAuth)],
        ]}
      />
    </ResultPanel>
  );
}
