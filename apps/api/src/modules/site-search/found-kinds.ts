import { teachesAtCollege } from '@longleaf/catalog/programs/programs';
import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { Town, TownsFound } from '@longleaf/catalog/places/town-finder';
import { type Bits, countBits, countShared, keep } from '@longleaf/catalog/search/bitset';
import type { Meant } from '@longleaf/catalog/finding/finder';
import type { Snapshot } from '@longleaf/catalog/search/snapshot';
import { suggestedOfFirst, suggestedOfOthers } from '@longleaf/contract/site-search';
import type { FoundGroup } from '@longleaf/contract/site-search';
import { defaultRadiusMiles } from '@longleaf/rules/colleges/bands';
import { studentPopulation } from '@longleaf/rules/colleges/facts';
import { isAtLeast, surenesses, surenessOf, surenessOfCollege } from '@longleaf/rules/finding/meant';
import type { Sureness } from '@longleaf/rules/finding/meant';
import { type Parting, partings } from '@longleaf/rules/finding/partings';
import { withoutQuestion, withoutWordsForAll } from '@longleaf/rules/finding/questions';
import {
  type StateNamed,
  stateMisspelled,
  stateNamed,
  stateOfCode,
} from '@longleaf/rules/finding/state-names';
import { findMajorsByName, presentCollegeName } from '../colleges/index.ts';
import { type CollegeList, collegeListFinder, collegeLists } from './college-lists.ts';
import type { GuideFinder } from './guides.ts';
import { pageFinder, portalPages } from './pages.ts';

/** A group with how sure it is that it is meant, and how well the best of it fits. */
export type Found = FoundGroup & {
  readonly sureness: Sureness;
  readonly fit: number;
  /** What was typed and tells something, and the best of it has not. */
  readonly unused: readonly string[];
};
export type FoundOf<Kind extends FoundGroup['kind']> = Found & { readonly kind: Kind };

/** From so many students on a college of another state is known here by its name. */
const largeCollege = 5000;

export function placesMeant(catalog: Catalog, text: string): FoundOf<'place'> | undefined {
  const found = catalog.towns().find(text, suggestedOfOthers);
  return found && placesOf(catalog, found);
}

/** A state by its name, alone or with a word for all its colleges: 'Virginia', 'colleges in VA', 'Texas universities'. */
export function statesMeant(catalog: Catalog, text: string): FoundOf<'state'> | undefined {
  const named = partings(text)
    .filter(({ rest }) => wordsForColleges.test(rest))
    .flatMap((parting) => stateIn(parting, false) ?? []);
  return named[0] && stateGroup(catalog, named[0]);
}

/** The state that some words of a text name: by its code, or with a slip, only after a word such as 'in'. */
export function stateIn({ name, isAsked }: Parting, isGuessed: boolean): StateNamed | undefined {
  return (
    stateNamed(name) ??
    (isAsked ? (stateOfCode(name) ?? (isGuessed ? stateMisspelled(name) : undefined)) : undefined)
  );
}

/** A state that was found, with its colleges. A town of North Carolina that is called alike is meant before it. */
export function stateGroup(catalog: Catalog, { code, name }: StateNamed): FoundOf<'state'> {
  const { snapshot } = catalog.search();
  const isTownHere = catalog.towns().named(name, 1)?.towns[0]?.state === 'NC';
  const items = [{ state: code, name, colleges: countBits(having(snapshot, 'state', code)) }];
  return { kind: 'state', sureness: isTownHere ? 'called' : 'named', fit: 1, unused: [], items };
}

/** Words for colleges in general, in the plural: 'Virginia College' is one of them. */
export const wordsForColleges =
  /^(?:\s*(?:all|the|list|colleges|universities|schools|universidades|colegios|escuelas))*$/i;

/** Towns that were found, with the colleges around them. */
export function placesOf(catalog: Catalog, found: TownsFound): FoundOf<'place'> {
  const { snapshot } = catalog.search();
  const items = found.towns.map((town) => ({ ...placeOf(town), colleges: collegesAround(snapshot, town) }));
  return { kind: 'place', isZip: found.byZip, sureness: found.sureness, fit: 1, unused: [], items };
}

const placeOf = ({ zip, city, state }: Town) => ({ zip, city, state });

function collegesAround(snapshot: Snapshot, { zip }: Town): number {
  const miles = snapshot.near.from(zip)?.miles;
  return miles?.reduce((sum, mile) => sum + Number(mile <= defaultRadiusMiles), 0) ?? 0;
}

export function collegesIn({ facts }: Snapshot, { city, state }: Town): number {
  return facts.colleges.filter((college) => college.city === city && college.facts.state === state).length;
}

export function majorsMeant(catalog: Catalog, text: string): FoundOf<'major'> | undefined {
  const match = catalog.programs().matchOf(text);
  if (!match) return undefined;
  const { snapshot } = catalog.search();
  const home = snapshot.families.get('state')?.values.get('NC')?.bits ?? snapshot.none;
  const query = { search: text, limit: suggestedOfFirst, codes: undefined };
  const items = findMajorsByName(snapshot, catalog.programs(), query).map((major) => ({
    ...major,
    ncColleges: countShared(snapshot.majors.offering(major.cipCode), home),
  }));
  return { kind: 'major', sureness: surenessOf(match), fit: match.fit, unused: match.unused, items };
}

/**
 * Careers by what they are called. Where a major is meant as much, those that it leads to come first: 'nursing' is no
 * career's name, and registered nurses are meant before nursing assistants.
 */
