import { HOME_STATE } from '@longleaf/rules/colleges/price';
import type { SortKey } from '@longleaf/rules/colleges/sort';

/** How results are shown (ST-122). List is not offered on phones. */
export const views = ['cards', 'list', 'map'] as const;
export type View = (typeof views)[number];

/** Colleges around a ZIP code: within some miles, or in one of the distance bands (CON-129). */
export type Near = { zip: string; miles: number } | { zip: string; band: string };

/** What is asked, without how it is shown. Everything in it is known to the filter catalogue. */
export interface CollegeFilters {
  /** Part of a college's name; empty when not asked. */
  name: string;
  near: Near | null;
  /** Ticked boxes by family key, in the order they were ticked. No family is kept with an empty list. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** Bounds by family key, compared the way the family compares. */
  bounds: Readonly<Record<string, number>>;
  /** CIP codes of 2, 4 or 6 digits. */
  majors: readonly string[];
}

/** One state of the search page; the address says the same. */
export interface CollegeSearch {
  filters: CollegeFilters;
  /** Occupation that the search belongs to (ST-124). */
  occupation: string | null;
  /** Postal code of the state whose residents' prices count. It is the reader's, not the search's, and in no address. */
  residency: string;
  /** Null: nearest first with a ZIP code, else North Carolina first. */
  sort: SortKey | null;
  /** High to low. */
  falling: boolean;
  page: number;
  view: View;
}

export const NO_FILTERS: CollegeFilters = { name: '', near: null, choices: {}, bounds: {}, majors: [] };

export const NEW_SEARCH: CollegeSearch = {
  filters: NO_FILTERS,
  occupation: null,
  residency: HOME_STATE,
  sort: null,
  falling: false,
  page: 1,
  view: 'cards',
};

const FALLING_AT_FIRST: ReadonlySet<SortKey> = new Set(['graduationRate', 'size', 'admissionRate']);

/** Whether a sort key starts with the highest: what people look for first. */
export function startsHigh(sort: SortKey | null): boolean {
  return sort !== null && FALLING_AT_FIRST.has(sort);
}
