import type { CollegeCard } from '@longleaf/contract/college-card';

/** Whether what a college publishes of its price holds for residents of its own state alone, and so not for residents of another. */
export function isForOwnResidentsOnly(
  college: Pick<CollegeCard, 'control' | 'state' | 'netPriceKind'>,
  residency: string,
): boolean {
  const { control, state, netPriceKind } = college;
  return control === 'Public' && state !== residency && netPriceKind !== 'reported';
}
