import { Trans, useLingui } from '@lingui/react/macro';
import { count, percent } from '../../../lib/format.ts';
import type { SectionProps } from './college.ts';
import { LongBars } from './long-bars.tsx';
import parts from './blocks.module.css';
import { SourceNote } from './source-note.tsx';

/** How many applied, were admitted and came, as bars on one scale. */
export function AdmissionFunnel({ college }: SectionProps) {
  const { t } = useLingui();
  const { values } = college.figures.admissions;
  const { applicants, admitted, enrolled, admissionRate, yieldRate } = values;
  if (applicants === null || applicants === 0) return null;
  const share = (rate: number | null) => (rate === null ? '' : ` (${percent(rate)})`);
  const steps = [
    { key: 'applied', label: t`Applied`, amount: applicants, more: '' },
    { key: 'admitted', label: t`Admitted`, amount: admitted, more: share(admissionRate) },
    { key: 'enrolled', label: t`Enrolled`, amount: enrolled, more: share(yieldRate) },
  ];
  return (
    <section>
      <h3>
        <Trans>From applying to enrolling</Trans>
      </h3>
      <p className={parts.intro}>
        <Trans>
          First-time students. The second share is of those who applied, the third of those who were admitted.
        </Trans>
      </p>
      <LongBars
        labelWidth={110}
        valueWidth={140}
        rows={steps.map(({ key, label, amount, more }) => ({
          key,
          label,
          share: amount === null ? null : amount / applicants,
          value: amount === null ? t`Not reported` : count(amount) + more,
        }))}
      />
      <SourceNote
        college={college}
        groups={['admissions']}
        missing={admitted === null || enrolled === null}
      />
    </section>
  );
}
