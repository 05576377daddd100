import { type Band, bandOf } from '../bands.ts';
import type { CollegeFacts, Figure, Flag } from '../facts.ts';

/** What a filter family reads of a college. Apart from the families themselves: a browser shows those and never asks this. */
export interface FamilyValues {
  /** The boxes that a college belongs to. */
  readonly boxes?: (facts: CollegeFacts, residency: string) => readonly string[];
  /** The figure that is compared. */
  readonly figure?: (facts: CollegeFacts, residency: string) => Figure;
}

/** By the key of the family. */
export type ValuesByFamily = Readonly<Record<string, FamilyValues>>;

/** Gives the band of a figure as the list of values that a family needs. */
export function bandValues(bands: readonly Band[], figure: Figure): readonly string[] {
  const band = bandOf(bands, figure);
  return band ? [band.value] : [];
}

/** Lists the names whose condition is a plain yes; not reported counts as no. */
export function whereTrue(conditions: Readonly<Record<string, Flag>>): readonly string[] {
  return Object.keys(conditions).filter((name) => conditions[name] === true);
}

/** What a college itself reported for a family. */
export function reported(key: string): FamilyValues {
  return { boxes: (facts) => facts.reported[key] ?? [] };
}
