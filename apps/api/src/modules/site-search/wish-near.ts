import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { TownsFound } from '@longleaf/catalog/places/town-finder';
import { type Bits, countShared } from '@longleaf/catalog/search/bitset';
import { rangeAround } from '@longleaf/catalog/search/match';
import type { Snapshot } from '@longleaf/catalog/search/snapshot';
import { suggestedOfFirst, suggestedOfOthers } from '@longleaf/contract/site-search';
import { defaultRadiusMiles } from '@longleaf/rules/colleges/bands';
import { states } from '@longleaf/rules/colleges/states';
import { inOrderOfMeaning, isAtLeast, surenessOf } from '@longleaf/rules/finding/meant';
import { type Parting, partings } from '@longleaf/rules/finding/partings';
import { tellingWords, withoutQuestion, withoutWordsForAll } from '@longleaf/rules/finding/questions';
import { beginsSpareWord, withoutKinds } from '@longleaf/rules/finding/spare-words';
import { wordsOf } from '@longleaf/rules/finding/words';
import { collegeLists } from './college-lists.ts';
import type { GuideFinder } from './guides.ts';
import {
  careersMeant,
  collegesOfList,
  type Found,
  type FoundOf,
  guidesMeant,
  having,
  listsMeant,
  majorsMeant,
  pagesMeant,
  placesOf,
  stateGroup,
  stateIn,
  wordsForColleges,
} from './found-kinds.ts';

/** Where something may be wanted. */
export type Place = FoundOf<'place'> | FoundOf<'state'>;

/** A place in a text, and what is wanted there. */
export interface WishNear {
  readonly parting: Parting;
  /** The likeliest first: a state and a town may be called alike. */
  readonly places: readonly [Place, ...(readonly Place[])];
  /** What is wanted near it; undefined where the rest means nothing that college search can filter by. */
  readonly near: FoundOf<'near'> | undefined;
  /** What the rest surely means by itself, what is meant most first. */
  readonly rest: readonly Found[];
}

type Wish = FoundOf<'major'> | FoundOf<'career'> | FoundOf<'list'>;
type NearItem = FoundOf<'near'>['items'][number];

/** What a text is looked for with. */
export interface Sources {
  readonly catalog: Catalog;
  /** Undefined where there is no content site. */
  readonly guides: GuideFinder | undefined;
}

/**
 * Takes a place out of a text and what is wanted there: 'nursing in Boone', 'colleges in Asheville with nursing', 'nursing
 * in Virginia'. A place with a rest that means nothing is given without a wish.
 * @param isGuessed nothing has all of the text: then a place may also be begun, or a slip away.
 */
export function wishNear(sources: Sources, text: string, isGuessed: boolean): WishNear | undefined {
  let alone: WishNear | undefined;
  for (const parting of partings(text)) {
    const [likeliest, ...others] = placesAt(sources.catalog, parting, isGuessed);
    if (!likeliest) continue;
    const found = wishAt(sources, parting, [likeliest, ...others]);
    if (found?.near) return found;
    alone ??= found;
  }
  return alone;
}

/** The state and the towns that some words name. A town of North Carolina comes before a state of its name. */
function placesAt(catalog: Catalog, parting: Parting, isGuessed: boolean): readonly Place[] {
  const named = stateIn(parting, isGuessed);
  const state = named && stateGroup(catalog, named);
  const towns = townsOf(catalog, parting, isGuessed);
  const place = towns && placesOf(catalog, towns);
  const both = state?.sureness === 'called' ? [place, state] : [state, place];
  return both.filter((one) => one !== undefined);
}

/** Who is still typing, or misspells, means a town only after something that is wanted. */
function townsOf(catalog: Catalog, parting: Parting, isGuessed: boolean): TownsFound | undefined {
  const { name, isAsked, isEnd, rest } = parting;
  const towns = catalog.towns();
  const whole = towns.named(name, suggestedOfOthers);
  if (whole || !isGuessed || rest === '' || isOfState(name)) return whole;
  const isBegun = isEnd && (isAsked || !name.includes(' ')) && !beginsSpareWord(name);
  return (isBegun ? towns.begun(name, 1) : undefined) ?? (isAsked ? towns.misspelled(name, 1) : undefined);
}

