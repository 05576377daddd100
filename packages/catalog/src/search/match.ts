import type { CollegeQuery, Condition, FilterGroup } from '@longleaf/rules/colleges/filters/filter';
import { addBit, allBits, drop, emptyBits, join, keep } from './bitset.ts';
import type { Bits } from './bitset.ts';
import { withinBound } from './bounds.ts';
import { withinRange } from './near.ts';
import type { Distances } from './near.ts';
import type { Snapshot } from './snapshot.ts';

/** What a search is asked, beyond its filters. */
export interface MatchRequest {
  readonly query: CollegeQuery;
  readonly occupation: string | undefined;
}

/** The parts of a match, kept apart because the counts beside each box need them. */
export interface Match {
  readonly found: Bits;
  /** The set of each family that has filters. */
  readonly groups: ReadonlyMap<string, Bits>;
  /** What the distance and the occupation leave over, before any family. */
  readonly base: Bits;
  readonly distances: Distances | undefined;
}

/** Thrown for a query that names something the catalogue does not have. */
export class UnknownValue extends Error {
  override name = 'UnknownValue';
  readonly field: string;
  /** The value of the filter that is meant; undefined where the field itself says enough. */
  readonly value: string | undefined;
  constructor(field: string, message: string, value?: string) {
    super(message);
    this.field = field;
    this.value = value;
  }
}

/**
 * Finds the colleges that meet a query.
 * @throws UnknownValue for a ZIP code, a CIP code or an occupation that nobody knows.
 */
export function match(snapshot: Snapshot, { query, occupation }: MatchRequest): Match {
  const base = allBits(snapshot.size);
  let distances: Distances | undefined;
  if (query.near) {
    const { zip } = query.near;
    distances = snapshot.near.from(zip);
    if (!distances) throw new UnknownValue('filters', `We do not know the ZIP code ${zip}.`, zip);
    keep(base, withinRange(distances.miles, query.near));
  }
  if (occupation !== undefined) keep(base, occupationSet(snapshot, occupation));
  const groups = new Map(query.groups.map((group) => [group.family, groupSet(snapshot, group)]));
  const found = base.slice();
  if (query.join === 'And') for (const set of groups.values()) keep(found, set);
  else if (groups.size > 0) keep(found, unionOf(groups.values(), snapshot.size));
  return { found, groups, base, distances };
}

export function unionOf(sets: Iterable<Bits>, size: number): Bits {
  const union = emptyBits(size);
  for (const set of sets) join(union, set);
  return union;
}

function occupationSet(snapshot: Snapshot, occupation: string): Bits {
  const key = `occupation ${occupation}`;
  const known = snapshot.sets.get(key);
  if (known) return known;
  const set = snapshot.majors.leadingTo(occupation);
  if (!set) throw new UnknownValue('occCode', `We do not know the occupation ${occupation}.`);
  return snapshot.sets.set(key, set);
}

function groupSet(snapshot: Snapshot, group: FilterGroup): Bits {
  const sets = group.conditions.map((condition) => conditionSet(snapshot, group.family, condition));
  const [first, ...others] = sets;
  const result = first?.slice() ?? allBits(snapshot.size);
  for (const set of others) (group.join === 'And' ? keep : join)(result, set);
  return result;
}

function conditionSet(snapshot: Snapshot, family: string, condition: Condition): Bits {
  switch (condition.kind) {
    case 'choice': {
      const index = snapshot.families.get(family);
      const set = index?.values.get(condition.value)?.bits ?? emptyBits(snapshot.size);
      return condition.not ? drop(allBits(snapshot.size), set) : set;
    }
    case 'number': {
      const figures = snapshot.families.get(family)?.figures ?? new Float64Array(0);
      return withinBound(figures, condition.comparison, condition.bound);
    }
    case 'name':
      return snapshot.sets.ofRepeated(`name ${condition.comparison} ${condition.text.toLowerCase()}`, () =>
        nameSet(snapshot, condition),
      );
    case 'major': {
      if (!snapshot.facts.cipTitles.has(condition.cip)) {
        throw new UnknownValue('filters', `We do not know the major ${condition.cip}.`, condition.cip);
      }
      const set = snapshot.sets.of(`major ${condition.cip}`, () => snapshot.majors.offering(condition.cip));
      return condition.not ? drop(allBits(snapshot.size), set) : set;
    }
  }
}

function nameSet(snapshot: Snapshot, condition: Extract<Condition, { kind: 'name' }>): Bits {
  const bits = emptyBits(snapshot.size);
  const wanted = condition.text.toLowerCase();
  if (condition.comparison === 'equal') {
    for (const [position, college] of snapshot.facts.colleges.entries()) {
      if ([college.facts.name, college.shortName].some((name) => name.toLowerCase() === wanted))
        addBit(bits, position);
    }
    return bits;
  }
  for (const position of snapshot.names.containing(condition.text)) addBit(bits, position);
  return bits;
}
