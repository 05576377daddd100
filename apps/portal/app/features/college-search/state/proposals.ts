import { familyOf } from '@longleaf/rules/colleges/filters/catalogue';
import { pillText } from '@longleaf/rules/colleges/filters/pills';
import type { CollegeFilters, Near } from './college-search.ts';
import { appliedFilters } from './pills.ts';
import { setBound, setChoices } from './edit.ts';

/** A change that may bring results back, and the filters after it. */
export type Proposal = {
  filters: CollegeFilters;
} & (
  | { kind: 'raise-price'; dollars: number }
  | { kind: 'widen'; miles: number }
  | { kind: 'include'; length: CollegeLength }
  | { kind: 'without'; text: string }
);

const LENGTHS = ['FourYear', 'TwoYear'] as const;
type CollegeLength = (typeof LENGTHS)[number];

const PRICES = [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000];
const RADII = [50, 100, 200];
const MOST_CHANGES = 10;

/**
 * Changes to offer when nothing matches, the gentlest first: raise the price, widen the distance, include the
 * other lengths, then take single filters off. How many colleges each would give is for the server to say.
 */
export function proposals(filters: CollegeFilters): Proposal[] {
  return [
    ...raisedPrices(filters),
    ...widened(filters.near, filters),
    ...otherLengths(filters),
    ...removals(filters),
  ].slice(0, MOST_CHANGES);
}

/**
 * The three to show: those that give colleges, the gentlest of each kind before a second of the same kind.
 * @param totals how many colleges each proposal would give; undefined where it is not known.
 */
export function bestProposals<Offer extends { proposal: Proposal; total: number }>(
  offers: readonly Offer[],
): Offer[] {
  const useful = offers.filter(({ total }) => total > 0);
  const firstOfKind = useful.filter(
    (offer, index) => useful.findIndex(({ proposal }) => proposal.kind === offer.proposal.kind) === index,
  );
  const rest = useful.filter((offer) => !firstOfKind.includes(offer));
  return [...firstOfKind, ...rest].slice(0, 3);
}

function raisedPrices(filters: CollegeFilters): Proposal[] {
  const bound = filters.bounds['netPrice'];
  if (bound === undefined) return [];
  return PRICES.filter((dollars) => dollars > bound)
    .slice(0, 3)
    .map((dollars) => ({ kind: 'raise-price', dollars, filters: setBound(filters, 'netPrice', dollars) }));
}

function widened(near: Near | null, filters: CollegeFilters): Proposal[] {
  if (near === null || 'band' in near) return [];
  return RADII.filter((miles) => miles > near.miles)
    .slice(0, 2)
    .map((miles) => ({ kind: 'widen', miles, filters: { ...filters, near: { ...near, miles } } }));
}

function otherLengths(filters: CollegeFilters): Proposal[] {
  const ticked = filters.choices['schoolType'];
  const family = familyOf('schoolType');
  if (!ticked || family?.kind !== 'choice') return [];
  return LENGTHS.filter((length) => !ticked.includes(length)).map((length) => ({
    kind: 'include',
    length,
    filters: setChoices(filters, 'schoolType', [...ticked, length]),
  }));
}

function removals(filters: CollegeFilters): Proposal[] {
  const applied = appliedFilters(filters);
  if (applied.length < 2) return [];
  return applied.map(({ text, without }) => ({ kind: 'without', text, filters: without }));
}

/** Words of a filter that is taken off; majors by their title where it is known. */
export function removedWords(
  proposal: Proposal & { kind: 'without' },
  titleOf: (cip: string) => string | undefined,
): string {
  return /^\d{2}(\.\d+)?$/.test(proposal.text)
    ? pillText({ key: 'major', value: proposal.text }, [], titleOf)
    : proposal.text;
}
