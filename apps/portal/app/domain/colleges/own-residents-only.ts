import type { CollegeCard } from '@longleaf/contract/college-card';
import { HOME_STATE } from '@longleaf/rules/colleges/price';

/** Whether what a college publishes of its price holds for residents of its own state alone, and so not for the reader. */
export function isForOwnResidentsOnly(
  college: Pick<CollegeCard, 'control' | 'state' | 'netPriceKind'>,
): boolean {
  const { control, state, netPriceKind } = college;
  return control === 'Public' && state !== HOME_STATE && netPriceKind !== 'reported';
}
