import type { Catalog } from '@longleaf/catalog/open-catalog';
import { suggestedOfFirst, suggestedOfOthers } from '@longleaf/contract/site-search';
import type { FoundGroup, SiteFindings } from '@longleaf/contract/site-search';
import { inOrderOfMeaning, isAtLeast } from '@longleaf/rules/finding/meant';
import { typedOf } from '@longleaf/rules/finding/partings';
import { tellingWords, withoutHere, withoutHereAlone } from '@longleaf/rules/finding/questions';
import { withoutSpareWords } from '@longleaf/rules/finding/spare-words';
import { stateUniversityIn } from '@longleaf/rules/finding/state-universities';
import { isUndecided } from '@longleaf/rules/finding/undecided';
import { wordsOf } from '@longleaf/rules/finding/words';
import {
  careersMeant,
  collegesIn,
  collegesMeant,
  type Found,
  type FoundOf,
  guidesMeant,
  listsMeant,
  majorsMeant,
  pagesMeant,
  placesMeant,
  statesMeant,
  wordsForColleges,
} from './found-kinds.ts';
import type { GuideFinder } from './guides.ts';
import { type Sources, type WishNear, wishNear } from './wish-near.ts';

/** Groups in the order in which they are shown, and words of the text that none of them has, in the form of `wordsOf`. */
interface Answer {
  readonly groups: readonly Found[];
  readonly unused: readonly string[];
}

/**
 * Finds everything that a text means: what is meant most comes first, with five suggestions, then the other kinds with three.
 * @param guides left out where there is no content site.
 */
export function findEverywhere(
  catalog: Catalog,
  guides: GuideFinder | undefined,
  typed: string,
): SiteFindings {
  const text = inOwnName(guides, typed) ?? withoutHere(stateUniversityIn(typed));
  const undecided = isUndecided(text);
  if (text === '' || undecided) return { groups: [], undecided, unused: [] };
  const { groups, unused } = answerTo({ catalog, guides }, text);
  return {
    groups: groups.map(asSuggested),
    undecided,
    unused: groups.length === 0 ? [] : [...typedOf(text, new Set(unused))],
  };
}

/** What a guide is called names no place to leave out: 'residencia en Carolina del Norte'. */
function inOwnName(guides: GuideFinder | undefined, typed: string): string | undefined {
  return isAtLeast(guidesMeant(guides, typed)?.sureness ?? 'guess', 'called') ? typed : undefined;
}

/** As a whole; where nothing surely is, as a college and what is wanted of it, or as something wanted near a place. */
function answerTo(sources: Sources, text: string): Answer {
  const { catalog } = sources;
  const places = placesMeant(catalog, text);
  const withoutState = places ? text : withoutHereAlone(text);
  if (withoutState !== text) return answerTo(sources, withoutState);
  const whole = wholeMeant(sources, text, places);
  const asWhole = () => inOrderOfMeaning(whole, tellingWords(text), mostCollegesAt(catalog, whole));
  if (whole.some(isSureAsWhole))
    return listInState(sources, text, whole) ?? { groups: asWhole(), unused: [] };
  const wish = wishNear(sources, text, whole.every(isOfParts));
  if (wish && isPlaceAlone(wish)) return answerTo(sources, nameOf(wish));
  if (whole.some(isSure)) return { groups: withNear(asWhole(), text, wish), unused: [] };
  const held = whole.find(isHeldByCollege);
  const both = collegeBefore(catalog, text);
  const isOwnName = both && wish?.near && mayBeName(wish) && !isNameOf(wish, both, text);
  if (both && (held === undefined || isOwnName || isAmong(both.college, held))) {
    if (wish?.near && isNameOf(wish, both, text)) return collegeOrPlace(sources, both, wish, wish.near);
    return collegeAndWish(sources, both, held !== undefined && !isOwnName);
  }
  const isGuessed = whole.every(isGuess);
  const after = isGuessed || wish?.near ? collegeAfter(catalog, text) : undefined;
  if (after && !(wish?.near && isPlaceBefore(wish, after)) && surelyMeans(sources, after.rest))
    return collegeAndWish(sources, after, false);
  if (wish?.near) {
    // Who names a kind of college and a town may mean the one that is there.
    const isList = wish.rest[0]?.kind === 'list';
    const colleges = whole.filter((found) => found.kind === 'college' && (isList || !isGuess(found)));
    return { groups: [wish.near, ...wish.rest, ...wish.places, ...colleges], unused: wish.near.unused };
  }
  if (!isGuessed) return { groups: asWhole(), unused: [] };
  const groups = withGuide(sources, text, asWhole());
  const guessed = { groups, unused: unusedByAll(groups) };
  return wish ? placeAmong(sources, wish, guessed) : guessed;
}