const wordsOfStates = new Set(states.flatMap(([, state]) => wordsOf(state)));

/** 'South Carolina' begins no 'Carolina Beach'. */
const isOfState = (name: string) => wordsOf(name).some((word) => wordsOfStates.has(word));

function wishAt(sources: Sources, parting: Parting, places: WishNear['places']): WishNear | undefined {
  const { catalog } = sources;
  const { rest } = parting;
  const isPlaceSure = places[0].sureness !== 'part';
  const alone = isPlaceSure ? { parting, places, near: undefined, rest: [] } : undefined;
  // 'Boone, NC 28607' is a place twice.
  const isNothing = tellingWords(rest).length === 0 && !namesList(catalog, rest);
  if (isNothing || catalog.towns().named(rest, 1)) return alone;
  if (isCollegeName(parting)) return undefined;
  if (isPlaceSure && meansElse(catalog, parting, places[0])) return alone;
  const found = meantBy(sources, rest);
  const wishes = found.filter(isWish);
  const near = found[0] && isWish(found[0]) ? nearOf(catalog, wishes, places) : undefined;
  return isPlaceSure || near ? { parting, places, near, rest: found } : undefined;
}

/** Words that tell nothing about a college may name a list of them: 'best colleges'. */
function namesList(catalog: Catalog, rest: string): boolean {
  const list = wordsForColleges.test(rest) ? undefined : listsMeant(catalog, withoutWordsForAll(rest));
  return list !== undefined && isAtLeast(list.sureness, 'called');
}

const isWish = (found: Found): found is Wish =>
  found.kind === 'major' || found.kind === 'career' || found.kind === 'list';

/** What the rest surely means. Words that nothing has are left out, if all others mean something. */
function meantBy({ catalog, guides }: Sources, rest: string): readonly Found[] {
  const telling = withoutKinds(rest);
  const typed = majorsMeant(catalog, telling);
  // 'Study nursing' are words of a title; who asks where to study nursing means nursing.
  const isTyped = typed !== undefined && typed.sureness !== 'guess';
  const asked = isTyped ? telling : withoutQuestion(telling);
  const majors = isTyped || asked === telling ? typed : majorsMeant(catalog, asked);
  const careers = careersMeant(catalog, asked, majors);
  const found = [listsMeant(catalog, rest), majors, careers, pagesMeant(rest), guidesMeant(guides, rest)];
  const sure = found
    .filter((one) => one !== undefined)
    .filter(({ sureness, items }) => sureness !== 'guess' && items.length > 0);
  if (sure.length > 0) return inOrderOfMeaning(sure);
  const unused = new Set(majors?.unused);
  const words = wordsOf(asked);
  if (unused.size === 0 || unused.size === words.length) return [];
  const used = words.filter((word) => !unused.has(word)).join(' ');
  return meantBy({ catalog, guides }, used).map((wish) => ({ ...wish, unused: [...unused] }));
}

const kindsOfColleges =
  /^(?:\s*(?:state|community|technical|tech|junior|college|university|institute|school))+$/i;

/** A town and what says the kind of one college are its name: 'Pembroke State University'. */
function isCollegeName({ rest, isAsked, start }: Parting): boolean {
  return start === 0 && !isAsked && kindsOfColleges.test(rest);
}

/**
 * Whether the name of a town is more likely a word of what is wanted ('STEM teacher'), or part of the name of a school
 * ('Charlotte Latin'). A word such as 'in', a state or a ZIP code says that the place is meant.
 */
function meansElse(catalog: Catalog, parting: Parting, place: Place): boolean {
  const { name, rest, isAsked, start } = parting;
  if (isAsked || place.kind === 'state' || place.isZip) return false;
  if (start === 0 && isSchool(catalog, `${name} ${rest}`)) return true;
  if (name.includes(' ')) return false;
  const match = catalog.programs().matchOf(name);
  return match !== undefined && isAtLeast(surenessOf(match), 'part');
}

