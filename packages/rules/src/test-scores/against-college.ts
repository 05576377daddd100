/** What a college says of the scores of those who came: the 25th and the 75th percentile, null where not reported. */
export type MiddleHalf = { readonly low: number | null; readonly high: number | null };

/** How a college treats scores. `considers` is the code of the federal survey: 1 required, 3 not looked at, 5 looked at. */
export type ScorePolicy = { readonly openAdmission: boolean | null; readonly considers: number | null };

/** What a score says at a college. Points are those that are missing to the middle half, or beyond it. */
export type Standing =
  | { readonly kind: 'open' | 'not-looked-at' | 'not-reported' | 'inside' }
  | { readonly kind: 'above' | 'below'; readonly points: number };

const NOT_CONSIDERED = 3;

/** Sets a score beside the middle half of a college's first-year students. */
export function standingOf(score: number, { low, high }: MiddleHalf, policy: ScorePolicy): Standing {
  if (policy.considers === NOT_CONSIDERED) return { kind: 'not-looked-at' };
  if (low === null || high === null) return { kind: policy.openAdmission === true ? 'open' : 'not-reported' };
  if (score < low) return { kind: 'below', points: low - score };
  return score > high ? { kind: 'above', points: score - high } : { kind: 'inside' };
}
