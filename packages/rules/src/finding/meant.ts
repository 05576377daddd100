import type { TitleMatch, TitleKind } from './score.ts';

/** What one search finds. Of two that are meant alike the earlier one comes first; 'near' is something wanted near a place or in a state. */
export const foundKinds = [
  'near',
  'state',
  'place',
  'list',
  'major',
  'career',
  'college',
  'page',
  'guide',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** How sure it is that a kind of thing is meant, from a guess to its very name. */
export const surenesses = ['guess', 'part', 'holds', 'called', 'named'] as const;
export type Sureness = (typeof surenesses)[number];

/** How what fits a term best was found: the title that was found, and how well it fits. */
export interface BestMatch extends Omit<TitleMatch, 'standing'> {
  readonly kind: TitleKind;
  /** All that was typed and tells something is there, so that no word was left out or taken for another. */
  readonly isComplete: boolean;
  /** What was typed, tells something and is not there, in the form of `wordsOf`. */
  readonly unused: readonly string[];
}

/** From this share of its title on, a term that begins it says all that tells it apart: 'Duke' of Duke University. */
const nearlyWhole = 0.6;
/** Mean fits from which on every word is there as it was typed, is there or meant by it, and is begun at least. */
const asTyped = 0.99;
const read = 0.85;
const begun = 0.75;

/** Whether something is at least as sure. */
export function isAtLeast(sureness: Sureness, least: Sureness): boolean {
  return surenesses.indexOf(sureness) >= surenesses.indexOf(least);
}

/** Says how sure it is that a career, a major or a guide is meant, by the best of what was found. */
export function surenessOf(match: BestMatch): Sureness {
  const { kind, fit, whole, isComplete } = match;
  if (!isComplete) return 'guess';
  if (whole && kind === 'title') return 'named';
  if (whole && kind === 'otherTitle') return 'called';
  if (fit >= asTyped && kind === 'title') return 'holds';
  return isPart(match) ? 'part' : 'guess';
}

/** Among thousands of other titles some word begins with nearly anything: there it must be a whole one. */
function isPart({ kind, fit }: BestMatch): boolean {
  return fit >= (kind === 'title' ? begun : read);
}

/**
 * The same of a college. Its other names are as good as its own, and what only says its kind may be left out.
 * @param isProminent in North Carolina, or large: a word in the name of a small college elsewhere ('Art Institute')
 * seldom means it.
 */
export function surenessOfCollege(match: BestMatch, isProminent: boolean): Sureness {
  const { kind, fit, whole, beginning, coverage, isComplete } = match;
  if (!isComplete) return 'guess';
  const isName = kind === 'title' || kind === 'otherTitle';
  if (isName && (whole || (beginning && coverage >= nearlyWhole && fit >= asTyped)))
    return isProminent ? 'named' : 'holds';
  if (isName && fit >= asTyped) return isProminent ? 'holds' : 'part';
  return fit >= begun ? 'part' : 'guess';
}

/** A town with at most so many colleges may be called like one of them, and then the college is meant. */
const fewColleges = 2;

/** One kind of what was found for a term. */
export interface FoundGroup {
  readonly kind: FoundKind;
  readonly sureness: Sureness;
  /** Mean fit of the best of it; what is guessed is compared by it. */
  readonly fit: number;
  /** What was typed, tells something and the best of it has not, in the form of `wordsOf`. */
  readonly unused: readonly string[];
}

/** A guess with so much of what was typed is a better one than those with less. */
const mostOfIt = 0.7;

/**
 * Puts what was found in the order in which it is likely meant, and leaves guesses out where anything better was found.
 * Of guesses those that have most of what was typed are shown, if there are any, and the first is the one that has what the
 * others have not: of 'FAFSA verification' the guides alone know the first word, many careers the second.
 * A town's name means the town, unless a college is called that and the town has no more than two colleges: 'Elon', 'Liberty'.
 * @param telling words that were typed and tell something, in the form of `wordsOf`
 * @param collegesInTown how many colleges the town, or else the state, that was found has.
 */
export function inOrderOfMeaning<Group extends FoundGroup>(
  groups: readonly Group[],
  telling: readonly string[] = [],
  collegesInTown = 0,
): readonly Group[] {
  const isCollegeNamed = groups.some(({ kind, sureness }) => kind === 'college' && sureness === 'named');
  const kinds: readonly FoundKind[] =
    isCollegeNamed && collegesInTown <= fewColleges
      ? ['college', ...foundKinds.filter((kind) => kind !== 'college')]
      : foundKinds;
  const rank = ({ kind, sureness }: FoundGroup) =>
    surenesses.indexOf(sureness) * kinds.length - kinds.indexOf(kind);
  const isAnySure = groups.some(({ sureness }) => sureness !== 'guess');
  if (isAnySure)
    return groups.filter(({ sureness }) => sureness !== 'guess').toSorted((a, b) => rank(b) - rank(a));
  const better = groups.filter(({ fit }) => fit >= mostOfIt);
  const shown = better.length > 0 ? better : groups;
  const own = new Map(shown.map((group) => [group, ofItsOwn(group, shown, telling)]));
  return shown.toSorted((a, b) => (own.get(b) ?? 0) - (own.get(a) ?? 0) || rank(b) - rank(a));
}

/** How many of some words are there, each counted as a part where it is in others as well. */
function ofItsOwn(group: FoundGroup, all: readonly FoundGroup[], words: readonly string[]): number {
  const has = ({ unused }: FoundGroup, word: string) => !unused.includes(word);
  return words
    .filter((word) => has(group, word))
    .reduce((sum, word) => sum + 1 / all.filter((other) => has(other, word)).length, 0);
}
