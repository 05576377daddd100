import { Trans } from '@lingui/react/macro';
import type { CollegeCosts } from '@longleaf/contract/college-costs';
import { byCost, type Cost, costOf, yearsOfDegree } from '@longleaf/rules/college-costs/cost';
import { Link } from 'react-router';
import { profileAddress } from '../../data/colleges/college-card.ts';
import { CollegeSector } from '../../domain/colleges/college-sector.tsx';
import { INCOME_BANDS } from '../../domain/income/income-bands.ts';
import { useIncome } from '../../domain/income/use-income.ts';
import { stateName, useResidency } from '../../domain/residency/use-residency.ts';
import { DataTable } from '../../kit/page/data-table.tsx';
import { dollars } from '../../lib/format.ts';
import { SmallBar } from '../../ui/charts/bars.tsx';
import styles from './college-costs.module.css';

type Row = CollegeCosts['colleges'][number];

interface CostTableProps {
  title: React.ReactNode;
  caption: string;
  /** Of one kind of college. */
  rows: readonly Row[];
  incomeYear: string;
}

/** Colleges of one kind, the cheapest year first; nothing where none of that kind is saved. */
export function CostTable({ title, caption, rows, incomeYear }: CostTableProps) {
  const [income] = useIncome();
  if (rows.length === 0) return null;
  const priced = byCost(
    rows.map(({ college, byIncome }) => ({ college, cost: costOf({ ...college, byIncome }, income) })),
  );
  const highest = Math.max(...priced.map(({ cost }) => cost.aYear ?? 0), 1);
  const years = yearsOfDegree(rows[0]?.college.level ?? null);
  return (
    <section>
      <h2>{title}</h2>
      <p className={`soft ${styles.about}`}>
        <WhatItMeans income={income} incomeYear={incomeYear} />
      </p>
      <div className="card">
        <DataTable
          caption={caption}
          rows={priced}
          keyOf={({ college: { id } }) => id}
          columns={[
            {
              key: 'college',
              name: <Trans>College</Trans>,
              cell: ({ college }) => (
                <span className={styles.college}>
                  <Link to={profileAddress(college)}>{college.name}</Link>
                  <CollegeSector type={college.collegeType} />
                </span>
              ),
            },
            {
              key: 'year',
              name: <Trans>One year</Trans>,
              cell: ({ college, cost }) => (
                <Year cost={cost} highest={highest} netPriceYear={college.netPriceYear} />
              ),
            },
            ...(years === undefined
              ? []
              : [
                  {
                    key: 'degree',
                    name: years === 4 ? <Trans>Four years</Trans> : <Trans>Two years</Trans>,
                    figures: true,
                    cell: ({ cost }: { cost: Cost }) =>
                      cost.aYear === null ? <Trans>Not known</Trans> : dollars(cost.aYear * years),
                  },
                ]),
          ]}
        />
      </div>
      {years !== undefined && (
        <p className="note-text soft">
          {years === 4 ? (
            <Trans>
              Four years are four times one year at these prices. Prices and aid change from year to year.
            </Trans>
          ) : (
            <Trans>
              Two years are two times one year at these prices. Prices and aid change from year to year.
            </Trans>
          )}
        </p>
      )}
    </section>
  );
}

function WhatItMeans({ income, incomeYear }: { income: number | null; incomeYear: string }) {
  const label = income === null ? undefined : INCOME_BANDS[income]?.label;
  return label === undefined ? (
    <Trans>
      The average of all families, after grants. Choose your family income above: many families pay much less
      or more than the average.
    </Trans>
  ) : (
    <Trans>
      What families with an income of {label} paid on average after grants, {incomeYear}. Source: College
      Scorecard.
    </Trans>
  );
}

interface YearProps {
  cost: Cost;
  highest: number;
  netPriceYear: string | null;
}

/** The price of one year with its bar and what it is of, or why there is none. */
function Year({ cost, highest, netPriceYear }: YearProps) {
  const home = stateName(useResidency()[0]);
  if (cost.aYear === null)
    return (
      <span className="soft">
        {cost.known === 'not-reported' && <Trans>Not reported. Ask its aid office.</Trans>}
        {cost.known === 'not-for-your-income' && (
          <Trans>Not reported for your income. Use the college’s own price calculator.</Trans>
        )}
        {cost.known === 'not-for-residents' && (
          <Trans>Not known for people from {home}. Ask its aid office.</Trans>
        )}
      </span>
    );
  return (
    <span className={styles.year}>
      <strong>{dollars(cost.aYear)}</strong>
      <SmallBar share={cost.aYear / highest} />
      {cost.known === 'for-all-incomes' && (
        <span className="small soft">
          <Trans>All families, {netPriceYear}</Trans>
        </span>
      )}
      {cost.known === 'estimated' && (
        <span className="small soft">
          <Trans>Our estimate for people from {home}, all families</Trans>
        </span>
      )}
    </span>
  );
}
