import type { AssessmentResults } from '@longleaf/contract/assessments';
import { payFor } from '@longleaf/rules/reality-check/budget';

/** What a life costs in a month, and the pay that it takes in a year, from what each line costs. */
export function lifeOfResults(results: AssessmentResults): { aMonth: number; payNeeded: number } {
  const aMonth = results.reduce((sum, { count }) => sum + count, 0);
  return { aMonth, payNeeded: payFor(aMonth * 12) };
}
