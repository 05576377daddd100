/** Whole dollars from the lowest fee to the highest; null is no upper end. */
export interface FeeSpan {
  readonly from: number;
  readonly to: number | null;
}

export interface FeeBand extends FeeSpan {
  /** What a filter sends as `feeRange`. */
  readonly value: number;
  readonly label: string;
}

/** What `maxFee` says for free programs alone (CON-127). */
export const FREE_MAX_FEE = -1;

/** The fee ranges of the filter (CON-127): each whole fee lies in exactly one. */
export const feeBands: readonly FeeBand[] = [
  { value: 0, label: /*i18n*/ 'Free', from: 0, to: 0 },
  { value: 1, label: /*i18n*/ '$1 to $99', from: 1, to: 99 },
  { value: 2, label: /*i18n*/ '$100 to $299', from: 100, to: 299 },
  { value: 3, label: /*i18n*/ '$300 to $499', from: 300, to: 499 },
  { value: 4, label: /*i18n*/ '$500 to $999', from: 500, to: 999 },
  { value: 5, label: /*i18n*/ '$1,000 and up', from: 1000, to: null },
];

/** What `minFee` and `maxFee` of a filter mean together; undefined without either. A `maxFee` of -1 means free. */
export function askedFees(minFee: number | undefined, maxFee: number | undefined): FeeSpan | undefined {
  if (maxFee === FREE_MAX_FEE) return { from: 0, to: 0 };
  if (minFee === undefined && maxFee === undefined) return undefined;
  return { from: minFee ?? 0, to: maxFee ?? null };
}

/** Whether two spans have a whole dollar in common. */
export function meet(one: FeeSpan, other: FeeSpan): boolean {
  return (other.to === null || one.from <= other.to) && (one.to === null || other.from <= one.to);
}

/** The bands that a fee reaches into, lowest first: several where it is from one amount to another. */
export function bandsOfFee(fee: FeeSpan | null): readonly number[] {
  if (fee === null) return [];
  return feeBands.filter((band) => meet(fee, band)).map(({ value }) => value);
}