export function careersMeant(
  catalog: Catalog,
  text: string,
  majors: FoundOf<'major'> | undefined,
): FoundOf<'career'> | undefined {
  const careers = catalog.careers();
  const { found, match } = careers.meant(text, suggestedOfFirst);
  const sureness = match ? surenessOf(match) : 'guess';
  const [major] = majors?.items ?? [];
  const isMajor = major !== undefined && isAtLeast(majors?.sureness ?? 'guess', sureness);
  const ofMajor = isMajor ? careersAfter(catalog, major.cipCode) : [];
  if (!match && ofMajor.length === 0) return undefined;
  const byName = found.filter(({ position }) => !ofMajor.includes(position));
  const both = [...ofMajor.map((position) => ({ position, matched: null })), ...byName];
  const items = both.slice(0, suggestedOfFirst).flatMap(({ position, matched }) => {
    const career = careers.at(position);
    if (!career) return [];
    return [{ occCode: career.code, occTitle: career.title, urlName: career.urlName, matched }];
  });
  return { kind: 'career', sureness, fit: match?.fit ?? 0, unused: (match ?? majors)?.unused ?? [], items };
}

const careersOfMajor = 2;

/** The careers that a major leads to in which most people work; nearly every one leads to teaching it, which is left out. */
function careersAfter(catalog: Catalog, cip: string): number[] {
  const careers = catalog.careers();
  const socs = catalog
    .programs()
    .facts.programs.flatMap((program) => (program.cip.startsWith(cip) ? program.occupations : []))
    .filter((soc) => !teachesAtCollege(soc));
  const positions = new Set(socs.flatMap((soc) => careers.positionOf(soc) ?? []));
  return [...positions]
    .toSorted((one, other) => (careers.jobs[other] ?? 0) - (careers.jobs[one] ?? 0))
    .slice(0, careersOfMajor);
}

export function collegesMeant(catalog: Catalog, text: string): FoundOf<'college'> | undefined {
  const { snapshot } = catalog.search();
  const { found, match } = snapshot.names.best(text, suggestedOfFirst);
  const facts = snapshot.facts.colleges[found[0]?.position ?? -1]?.facts;
  if (!match || !facts) return undefined;
  const isProminent = facts.state === 'NC' || (studentPopulation(facts) ?? 0) >= largeCollege;
  const items = found.flatMap(({ position }) => {
    const college = snapshot.facts.colleges[position];
    return college ? [presentCollegeName(college)] : [];
  });
  return {
    kind: 'college',
    sureness: surenessOfCollege(match, isProminent),
    fit: match.fit,
    unused: match.unused,
    items,
  };
}

const [meantLists, meantPages] = [collegeListFinder(), pageFinder()];

export function listsMeant(catalog: Catalog, text: string): FoundOf<'list'> | undefined {
  const { found, match } = meantByTitle(meantLists, text);
  // A list is shown to those who name it: any other word of its names means much else.
  if (!match?.whole) return undefined;
  const { snapshot } = catalog.search();
  const items = found.flatMap(({ position }) => {
    const list = collegeLists[position];
    return list ? [{ title: list.title, path: list.path, ...countsOf(snapshot, list) }] : [];
  });
  return { kind: 'list', sureness: surenessOf(match), fit: match.fit, unused: match.unused, items };
}

function countsOf(snapshot: Snapshot, list: CollegeList): { colleges: number; ncColleges: number } {
  const both = collegesOfList(snapshot, list);
  return { colleges: countBits(both), ncColleges: countShared(both, having(snapshot, 'state', 'NC')) };
}

/** The colleges of a list. */
export function collegesOfList(snapshot: Snapshot, { filters }: Pick<CollegeList, 'filters'>): Bits {
  return filters.reduce<Bits>(
    (bits, [family, value]) => keep(bits, having(snapshot, family, value)),
    snapshot.all.slice(),
  );
}

export const having = (snapshot: Snapshot, family: string, value: string) =>
  snapshot.families.get(family)?.values.get(value)?.bits ?? snapshot.none;

export function pagesMeant(text: string): Found | undefined {
  const { found, match } = meantByTitle(meantPages, text);
  if (!match) return undefined;
  const items = found.flatMap(({ position }) => {
    const page = portalPages[position];
    return page ? [{ title: page.title, path: page.path }] : [];
  });
  return { kind: 'page', sureness: surenessOf(match), fit: match.fit, unused: match.unused, items };
}

export function guidesMeant(guides: GuideFinder | undefined, text: string): Found | undefined {
  if (!guides) return undefined;
  const { found, match } = meantByTitle(guides.meant, text);
  if (!match) return undefined;
  const items = found.flatMap(({ position }) => {
    const guide = guides.guides[position];
    return guide ? [{ title: guide.title, path: guide.path }] : [];
  });
  return { kind: 'guide', sureness: surenessOf(match), fit: match.fit, unused: match.unused, items };
}

/** By all that was typed or, where that is surer, by what is left without the words of a question and those for all colleges. */
function meantByTitle(meant: (text: string, limit: number) => Meant, text: string): Meant {
  const asked = withoutQuestion(text);
  const telling = withoutWordsForAll(asked);
  const readings = new Set([text, asked, telling, withoutQuestion(telling)]);
  const sureness = ({ match }: Meant) => (match ? surenesses.indexOf(surenessOf(match)) : -1);
  return [...readings]
    .map((reading) => meant(reading, suggestedOfFirst))
    .reduce((best, other) => (sureness(other) > sureness(best) ? other : best));
}