const schoolWords = /^(?:\s*(?:schools?|high|academy))*$/i;

function isSchool(catalog: Catalog, text: string): boolean {
  const start = text.toLowerCase();
  return catalog
    .organizations()
    .search(text, 'PK-12')
    .some(({ name }) => name.toLowerCase().startsWith(start) && schoolWords.test(name.slice(start.length)));
}

/** Suggestions of what is meant most and, of each other kind, this many. */
const ofOtherKinds = 1;
const ofFirstKind = 3;

function nearOf(catalog: Catalog, wishes: readonly Wish[], places: WishNear['places']): FoundOf<'near'> {
  const { snapshot } = catalog.search();
  const [place, ...otherPlaces] = places.flatMap<NearItem['place']>(({ items }) => items);
  const [most] = wishes;
  // Who names a list means nothing that only has its words.
  const meant =
    most?.kind === 'list' ? wishes.filter(({ sureness }) => isAtLeast(sureness, 'called')) : wishes;
  const wanted = meant.flatMap((wish) => wantedOf(wish).slice(0, wish === most ? ofFirstKind : ofOtherKinds));
  const here = place ? wanted.map((one) => nearItem(snapshot, one, place)) : [];
  const [first] = wanted;
  const elsewhere = first ? otherPlaces.map((other) => nearItem(snapshot, first, other)) : [];
  const [asked, ...others] = [...here, ...elsewhere];
  return {
    kind: 'near',
    isZip: places[0].kind === 'place' && places[0].isZip,
    sureness: most?.sureness ?? 'guess',
    fit: 1,
    unused: most?.unused ?? [],
    // Where none is near enough, what was asked for says so before anything else.
    items: [...(asked ? [asked] : []), ...others.filter(({ colleges }) => colleges > 0)].slice(
      0,
      suggestedOfFirst,
    ),
  };
}

const wantedOf = ({ kind, items }: Wish) => items.map((item) => ({ kind, item }) as NearItem['wanted']);

function nearItem(snapshot: Snapshot, wanted: NearItem['wanted'], place: NearItem['place']): NearItem {
  const there = 'zip' in place ? around(snapshot, place.zip) : having(snapshot, 'state', place.state);
  const colleges = countShared(collegesOf(snapshot, wanted, place), there);
  return { wanted: wantedAt(wanted, place), place, colleges };
}

function around(snapshot: Snapshot, zip: string): Bits {
  const distances = snapshot.near.from(zip);
  const range = { zip, atLeast: 0, upTo: defaultRadiusMiles, under: null };
  return distances ? rangeAround(snapshot, range, distances) : snapshot.none;
}

const listAt = ({ kind, item }: NearItem['wanted']) =>
  kind === 'list' ? collegeLists.find(({ path }) => path === item.path) : undefined;

/** A list of colleges of North Carolina is another one in another state. */
function wantedAt(wanted: NearItem['wanted'], { state }: NearItem['place']): NearItem['wanted'] {
  const list = state === 'NC' ? undefined : listAt(wanted)?.elsewhere;
  if (wanted.kind !== 'list' || !list) return wanted;
  return { kind: 'list', item: { ...wanted.item, title: list.title, path: list.path } };
}

function collegesOf(snapshot: Snapshot, wanted: NearItem['wanted'], { state }: NearItem['place']): Bits {
  const { kind, item } = wanted;
  if (kind === 'major')
    return snapshot.sets.of(`major ${item.cipCode}`, () => snapshot.majors.offering(item.cipCode));
  if (kind === 'career') return snapshot.majors.leadingTo(item.occCode) ?? snapshot.none;
  const list = listAt(wanted);
  if (!list) return snapshot.none;
  return collegesOfList(snapshot, state === 'NC' ? list : (list.elsewhere ?? list));
}
