import type { CollegeQuery, Condition, FilterGroup, NearZip } from '@longleaf/rules/colleges/filters/filter';
import { addBit, drop, emptyBits, join, keep, unionOf } from './bitset.ts';
import type { Bits } from './bitset.ts';
import { withinRange } from './near.ts';
import type { Distances } from './near.ts';
import type { Snapshot } from './snapshot.ts';
import { offeredIn, programTypeFamily, subjectsOf } from './subjects.ts';
import type { Subjects } from './subjects.ts';

/** What a search is asked, beyond its filters. */
export interface MatchRequest {
  readonly query: CollegeQuery;
  readonly occupation: string | undefined;
}

/**
 * The parts of a match, kept apart because the counts beside each box need them. They hold until the next search of the
 * same snapshot: its sets are used again then.
 */
export interface Match {
  readonly found: Bits;
  /** The set of each family that has filters. */
  readonly groups: ReadonlyMap<string, Bits>;
  /** What the distance and the occupation leave over, before any family. */
  readonly base: Bits;
  /** What the occupation alone leaves over. */
  readonly suitable: Bits;
  readonly distances: Distances | undefined;
  /** What a program type is meant in. */
  readonly subjects: Subjects | undefined;
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
export function match(snapshot: Snapshot, request: MatchRequest): Match {
  const { query, occupation } = request;
  const { scratch } = snapshot;
  scratch.free();
  let base = snapshot.all;
  let distances: Distances | undefined;
  if (query.near) {
    const { zip } = query.near;
    distances = snapshot.near.from(zip);
    if (!distances) throw new UnknownValue('filters', `We do not know the ZIP code ${zip}.`, zip);
    base = rangeAround(snapshot, query.near, distances);
  }
  const suitable = occupation === undefined ? snapshot.all : occupationSet(snapshot, occupation);
  if (occupation !== undefined) base = keep(scratch.copyOf(base), suitable);
  const groups = new Map<string, Bits>();
  const subjects = subjectsOf(request);
  for (const group of query.groups) groups.set(group.family, groupSet(snapshot, group, subjects));
  const found = scratch.copyOf(base);
  if (query.join === 'And') for (const set of groups.values()) keep(found, set);
  else if (groups.size > 0) keep(found, unionOf(groups.values(), scratch.take()));
  return { found, groups, base, suitable, distances, subjects };
}

/** The colleges in a range of miles around a ZIP code; kept, because people ask for the same few ranges. */
export function rangeAround(snapshot: Snapshot, range: NearZip, { miles }: Distances): Bits {
  const { zip, atLeast, upTo, under } = range;
  return snapshot.sets.of(`near ${zip} ${atLeast} ${upTo} ${under}`, () => withinRange(miles, range));
}

function occupationSet(snapshot: Snapshot, occupation: string): Bits {
  const key = `occupation ${occupation}`;
  const known = snapshot.sets.get(key);
  if (known) return known;
  const set = snapshot.majors.leadingTo(occupation);
  if (!set) throw new UnknownValue('occCode', `We do not know the occupation ${occupation}.`);
  return snapshot.sets.set(key, set);
}

/** The set of a family; it may be one that is kept, so nobody changes it. */
function groupSet(snapshot: Snapshot, group: FilterGroup, subjects: Subjects | undefined): Bits {
  const [first, ...others] = group.conditions;
  if (!first) return snapshot.all;
  const set = conditionSet(snapshot, group.family, first, subjects);
  if (others.length === 0) return set;
  const result = snapshot.scratch.copyOf(set);
  for (const condition of others)
    (group.join === 'And' ? keep : join)(result, conditionSet(snapshot, group.family, condition, subjects));
  return result;
}

function conditionSet(
  snapshot: Snapshot,
  family: string,
  condition: Condition,
  subjects: Subjects | undefined,
): Bits {
  switch (condition.kind) {
    case 'choice': {
      const set =
        subjects && family === programTypeFamily
          ? offeredIn(snapshot, subjects, condition.value)
          : (snapshot.families.get(family)?.values.get(condition.value)?.bits ?? snapshot.none);
      return condition.not ? without(snapshot, set) : set;
    }
    case 'number': {
      const order = snapshot.families.get(family)?.order;
      return order?.within(snapshot.scratch.take(), condition.comparison, condition.bound) ?? snapshot.none;
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
      return condition.not ? without(snapshot, set) : set;
    }
  }
}

function without(snapshot: Snapshot, set: Bits): Bits {
  return drop(snapshot.scratch.copyOf(snapshot.all), set);
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
  for (const position of snapshot.meantBy(condition.text)) addBit(bits, position);
  return bits;
}

/** The colleges that the name in a query means, the likeliest first; undefined for a query without part of a name. */
export function meantBy(snapshot: Snapshot, query: CollegeQuery): Int32Array | undefined {
  const conditions = query.groups.flatMap((group) => group.conditions);
  const name = conditions.find((condition) => condition.kind === 'name' && condition.comparison !== 'equal');
  return name?.kind === 'name' ? snapshot.meantBy(name.text) : undefined;
}
