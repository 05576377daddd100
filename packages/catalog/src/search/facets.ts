import type { CollegeQuery } from '@longleaf/rules/colleges/filters/filter';
import { distanceBands } from '@longleaf/rules/colleges/bands';
import { countBits, countShared, drop, hasBit, keep, unionOf } from './bitset.ts';
import type { Bits } from './bitset.ts';
import { rangeAround } from './match.ts';
import type { Match } from './match.ts';
import type { Snapshot } from './snapshot.ts';
import { offeredIn, programTypeFamily } from './subjects.ts';
import type { Subjects } from './subjects.ts';
import type { FamilyIndex, ValueSet } from './value-index.ts';

/** Ticking a box leaves `sure` colleges whatever the box, and those of `open` that have the value. */
interface Tick {
  readonly sure: number;
  readonly open: Bits;
}

/**
 * Counts, for every box of every offered family, the colleges there would be with that box ticked: added to the boxes
 * of its family that are on, or in the place of the bound that is set. Gives JSON text `{"family":{"value":count}}`.
 */
export function facetText(snapshot: Snapshot, query: CollegeQuery, match: Match, total: number): string {
  const parts: string[] = [];
  const counts = snapshot.rows.countIn(match.found, total);
  const countsOf = (key: string, index: FamilyIndex, tick: Tick | undefined): string => {
    if (match.subjects && key === programTypeFamily)
      return countsIn(snapshot, match.subjects, index, tick ?? { sure: 0, open: match.found });
    if (tick) return tickedCounts(index, tick);
    return usualCounts(index, counts, snapshot.rows.firstBox.get(key) ?? 0);
  };
  for (const [key, index] of snapshot.families) {
    if (index.family.kind === 'distance') {
      const text = distanceCounts(query, match, snapshot);
      if (text !== undefined) parts.push(`"${key}":${text}`);
      continue;
    }
    if (index.family.filters.length === 0) continue;
    const tick = tickOf(snapshot, query, match, key, index, total);
    parts.push(`"${key}":{${countsOf(key, index, tick)}}`);
  }
  return `{${parts.join(',')}}`;
}

function usualCounts(index: FamilyIndex, counts: Int32Array, first: number): string {
  let text = '';
  for (let box = 0; box < index.labels.length; box++)
    text += (index.labels[box] as string) + written(counts[first + box] as number);
  return text;
}

function tickedCounts(index: FamilyIndex, tick: Tick): string {
  let text = '';
  for (let box = 0; box < index.labels.length; box++) {
    const set = index.boxes[box];
    text += (index.labels[box] as string) + written(tick.sure + (set ? sharedWith(set, tick.open) : 0));
  }
  return text;
}

/** Counts of program types in a major or for an occupation: the colleges' own boxes would count any program. */
function countsIn(snapshot: Snapshot, subjects: Subjects, index: FamilyIndex, tick: Tick): string {
  return index.family.filters
    .map(({ value }, box) => {
      const count = tick.sure + countShared(offeredIn(snapshot, subjects, value), tick.open);
      return (index.labels[box] as string) + written(count);
    })
    .join('');
}

const texts: string[] = [];
const mostTexts = 10_000;

/** A count as text; those of a catalogue of usual size are written once and kept. */
function written(count: number): string {
  if (count >= mostTexts) return String(count);
  return (texts[count] ??= String(count));
}

function sharedWith(set: ValueSet, open: Bits): number {
  if (!set.few) return countShared(set.bits, open);
  let count = 0;
  for (const position of set.few) if (hasBit(open, position)) count++;
  return count;
}

/** How a box of a family changes the result; undefined where the box simply narrows it. */
function tickOf(
  snapshot: Snapshot,
  query: CollegeQuery,
  match: Match,
  key: string,
  index: FamilyIndex,
  total: number,
): Tick | undefined {
  const { scratch } = snapshot;
  const own = match.groups.get(key);
  const replaces = index.family.kind === 'number';
  const group = query.groups.find((candidate) => candidate.family === key);
  if (query.join === 'Or' && match.groups.size > 0) {
    const others = [...match.groups].filter(([family]) => family !== key).map(([, set]) => set);
    if (!own || (group?.join === 'Or' && !replaces))
      return { sure: total, open: drop(scratch.copyOf(match.base), match.found) };
    const kept = keep(unionOf(others, scratch.take()), match.base);
    const open = drop(scratch.copyOf(match.base), kept);
    return { sure: countBits(kept), open: replaces ? open : keep(open, own) };
  }
  if (!own || !group || (group.join === 'And' && !replaces)) return undefined;
  const without = scratch.copyOf(match.base);
  for (const [family, set] of match.groups) if (family !== key) keep(without, set);
  return replaces ? { sure: 0, open: without } : { sure: total, open: drop(without, own) };
}

/** Counts for the distance options, which replace one another; only with a ZIP code. */
function distanceCounts(query: CollegeQuery, match: Match, snapshot: Snapshot): string | undefined {
  const { distances } = match;
  if (!distances || !query.near) return undefined;
  const others = snapshot.scratch.copyOf(match.suitable);
  if (query.join === 'And') for (const set of match.groups.values()) keep(others, set);
  else if (match.groups.size > 0) keep(others, unionOf(match.groups.values(), snapshot.scratch.take()));
  const { zip } = query.near;
  const counts = distanceBands.map((band) => {
    const range = { zip, atLeast: band.atLeast, upTo: null, under: band.under };
    return `"${band.value}":${countShared(rangeAround(snapshot, range, distances), others)}`;
  });
  return `{${counts.join(',')}}`;
}
