import { familyOf } from '@longleaf/rules/colleges/filters/catalogue';
import { pillText } from '@longleaf/rules/colleges/filters/pills';
import { type CollegeFilters, type Near, NO_FILTERS } from './college-search.ts';
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
  | { kind: 'without-two'; texts: readonly [string, string] }
  | { kind: 'only'; text: string }
  | { kind: 'only-name' }
);

const LENGTHS = ['FourYear', 'TwoYear'] as const;
type CollegeLength = (typeof LENGTHS)[number];

const PRICES = [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000];
const RADII = [50, 100, 200];
const MOST_CHANGES = 16;

/**
 * Changes to offer when nothing matches, the gentlest first: raise the price, widen the distance, include the
 * other lengths, then take single filters off. How many colleges each would give is for the server to say.
 */
export function proposals(filters: CollegeFilters): Proposal[] {
  return [
    ...raisedPrices(filters),
    ...widened(filters.near, filters),
    ...otherLengths(filters),
    ...nameAlone(filters),
    ...removals(filters),
  ].slice(0, MOST_CHANGES);
}

/** Larger changes, for where no single one gives a college: two filters off, then all but one off. */
export function largerProposals(filters: CollegeFilters): Proposal[] {
  return [...pairRemovals(filters), ...singles(filters)];
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

/** A name and filters that do not go together: the name alone. Taking the name off is among the removals. */
function nameAlone(filters: CollegeFilters): Proposal[] {
  const isAlone = appliedFilters(filters).length < 2;
  return filters.name === '' || isAlone
    ? []
    : [{ kind: 'only-name', filters: { ...NO_FILTERS, name: filters.name } }];
}

const MOST_PAIRS = 15;

function pairRemovals(filters: CollegeFilters): Proposal[] {
  const applied = appliedFilters(filters);
  if (applied.length < 3) return [];
  return applied
    .flatMap(({ id, text, without }, index): Proposal[] =>
      appliedFilters(without)
        // Each pair once: those that stand behind it.
        .filter((other) => applied.findIndex((one) => one.id === other.id) > index && other.id !== id)
        .map((other) => ({
          kind: 'without-two',
          texts: [text, other.text] as const,
          filters: other.without,
        })),
    )
    .slice(0, MOST_PAIRS);
}

function singles(filters: CollegeFilters): Proposal[] {
  const applied = appliedFilters(filters);
  if (applied.length < 4) return [];
  return applied.slice(0, MOST_CHANGES).map(({ id, text }) => ({
    kind: 'only',
    text,
    filters: applied
      .filter((other) => other.id !== id)
      .reduce(
        (rest, other) => appliedFilters(rest).find((one) => one.id === other.id)?.without ?? rest,
        filters,
      ),
  }));
}

/** Words of a filter; majors by their title where it is known. */
export function filterWords(text: string, titleOf: (cip: string) => string | undefined): string {
  return /^\d{2}(\.\d+)?$/.test(text) ? pillText({ key: 'major', value: text }, [], titleOf) : text;
}
