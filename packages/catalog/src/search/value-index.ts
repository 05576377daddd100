import { filterFamilies, isSelfReported } from '@longleaf/rules/colleges/filters/catalogue';
import type { FilterFamily } from '@longleaf/rules/colleges/filters/family';
import { valuesOf } from '@longleaf/rules/colleges/filter-values/values-of';
import { addBit, countBits, emptyBits, positionsOf } from './bitset.ts';
import type { Bits } from './bitset.ts';
import { FigureOrder } from './bounds.ts';
import type { CatalogFacts } from './facts.ts';

/** The colleges of one value of a family. */
export interface ValueSet {
  readonly bits: Bits;
  readonly count: number;
  /** The same colleges as a list, where that is shorter than the set. */
  readonly few: Int32Array | undefined;
}

/** A family with the colleges of each value, and its figure where it has one. */
export interface FamilyIndex {
  readonly family: FilterFamily;
  readonly values: ReadonlyMap<string, ValueSet>;
  /** The colleges in the order of its figure. */
  readonly order: FigureOrder | undefined;
  /** The colleges of each box, in the order of its filters. */
  readonly boxes: readonly (ValueSet | undefined)[];
  /** Where a count of each box goes in the answer's text: `"UNC":`, after the first with a comma before it. */
  readonly labels: readonly string[];
}

type FamilyIndexes = ReadonlyMap<string, FamilyIndex>;

/** Goes through all colleges once and builds the sets of every family that is offered. */
export function buildFamilies(facts: CatalogFacts, residency: string): FamilyIndexes {
  const offered = filterFamilies.filter(
    (family) => !isSelfReported(family) || facts.reportedFamilies.has(family.key),
  );
  return new Map(offered.map((family) => [family.key, buildFamily(family, facts, residency)]));
}

/** The sets for residents of another state, made from those of one: only prices differ. */
export function familiesFor(facts: CatalogFacts, residency: string, others: FamilyIndexes): FamilyIndexes {
  const anew = (key: string, other: FamilyIndex): [string, FamilyIndex] => [
    key,
    other.family.byResidency ? buildFamily(other.family, facts, residency) : other,
  ];
  return new Map([...others].map(([key, other]) => anew(key, other)));
}

function buildFamily(family: FilterFamily, facts: CatalogFacts, residency: string): FamilyIndex {
  const size = facts.colleges.length;
  const { boxes, figure: figureOf } = valuesOf(family);
  const order =
    figureOf &&
    new FigureOrder(
      Float64Array.from(facts.colleges, (college) => figureOf(college.facts, residency) ?? Number.NaN),
    );
  const sets = new Map<string, Bits>(family.filters.map((filter) => [filter.value, emptyBits(size)]));
  if (boxes) {
    for (const [position, college] of facts.colleges.entries()) {
      for (const value of boxes(college.facts, residency)) addTo(sets, value, position, size);
    }
  }
  if (family.kind === 'number' && order) {
    for (const [value, bits] of sets) order.within(bits, family.comparison, Number(value));
  }
  const labels = family.filters.map((filter, box) => `${box > 0 ? ',' : ''}${JSON.stringify(filter.value)}:`);
  const values = new Map([...sets].map(([value, bits]) => [value, valueSet(bits)]));
  return { family, order, labels, values, boxes: family.filters.map((filter) => values.get(filter.value)) };
}

function addTo(sets: Map<string, Bits>, value: string, position: number, size: number): void {
  let bits = sets.get(value);
  if (!bits) sets.set(value, (bits = emptyBits(size)));
  addBit(bits, position);
}

function valueSet(bits: Bits): ValueSet {
  const count = countBits(bits);
  return { bits, count, few: count < bits.length * 2 ? positionsOf(bits, count) : undefined };
}
