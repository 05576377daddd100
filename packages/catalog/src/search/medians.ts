import type { NeighbourFigure } from '@longleaf/rules/colleges/figures/groups';

/** The middle of the reported values; null when there are none. An even number of values has its middle between two. */
export function medianOf(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value !== null && value !== undefined).toSorted((a, b) => a - b);
  if (known.length === 0) return null;
  const half = known.length >> 1;
  const upper = known[half] ?? 0;
  return known.length % 2 === 1 ? upper : ((known[half - 1] ?? 0) + upper) / 2;
}

export type Medians = Readonly<Record<NeighbourFigure, number | null>>;