function wholeMeant(
  { catalog, guides }: Sources,
  text: string,
  places: FoundOf<'place'> | undefined,
): readonly Found[] {
  // Who types a ZIP code means it; the digits would begin codes of careers as well.
  if (places?.isZip) return [places];
  const majors = majorsMeant(catalog, text);
  return [
    places,
    statesMeant(catalog, text),
    listsMeant(catalog, text),
    majors,
    careersMeant(catalog, text, majors),
    collegesMeant(catalog, text),
    pagesMeant(text),
    guidesMeant(guides, text),
  ]
    .filter((group) => group !== undefined)
    .filter(({ items }) => items.length > 0);
}

/** Whether all that was typed is there in what was found. */
const isSure = ({ sureness }: Found) => isAtLeast(sureness, 'holds');

const isGuess = ({ sureness }: Found) => sureness === 'guess';

/** Whether it has the text in parts at most: a college has a word in its name, another in its place. */
const isOfParts = (found: Found) => isGuess(found) || (found.kind === 'college' && !isSure(found));

/** 'What colleges are in Asheville' asks for nothing but the place. */
const isPlaceAlone = ({ near, parting: { isAsked, rest } }: WishNear) =>
  !near && isAsked && tellingWords(rest).length === 0;

/** What a place is called: of a state its name, since a code alone may mean much else. */
const nameOf = ({ parting, places: [place] }: WishNear) =>
  place.kind === 'state' ? (place.items[0]?.name ?? parting.name) : parting.name;

/** Some words of the name of a college may also be a place and what is wanted there: 'Art Charlotte'. */
const isSureAsWhole = (found: Found) =>
  isSure(found) && (found.kind !== 'college' || found.sureness !== 'holds');

/** From this mean fit on every word is there as it was typed. */
const asTyped = 0.99;

/** Whether a college has all that was typed, in its name and place together: 'davidson college nc' asks for nothing more. */
const isHeldByCollege = ({ kind, sureness, fit }: Found) =>
  kind === 'college' && sureness === 'part' && fit >= asTyped;

/** Whether the first of some colleges is one of others: 'queens college' alone is another than the one in Charlotte. */
function isAmong(some: Found, others: Found): boolean {
  const [first] = idsOf(some);
  return first !== undefined && idsOf(others).includes(first);
}

const idsOf = (found: Found) => (found.kind === 'college' ? found.items.map(({ id }) => id) : []);

/** A college that a text begins or ends with, in so many words, and the rest of it. */
interface CollegeBefore {
  readonly college: Found;
  readonly words: number;
  readonly rest: string;
}

/**
 * A college by its name and what is wanted of it: 'nc state nursing', 'duke tuition'. Of two names the longer one is meant.
 * What any college is called names none: 'colegio'.
 */
function collegeBefore(catalog: Catalog, text: string): CollegeBefore | undefined {
  return collegeAmong(catalog, text, (words, length) => [words.slice(0, length), words.slice(length)]);
}

/** The same with the name at the end: 'pre med duke', 'nursing at nc state'. */
function collegeAfter(catalog: Catalog, text: string): CollegeBefore | undefined {
  return collegeAmong(catalog, text, (words, length) => [words.slice(-length), words.slice(0, -length)]);
}

