import { ownChoice } from '../../lib/own-choice.ts';
import { INCOME_BANDS, type IncomeBand } from './income-bands.ts';

const income = ownChoice<IncomeBand>('family-income', (kept) =>
  INCOME_BANDS[Number(kept)] === undefined ? null : Number(kept),
);

/** The family income that was chosen in this tab, or null. */
export const useIncome = income.use;
