import { distanceBands } from '../bands.ts';
import type { Comparison } from '../comparison.ts';
import { shortenPillText } from '../pill-text.ts';
import { choiceOf, familyOf, plainKey } from './catalogue.ts';
import type { FilterFamily, NumberFamily } from './family.ts';
import type { SearchFilter } from './filter.ts';

const words: Readonly<Partial<Record<Comparison, string>>> = {
  lessThan: 'under',
  lessOrEqual: 'up to',
  equal: 'exactly',
  notEqual: 'not',
  greaterOrEqual: 'at least',
  greaterThan: 'over',
};

/**
 * Gives the text of a filter's pill. `titleOf` names a major by its CIP code; a major's name is shortened (CON-114).
 * A ZIP code and its radius make one pill, shown at the ZIP: `others` are the filters beside it.
 */
export function pillText(
  filter: SearchFilter,
  others: readonly SearchFilter[] = [],
  titleOf?: (cip: string) => string | undefined,
): string {
  const family = (filter.group === undefined ? undefined : familyOf(filter.group)) ?? familyOf(filter.key);
  if (!family) return filter.value;
  if (family.kind === 'name') return `Name has “${filter.value}”`;
  if (family.kind === 'major') return shortenPillText(titleOf?.(filter.value) ?? filter.value);
  if (family.kind === 'distance') return distanceText(filter, others);
  if (filter.comparison !== undefined && words[filter.comparison] !== undefined && family.kind === 'number') {
    return `${family.label} ${words[filter.comparison]} ${figureText(family, filter.value)}`;
  }
  const found = choiceOf(family, filter.value) ?? choiceOf(family, filter.key);
  if (found) return filter.comparison === 'notEqual' ? `Not ${found.pillText}` : found.pillText;
  return otherText(family, filter);
}

function otherText(family: FilterFamily, filter: SearchFilter): string {
  if (family.kind === 'number')
    return `${family.label} ${words[family.comparison] ?? ''} ${figureText(family, filter.value)}`;
  const [code = '', sex] = filter.value.split(':');
  const base = choiceOf(family, code);
  return base && sex !== undefined ? `${base.label}, ${sex.toLowerCase()}` : filter.value;
}

function figureText(family: NumberFamily, value: string): string {
  const figure = Number(value);
  if (family.unit === 'dollars') return `$${figure.toLocaleString('en-US')}`;
  return family.unit === 'fraction' ? `${Math.round(figure * 100)}%` : figure.toLocaleString('en-US');
}

function distanceText(filter: SearchFilter, others: readonly SearchFilter[]): string {
  const value = (key: string) => others.find((other) => plainKey(other.key) === key)?.value;
  const band = distanceBands.find((candidate) => candidate.value === value('band'));
  if (band) return `${band.label} from ${filter.value}`;
  const [zip = '', radius = value('radius') ?? '50'] = filter.value.split(',');
  return `Within ${radius} miles of ${zip}`;
}