type Part = (words: readonly string[], length: number) => readonly [readonly string[], readonly string[]];

function collegeAmong(catalog: Catalog, text: string, part: Part): CollegeBefore | undefined {
  const words = text.trim().split(/\s+/);
  for (let length = words.length - 1; length > 0; length--) {
    const [name, rest] = part(words, length).map((some) => some.join(' '));
    if (name === undefined || rest === undefined || withoutSpareWords(wordsOf(name)).length === 0) continue;
    const college = collegesMeant(catalog, name);
    if (college?.sureness === 'named') return { college, words: length, rest };
  }
  return undefined;
}

/** Whether what is wanted of a college is no guess. */
const surelyMeans = (sources: Sources, rest: string) =>
  wholeMeant(sources, rest, undefined).some((found) => found.kind !== 'college' && !isGuess(found));

function collegeAndWish(sources: Sources, { college, rest }: CollegeBefore, isHeld: boolean): Answer {
  const others = answerTo(sources, rest);
  const wanted = others.groups.filter(({ kind }) => (isHeld ? kind === 'place' : kind !== 'college'));
  const restUnused = wanted.length > 0 ? others.unused : tellingWords(rest);
  return { groups: [college, ...wanted], unused: isHeld ? [] : restUnused };
}

/**
 * Whether a place is all that tells something in the name of a college: 'colleges near Elon', and not 'UNC Wilmington'. Of
 * states any other word makes it a name: 'University of Virginia'.
 */
function isNameOf({ parting, places }: WishNear, { words }: CollegeBefore, text: string): boolean {
  const { start, length } = parting;
  const name = text.trim().split(/\s+/).slice(0, words);
  const others = name.toSpliced(start, length).join(' ');
  if (mayBeName({ parting, places }) && !wordsForColleges.test(others)) return false;
  return start + length <= words && tellingWords(others).length === 0;
}

/** Whether a place is meant before a college whose name has it at the end: 'nursing in Virginia', and not 'nursing at University of Virginia'. */
function isPlaceBefore(wish: WishNear, { words }: CollegeBefore): boolean {
  if (mayBeName(wish)) return words <= wish.parting.length;
  return wish.places[0].sureness !== 'part';
}

/** Whether a state was named without a word such as 'in': then it may be a word in the name of a college. */
const mayBeName = ({ parting, places: [place] }: Pick<WishNear, 'parting' | 'places'>) =>
  place.kind === 'state' && !parting.isAsked;

/** A town may be called like one college and then means it, unless it has more, or a word says that the place is meant. */
const fewColleges = 2;

/** How many colleges are in the state that was found, or in the likeliest town. */
function mostCollegesAt(catalog: Catalog, groups: readonly Found[]): number {
  const counts = groups.map((group) => {
    if (group.kind === 'state') return group.items[0]?.colleges ?? 0;
    const town = group.kind === 'place' ? group.items[0] : undefined;
    return town ? collegesIn(catalog.search().snapshot, town) : 0;
  });
  return Math.max(0, ...counts);
}

/** 'Cheap colleges in Tennessee' asks for a list, though what says its kind tells nothing about a college called 'Tennessee'. */
function listInState(sources: Sources, text: string, whole: readonly Found[]): Answer | undefined {
  if (whole.some((found) => found.kind !== 'college' && isSureAsWhole(found))) return undefined;
  const wish = wishNear(sources, text, false);
  const isList = wish?.near?.items[0]?.wanted.kind === 'list';
  if (!wish?.near || !isList || !wish.parting.isAsked || wish.places[0].kind !== 'state') return undefined;
  return { groups: [wish.near, ...wish.rest, ...wish.places, ...whole], unused: wish.near.unused };
}

