import { Trans, useLingui } from '@lingui/react/macro';
import { dollars } from '../../../lib/format.ts';
import { AdmissionFunnel } from '../blocks/admission-funnel.tsx';
import { considerations } from '../blocks/considerations.ts';
import type { SectionProps } from '../blocks/college.ts';
import { OpenOrSilent } from '../blocks/getting-in.tsx';
import { OutwardLink } from '../../../ui/outward-link.tsx';
import { OwnWords } from '../blocks/own-words.tsx';
import parts from '../blocks/blocks.module.css';
import { Rows } from '../blocks/rows.tsx';
import { SourceNote } from '../blocks/source-note.tsx';
import { TestScores } from '../blocks/test-scores.tsx';
import { useConsiderationWords } from '../blocks/use-consideration-words.ts';
import styles from './layout.module.css';

/** Who applies and gets in, what the college looks at, scores, the fee, and where to apply. */
export function Admissions({ college }: SectionProps) {
  const { t } = useLingui();
  const words = useConsiderationWords();
  const { admissions, feesAndHousing } = college.figures;
  const rows = considerations(admissions.values).map(({ name, weight }) => ({
    key: name,
    term: words.thing(name),
    fact: words.weight(weight),
  }));
  const fee = feesAndHousing.values.applicationFee;
  const { apply, admissions: office } = college.links;
  return (
    <div className={styles.two}>
      <div className={styles.stack}>
        <OwnWords college={college} section="admissions" />
        <AdmissionFunnel college={college} />
        <section>
          <h3 className={styles.head}>
            <Trans>What they look at</Trans>
          </h3>
          {rows.length > 0 ? <Rows rows={rows} /> : <OpenOrSilent college={college} />}
          <SourceNote
            college={college}
            groups={['admissions']}
            missing={rows.length === 0 && college.openAdmission !== true}
          />
        </section>
        <TestScores college={college} />
      </div>
      <aside className={styles.aside}>
        <section className="sunk padded">
          <h3 className={styles.head}>
            <Trans>Applying</Trans>
          </h3>
          <Rows
            rows={[
              {
                key: 'fee',
                term: <Trans>Application fee</Trans>,
                fact: fee === null ? t`Not reported` : fee === 0 ? t`Free` : dollars(fee),
              },
            ]}
          />
          <p className={parts.links}>
            {apply !== null && (
              <OutwardLink href={apply}>
                <Trans>Application page</Trans>
              </OutwardLink>
            )}
            {office !== null && (
              <OutwardLink href={office}>
                <Trans>Admissions office</Trans>
              </OutwardLink>
            )}
          </p>
          <SourceNote college={college} groups={['feesAndHousing']} missing={fee === null} />
        </section>
      </aside>
    </div>
  );
}
