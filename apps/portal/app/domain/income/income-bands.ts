import type { CampusProfile } from '@longleaf/contract/college-profile';
import { INCOME_FIGURES } from '@longleaf/rules/college-costs/income-figures';

/** Family income as College Scorecard groups it, each with the figure that belongs to it. */
export const INCOME_BANDS = [
  { label: /*i18n*/ '$0 to $30,000', figure: INCOME_FIGURES[0] },
  { label: /*i18n*/ '$30,001 to $48,000', figure: INCOME_FIGURES[1] },
  { label: /*i18n*/ '$48,001 to $75,000', figure: INCOME_FIGURES[2] },
  { label: /*i18n*/ '$75,001 to $110,000', figure: INCOME_FIGURES[3] },
  { label: /*i18n*/ 'Over $110,000', figure: INCOME_FIGURES[4] },
] as const;

/** Place of a band in INCOME_BANDS. */
export type IncomeBand = number;

/** What families of each band paid in a year after grants, in whole dollars; null where not reported. */
export function netPricesByIncome({ figures }: Pick<CampusProfile, 'figures'>): (number | null)[] {
  return INCOME_BANDS.map(({ figure }) => figures.netPrice.values[figure]);
}
