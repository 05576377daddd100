import { residentTuition, studentPopulation } from '@longleaf/rules/colleges/facts';
import { priceFor } from '@longleaf/rules/colleges/price';
import type { SortKey } from '@longleaf/rules/colleges/sort';
import type { CatalogFacts, CollegeRecord } from './facts.ts';

/** Positions in the order of a sort key, rising and falling. What was not reported comes last both ways. */
export interface SortOrder {
  readonly rising: Int32Array;
  readonly falling: Int32Array;
}

export type FixedSortKey = Exclude<SortKey, 'distance'> | 'home';

const sectorOrder: Readonly<Record<string, number>> = {
  UNC: 0,
  Independent: 1,
  CommunityCollege: 2,
  Other: 3,
};

const figures: Readonly<
  Record<Exclude<FixedSortKey, 'name' | 'home'>, (college: CollegeRecord, residency: string) => number | null>
> = {
  netPrice: ({ facts }, residency) => priceFor(facts, residency).dollars,
  graduationRate: ({ facts }) => facts.graduationRate,
  admissionRate: ({ facts }) => facts.admissionRate,
  size: ({ facts }) => studentPopulation(facts),
  tuition: ({ facts }, residency) => residentTuition(facts, residency),
};

type SortOrders = Readonly<Record<FixedSortKey, SortOrder>>;

/** Works out every order once. `home` is the order of an unsorted list: North Carolina first, by sector, then by name. */
export function buildSortOrders({ colleges }: CatalogFacts, residency: string): SortOrders {
  const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });
  const byName = Int32Array.from(colleges.keys()).sort(
    (a, b) => collator.compare(colleges[a]?.facts.name ?? '', colleges[b]?.facts.name ?? '') || a - b,
  );
  const nameRank = new Int32Array(colleges.length);
  byName.forEach((position, rank) => (nameRank[position] = rank));
  const by = (key: Float64Array) => orderBy(key, nameRank);
  const byFigure = (key: keyof typeof figures) => by(keyOf(colleges, figures[key], residency));
  const home = Float64Array.from(
    colleges,
    ({ facts: { state, collegeType, isOpen } }) =>
      (isOpen ? 0 : 100) + (state === 'NC' ? (sectorOrder[collegeType] ?? 3) : 10),
  );
  return {
    name: { rising: byName, falling: byName.toReversed() },
    home: by(home),
    netPrice: byFigure('netPrice'),
    graduationRate: byFigure('graduationRate'),
    admissionRate: byFigure('admissionRate'),
    size: byFigure('size'),
    tuition: byFigure('tuition'),
  };
}

/** The orders for residents of another state, made from those of one: only prices differ. */
export function sortOrdersFor({ colleges }: CatalogFacts, residency: string, others: SortOrders): SortOrders {
  const nameRank = new Int32Array(colleges.length);
  others.name.rising.forEach((position, rank) => (nameRank[position] = rank));
  const byFigure = (key: keyof typeof figures) => orderBy(keyOf(colleges, figures[key], residency), nameRank);
  return { ...others, netPrice: byFigure('netPrice'), tuition: byFigure('tuition') };
}

function keyOf(
  colleges: readonly CollegeRecord[],
  figure: (college: CollegeRecord, residency: string) => number | null,
  residency: string,
): Float64Array {
  return Float64Array.from(colleges, (college) => figure(college, residency) ?? Number.NaN);
}

/** Orders positions by a key, then by name; positions whose key is NaN come last both ways. */
export function orderBy(key: Float64Array | Float32Array, nameRank: Int32Array): SortOrder {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let position = 0; position < key.length; position++)
    (Number.isNaN(key[position]) ? unknown : known).push(position);
  const name = (a: number, b: number) => (nameRank[a] ?? 0) - (nameRank[b] ?? 0);
  const value = (position: number) => key[position] ?? 0;
  unknown.sort(name);
  const rising = known.toSorted((a, b) => value(a) - value(b) || name(a, b));
  const falling = known.sort((a, b) => value(b) - value(a) || name(a, b));
  return {
    rising: Int32Array.from([...rising, ...unknown]),
    falling: Int32Array.from([...falling, ...unknown]),
  };
}
