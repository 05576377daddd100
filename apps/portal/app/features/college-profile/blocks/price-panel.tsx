import { Trans, useLingui } from '@lingui/react/macro';
import { dollars, percent } from '../../../lib/format.ts';
import { Stat } from '../../../ui/stat.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { INCOME_BANDS, netPricesByIncome } from '../../../domain/income/income-bands.ts';
import { IncomeSelect } from '../../../domain/income/income-select.tsx';
import { useIncome } from '../../../domain/income/use-income.ts';
import { ResidencySelect } from '../../../domain/residency/residency-select.tsx';
import { stateName } from '../../../domain/residency/use-residency.ts';
import { isForOwnResidentsOnly } from '../../../domain/colleges/own-residents-only.ts';
import type { SectionProps } from './college.ts';
import { LongBars } from './long-bars.tsx';
import parts from './blocks.module.css';
import styles from './price-panel.module.css';
import { SourceNote } from './source-note.tsx';

/** What families paid after grants, by income, with the reader's own income marked; and the bill before grants. */
export function PricePanel({ college }: SectionProps) {
  const { t } = useLingui();
  const [band] = useIncome();
  const prices = netPricesByIncome(college);
  const highest = Math.max(...prices.map((price) => price ?? 0), 1);
  const { tuition, tuitionBefore, aid } = college.figures;
  const { tuitionInState, tuitionOutOfState } = tuition.values;
  const money = (amount: number | null) => (amount === null ? t`Not reported` : dollars(amount));
  const housing = tuitionBefore.values.roomAndBoardOnCampus ?? tuitionBefore.values.roomAndBoardOffCampus;
  const grant = aid.values.shareFirstYearGrant;
  const known = prices.some((price) => price !== null);
  const notForYou = isForOwnResidentsOnly(college.card, college.residency);
  const home = stateName(college.residency);
  const ownBand = notForYou ? null : band;
  return (
    <section>
      <h2>
        <Trans>What you might pay</Trans>
      </h2>
      {notForYou && <EstimateForYou college={college} />}
      <p className={parts.intro}>
        {notForYou ? (
          <Trans>
            What residents of the college’s own state paid in a year after grants, by family income. It does
            not apply to people from {home}.
          </Trans>
        ) : college.control === 'Public' ? (
          <Trans>Average yearly cost after grants for state residents, by family income.</Trans>
        ) : (
          <Trans>Average yearly cost after grants, by family income.</Trans>
        )}
      </p>
      <div className={`card ${styles.panel}`}>
        <div className={styles.about} data-print="no">
          <IncomeSelect label={<Trans>Your family income</Trans>} />
          <ResidencySelect label={<Trans>You live in</Trans>} />
        </div>
        {known ? (
          <LongBars
            labelWidth={178}
            valueWidth={182}
            rows={INCOME_BANDS.map(({ label }, index) => {
              const price = prices[index] ?? null;
              return {
                key: label,
                label,
                share: price === null ? null : price / highest,
                value: (
                  <>
                    {money(price)}
                    {index === ownBand && (
                      <Tag tone="good">
                        <Trans>Your family</Trans>
                      </Tag>
                    )}
                  </>
                ),
                chosen: index === ownBand,
              };
            })}
          />
        ) : (
          <p className={styles.none}>
            <Trans>
              Not reported: the college gave no net price for that year, as happens where few students get
              federal aid. Use its own price calculator or ask its aid office.
            </Trans>
          </p>
        )}
        <div className={styles.bill}>
          {tuitionInState === tuitionOutOfState ? (
            <Stat label={<Trans>Tuition and fees</Trans>} figure={money(tuitionInState)} />
          ) : (
            <>
              <Stat label={<Trans>Tuition and fees, in state</Trans>} figure={money(tuitionInState)} />
              <Stat label={<Trans>Out of state</Trans>} figure={money(tuitionOutOfState)} />
            </>
          )}
          <Stat label={<Trans>Housing and food</Trans>} figure={money(housing)} />
          <Stat
            label={<Trans>Get a grant</Trans>}
            figure={grant === null ? t`Not reported` : percent(grant)}
          />
        </div>
      </div>
      <SourceNote
        college={college}
        groups={['netPrice', 'tuition', 'tuitionBefore', 'aid']}
        missing={!known || housing === null}
      />
    </section>
  );
}

/** What somebody from one state may pay at another state's public college, and how it is worked out. */
function EstimateForYou({ college }: SectionProps) {
  const { netPrice, netPriceYear } = college.card;
  const home = stateName(college.residency);
  if (netPrice === null)
    return (
      <p className={parts.intro}>
        <Trans>
          <strong>The price for you is not known:</strong> the college did not report what we need to estimate
          it. Ask its aid office what students from {home} pay.
        </Trans>
      </p>
    );
  const amount = dollars(netPrice);
  return (
    <p className={parts.intro}>
      <Trans>
        <strong>
          From {home}, about {amount} a year.
        </strong>{' '}
        This is our estimate: the average price of state residents ({netPriceYear}), plus the higher tuition
        of other states, plus the average state grant, which you would not get. Your own price can differ.
      </Trans>
    </p>
  );
}