/** 'High Point nursing': the college with its wish, and the place with it. */
function collegeOrPlace(
  sources: Sources,
  both: CollegeBefore,
  wish: WishNear,
  near: FoundOf<'near'>,
): Answer {
  const isPlace = wish.parting.isAsked || mostCollegesAt(sources.catalog, wish.places) > fewColleges;
  const wanted = collegeAndWish(sources, both, false).groups.filter(
    ({ kind }) => !['college', 'place', 'state', 'near'].includes(kind),
  );
  const first = isPlace ? [near, both.college] : [both.college, near];
  return { groups: [...first, ...wanted, ...wish.places], unused: near.unused };
}

/** More words than this say no more about what is meant, and each costs a search. */
const mostWordsOfGuide = 8;

/** Of guesses a guide that some words name comes first: 'becas para hispanos', 'app fee waiver'. Of two names the longer one is meant. */
function withGuide({ guides }: Sources, text: string, groups: readonly Found[]): readonly Found[] {
  const words = text.trim().split(/\s+/).slice(0, mostWordsOfGuide);
  for (let length = words.length - 1; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const some = words.slice(start, start + length).join(' ');
      const guide = tellingWords(some).length > 0 ? guidesMeant(guides, some) : undefined;
      if (guide && isAtLeast(guide.sureness, 'called')) {
        const unused = tellingWords([...words.slice(0, start), ...words.slice(start + length)].join(' '));
        return [{ ...guide, sureness: 'guess', unused }, ...groups.filter(({ kind }) => kind !== 'guide')];
      }
    }
  }
  return groups;
}

/** Words of the name of a college may be a place and what is wanted there: 'Charlotte nursing'. What begins the name is the name. */
function withNear(groups: readonly Found[], text: string, wish: WishNear | undefined): readonly Found[] {
  const wanted = wish?.near?.items[0]?.wanted;
  if (!wish?.near || (wanted?.kind === 'career' && !wish.parting.isAsked) || !isSure(wish.near))
    return groups;
  const [first, ...others] = groups;
  const isBegun = first?.kind === 'college' && first.items.some(({ name }) => begins(name, text));
  const near = [wish.near, ...wish.rest, ...wish.places];
  return first && isBegun
    ? [first, wish.near, ...others]
    : [...near, ...groups.filter(({ kind }) => kind === 'college')];
}

const begins = (name: string, text: string) => wordsOf(name).join(' ').startsWith(wordsOf(text).join(' '));

/** A place and words that college search cannot filter by: neither is dropped. */
function placeAmong(sources: Sources, { places, parting, rest }: WishNear, guessed: Answer): Answer {
  if (rest.length > 0) return { groups: [...rest, ...places], unused: rest[0]?.unused ?? [] };
  const words = tellingWords(parting.rest);
  const isAnyUsed = guessed.groups.some(({ unused }) => words.some((word) => !unused.includes(word)));
  if (!isAnyUsed) return { groups: answerTo(sources, parting.name).groups, unused: words };
  const unused = guessed.unused.filter((word) => words.includes(word));
  return { groups: [...guessed.groups, ...places], unused };
}

/** They tell colleges of a name apart and are not missed where another one is meant: 'Pembroke State University'. */
const kindsNotMissed = new Set(['state', 'community', 'technical', 'institute']);

/** What none of what is shown has. */
function unusedByAll(groups: readonly Found[]): readonly string[] {
  const [first, ...others] = groups;
  const unused = (first?.unused ?? []).filter((word) => others.every((other) => other.unused.includes(word)));
  return first?.kind === 'college' ? unused.filter((word) => !kindsNotMissed.has(word)) : unused;
}

/** People look at about five suggestions: where all are guesses, those are of several kinds. */
const suggestedOfGuesses = 2;

function asSuggested(
  { sureness, fit: _fit, unused: _unused, ...group }: Found,
  index: number,
  all: readonly Found[],
): FoundGroup {
  const isGuessAmongOthers = sureness === 'guess' && all.length > 1;
  const ofSure = index === 0 || group.kind === 'near' ? suggestedOfFirst : suggestedOfOthers;
  const most = isGuessAmongOthers ? suggestedOfGuesses : ofSure;
  return { ...group, items: group.items.slice(0, most) } as FoundGroup;
}
