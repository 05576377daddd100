import { mostFilters, searchTermLength } from '@longleaf/contract/search-limits';
import { distanceBands, zipLength } from '@longleaf/rules/colleges/bands';
import { choiceOf, familyOf, plainKey } from '@longleaf/rules/colleges/filters/catalogue';
import type { ChoiceFamily, FilterFamily, NumberFamily } from '@longleaf/rules/colleges/filters/family';
import type { CollegeFilters, Near } from './college-search.ts';

const MOST_VALUES = 40;
const FARTHEST_MILES = 5000;
const ZIP = new RegExp(`^\\d{${zipLength}}$`);
const CIP = /^\d{2}(\.\d{2}(\d{2})?)?$/;

/** Gives the value as the catalogue spells it ('four-year' is 'FourYear'), or undefined for one it does not have. */
export function cleanChoice(family: ChoiceFamily, value: string): string | undefined {
  const known = choiceOf(family, value);
  if (known) return known.value;
  const [base = '', part = ''] = value.split(':');
  const exact = `${choiceOf(family, base)?.value ?? ''}:${part.charAt(0).toUpperCase()}${part.slice(1).toLowerCase()}`;
  return family.accepts?.(exact) ? exact : undefined;
}

/** A ZIP code counts only with exactly five digits (VAL-068). */
export function cleanZip(text: string): string | undefined {
  const zip = text.trim();
  return ZIP.test(zip) ? zip : undefined;
}

/** A distance needs a ZIP code of five digits (VAL-069). */
export function cleanNear(zipText: string, distance: { miles: number } | { band: string }): Near | null {
  const zip = cleanZip(zipText);
  if (zip === undefined) return null;
  if ('band' in distance) {
    const band = distanceBands.find(({ value }) => plainKey(value) === plainKey(distance.band));
    return band ? { zip, band: band.value } : null;
  }
  const miles = Math.round(distance.miles);
  return miles >= 1 && miles <= FARTHEST_MILES ? { zip, miles } : null;
}

/** Control characters, which nobody types and no call takes, part words as spaces do. */
export function cleanName(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, searchTermLength);
}

export function cleanMajor(code: string): string | undefined {
  return CIP.test(code.trim()) ? code.trim() : undefined;
}

/** A bound that the family takes, or undefined. */
export function cleanBound(family: NumberFamily, text: string): number | undefined {
  const bound = text.trim() === '' ? Number.NaN : Number(text);
  return bound >= family.minimum && bound <= family.maximum ? bound : undefined;
}

/**
 * Keeps what the catalogue knows and drops the rest: unknown families and values, doubles, and more filters than a
 * search may have. Old addresses and old saved searches stay usable that way.
 */
export function cleanFilters(given: CollegeFilters): CollegeFilters {
  let left = mostFilters - 4;
  const takeSome = (values: readonly string[]) => {
    const taken = [...new Set(values)].slice(0, Math.min(left, MOST_VALUES));
    left -= taken.length;
    return taken;
  };
  const choices: Record<string, string[]> = {};
  for (const [key, values] of sorted(given.choices)) {
    const family = knownFamily(key, 'choice');
    if (!family) continue;
    const kept = takeSome(values.flatMap((value) => cleanChoice(family, value) ?? []));
    if (kept.length > 0) choices[family.key] = kept;
  }
  const bounds: Record<string, number> = {};
  for (const [key, bound] of sorted(given.bounds)) {
    const family = knownFamily(key, 'number');
    const kept = family && cleanBound(family, String(bound));
    if (family && kept !== undefined) bounds[family.key] = kept;
  }
  return {
    name: cleanName(given.name),
    near: given.near && cleanNear(given.near.zip, given.near),
    choices,
    bounds,
    majors: takeSome(given.majors.flatMap((code) => cleanMajor(code) ?? [])),
  };
}

function knownFamily<Kind extends FilterFamily['kind']>(key: string, kind: Kind) {
  const family = familyOf(key);
  return family?.kind === kind ? (family as Extract<FilterFamily, { kind: Kind }>) : undefined;
}

/** One order of families, so that the same filters make the same address and the same cached answer. */
function sorted<Value>(record: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
