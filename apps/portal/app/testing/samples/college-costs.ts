import type { CollegeCosts } from '@longleaf/contract/college-costs';
import { sampleCard } from './college.ts';

type Row = CollegeCosts['colleges'][number];

/** What one saved college costs, with what a test wants to be different. */
export function sampleCost(
  different: Partial<Row['college']> = {},
  byIncome: Row['byIncome'] = [8000, 9000, 12_000, 16_000, 22_000],
): Row {
  return { college: sampleCard(different), byIncome };
}
