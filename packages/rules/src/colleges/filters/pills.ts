import { fill } from '../../words/fill.ts';
import { distanceBands } from '../bands.ts';
import type { Comparison } from '../comparison.ts';
import { shortenPillText } from '../pill-text.ts';
import { choiceOf, familyOf, plainKey } from './catalogue.ts';
import type { FilterFamily, NumberFamily } from './family.ts';
import type { SearchFilter } from './filter.ts';

const sentences: Readonly<Partial<Record<Comparison, string>>> = {
  lessThan: /*i18n*/ '{family} under {figure}',
  lessOrEqual: /*i18n*/ '{family} up to {figure}',
  equal: /*i18n*/ '{family} exactly {figure}',
  notEqual: /*i18n*/ '{family} not {figure}',
  greaterOrEqual: /*i18n*/ '{family} at least {figure}',
  greaterThan: /*i18n*/ '{family} over {figure}',
};

const sexes: Readonly<Record<string, string>> = { Men: /*i18n*/ 'men', Women: /*i18n*/ 'women' };

/**
 * Gives the text of a filter's pill, in which the names of majors are shortened (CON-114). `titleOf` names a major by its
 * CIP code. A ZIP code and its radius make one pill, shown at the ZIP: `others` are the filters beside it.
 */
export function pillText(
  filter: SearchFilter,
  others: readonly SearchFilter[] = [],
  titleOf?: (cip: string) => string | undefined,
): string {
  const text = filterText(filter, others, titleOf);
  return OF_MAJORS.has(familyOfFilter(filter)?.key ?? '') ? shortenPillText(text) : text;
}

/** What a filter says, as in its pill, with the whole names of majors: for sentences, which have room. */
export function filterText(
  filter: SearchFilter,
  others: readonly SearchFilter[] = [],
  titleOf?: (cip: string) => string | undefined,
): string {
  const family = familyOfFilter(filter);
  if (!family) return filter.value;
  if (family.kind === 'name') return fill(/*i18n*/ 'Name has “{name}”', { name: filter.value });
  if (family.kind === 'major') return titleOf?.(filter.value) ?? filter.value;
  if (family.kind === 'distance') return distanceText(filter, others);
  const compared = filter.comparison && sentences[filter.comparison];
  if (compared !== undefined && family.kind === 'number') return figureSentence(compared, family, filter);
  const found = choiceOf(family, filter.value) ?? choiceOf(family, filter.key);
  if (found) {
    const words = OF_MAJORS.has(family.key) ? found.label : found.pillText;
    return filter.comparison === 'notEqual' ? fill(/*i18n*/ 'Not {filter}', { filter: words }) : words;
  }
  return otherText(family, filter);
}

/** All filters of a list in whole words: as many as there are, but one for a ZIP code and how far from it. */
export function filterTexts(
  filters: readonly SearchFilter[],
  titleOf?: (cip: string) => string | undefined,
): string[] {
  const hasZip = filters.some(({ key }) => plainKey(key) === 'zip');
  return filters
    .filter(({ key }) => !hasZip || !HOW_FAR.has(plainKey(key)))
    .map((filter) => filterText(filter, filters, titleOf));
}

function familyOfFilter(filter: SearchFilter): FilterFamily | undefined {
  return (filter.group === undefined ? undefined : familyOf(filter.group)) ?? familyOf(filter.key);
}

const OF_MAJORS = new Set(['major', 'careerCluster']);
const HOW_FAR = new Set(['radius', 'band']);

function otherText(family: FilterFamily, filter: SearchFilter): string {
  if (family.kind === 'number')
    return figureSentence(sentences[family.comparison] ?? '{family} {figure}', family, filter);
  const [code = '', sex] = filter.value.split(':');
  const base = choiceOf(family, code);
  return base && sex !== undefined ? `${base.label}, ${sexes[sex] ?? sex}` : filter.value;
}

function figureSentence(sentence: string, family: NumberFamily, { value }: SearchFilter): string {
  return fill(sentence, { family: family.label, figure: figureText(family, value) });
}

function figureText(family: NumberFamily, value: string): string {
  const figure = Number(value);
  if (family.unit === 'dollars') return `$${figure.toLocaleString('en-US')}`;
  return family.unit === 'fraction' ? `${Math.round(figure * 100)}%` : figure.toLocaleString('en-US');
}

function distanceText(filter: SearchFilter, others: readonly SearchFilter[]): string {
  const value = (key: string) => others.find((other) => plainKey(other.key) === key)?.value;
  const band = distanceBands.find((candidate) => candidate.value === value('band'));
  if (band) return fill(/*i18n*/ '{distance} from {zip}', { distance: band.label, zip: filter.value });
  const [zip = '', radius = value('radius') ?? '50'] = filter.value.split(',');
  return fill(/*i18n*/ 'Within {radius} miles of {zip}', { radius, zip });
}
