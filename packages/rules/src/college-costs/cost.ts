import type { PriceKind } from '../colleges/price.ts';

/** What is known of a college's price for residents of one state, in whole dollars a year after grants. */
export interface PricedCollege {
  readonly level: 'FourYear' | 'TwoYear' | 'UnderTwoYear' | null;
  /** For all incomes together. */
  readonly netPrice: number | null;
  readonly netPriceKind: PriceKind;
  /** By family income, lowest first; null where not reported, or where it does not hold for this person. */
  readonly byIncome: readonly (number | null)[];
}

/** What a college would cost somebody, and how far that is known. */
export type Cost =
  | { readonly known: 'for-your-income' | 'for-all-incomes' | 'estimated'; readonly aYear: number }
  | { readonly known: 'not-reported' | 'not-for-your-income' | 'not-for-residents'; readonly aYear: null };

const YEARS = { FourYear: 4, TwoYear: 2 } as const;

/** How many years a degree takes there in full time; undefined where courses are shorter, or the length is not known. */
export function yearsOfDegree(level: PricedCollege['level']): number | undefined {
  return level === 'FourYear' || level === 'TwoYear' ? YEARS[level] : undefined;
}

/**
 * A year at a college after grants. With an income, the price of that income alone: the average of all would be far off for
 * many. An estimate for residents of another state is never by income.
 */
export function costOf({ netPrice, netPriceKind, byIncome }: PricedCollege, income: number | null): Cost {
  if (netPriceKind === 'not-known-for-you') return { known: 'not-for-residents', aYear: null };
  if (netPriceKind === 'estimated')
    return netPrice === null
      ? { known: 'not-for-residents', aYear: null }
      : { known: 'estimated', aYear: netPrice };
  if (income === null)
    return netPrice === null
      ? { known: 'not-reported', aYear: null }
      : { known: 'for-all-incomes', aYear: netPrice };
  const own = byIncome[income] ?? null;
  if (own !== null) return { known: 'for-your-income', aYear: own };
  return { known: netPrice === null ? 'not-reported' : 'not-for-your-income', aYear: null };
}

/** The cheapest year first; what is not known last, in the order it came. */
export function byCost<Row extends { cost: Cost }>(rows: readonly Row[]): Row[] {
  return rows.toSorted(
    ({ cost: a }, { cost: b }) =>
      Number(a.aYear === null) - Number(b.aYear === null) || (a.aYear ?? 0) - (b.aYear ?? 0),
  );
}
