import type { Comparison, Join, NumberComparison } from '../comparison.ts';

/** A filter as it travels (ENT-189 to 191), with the optional comparison and join (CON-023, CON-024). */
export interface SearchFilter {
  readonly key: string;
  readonly group?: string | undefined;
  readonly value: string;
  readonly comparison?: Comparison | undefined;
  readonly join?: Join | undefined;
}

/** One thing that a college must meet, understood. */
export type Condition =
  | { readonly kind: 'choice'; readonly value: string; readonly not: boolean }
  | { readonly kind: 'number'; readonly comparison: NumberComparison; readonly bound: number }
  | { readonly kind: 'name'; readonly text: string; readonly comparison: 'contains' | 'equal' }
  | { readonly kind: 'major'; readonly cip: string; readonly not: boolean };

/** All conditions of one family and how they join. */
export interface FilterGroup {
  readonly family: string;
  readonly join: Join;
  readonly conditions: readonly Condition[];
}

/** Colleges within, or beyond, some miles of a ZIP code: at least `atLeast` and, with a radius, up to `upTo` (or below `under`). */
export interface NearZip {
  readonly zip: string;
  readonly atLeast: number;
  readonly upTo: number | null;
  readonly under: number | null;
}

/** A whole query, understood. Groups join by `join`; the distance always narrows. */
export interface CollegeQuery {
  readonly groups: readonly FilterGroup[];
  readonly join: Join;
  readonly near: NearZip | null;
}

/** What is wrong with a filter, with the field to name in the answer. */
export interface FilterProblem {
  readonly field: string;
  readonly message: string;
}
