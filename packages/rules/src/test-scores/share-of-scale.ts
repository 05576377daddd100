/** How far along a scale a score is, from 0 to 1. */
export function shareOfScale(score: number, { low, high }: { low: number; high: number }): number {
  return high === low ? 0 : Math.min(1, Math.max(0, (score - low) / (high - low)));
}
