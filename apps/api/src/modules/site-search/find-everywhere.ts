import { teachesAtCollege } from '@longleaf/catalog/programs/programs';
import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { Town } from '@longleaf/catalog/places/town-finder';
import { type Bits, countBits, countShared, keep } from '@longleaf/catalog/search/bitset';
import type { Meant } from '@longleaf/catalog/finding/finder';
import type { Snapshot } from '@longleaf/catalog/search/snapshot';
import { suggestedOfFirst, suggestedOfOthers } from '@longleaf/contract/site-search';
import type { FoundGroup, SiteFindings } from '@longleaf/contract/site-search';
import { defaultRadiusMiles } from '@longleaf/rules/colleges/bands';
import { studentPopulation } from '@longleaf/rules/colleges/facts';
import { inOrderOfMeaning, surenesses, surenessOf, surenessOfCollege } from '@longleaf/rules/finding/meant';
import type { Sureness } from '@longleaf/rules/finding/meant';
import { withoutHere, withoutQuestion, withoutWordsForAll } from '@longleaf/rules/finding/questions';
import { withoutSpareWords } from '@longleaf/rules/finding/spare-words';
import { isUndecided } from '@longleaf/rules/finding/undecided';
import { wordsOf } from '@longleaf/rules/finding/words';
import { findMajorsByName, presentCollegeName } from '../colleges/index.ts';
import { type CollegeList, collegeListFinder, collegeLists } from './college-lists.ts';
import type { GuideFinder } from './guides.ts';
import { pageFinder, portalPages } from './pages.ts';

/** A group with how sure it is that it is meant, and how well the best of it fits. */
type Found = FoundGroup & { readonly sureness: Sureness; readonly fit: number };
type MajorsFound = Found & { readonly kind: 'major' };

/** From so many students on a college of another state is known here by its name. */
const largeCollege = 5000;

/**
 * Finds everything that a text means: what is meant most comes first, with five suggestions, then the other kinds with three.
 * @param guides left out where there is no content site.
 */
export function findEverywhere(
  catalog: Catalog,
  guides: GuideFinder | undefined,
  typed: string,
): SiteFindings {
  const text = withoutHere(typed);
  const undecided = isUndecided(text);
  if (text === '' || undecided) return { groups: [], undecided };
  const places = placesMeant(catalog, text);
  // Who types a ZIP code means it; the digits would begin codes of careers as well.
  const majors = majorsMeant(catalog, text);
  const found = places?.isZip
    ? [places]
    : [
        places,
        listsMeant(catalog, text),
        majors,
        careersMeant(catalog, text, majors),
        collegesMeant(catalog, text),
        pagesMeant(text),
        guidesMeant(guides, text),
      ];
  const groups = found.filter((group) => group !== undefined).filter(({ items }) => items.length > 0);
  const both = groups.some(isSure) ? undefined : collegeBefore(catalog, text);
  const held = groups.find(isHeldByCollege);
  if (both && (held === undefined || isAmong(both.college, held))) {
    const others = findEverywhere(catalog, guides, both.rest).groups;
    const wanted = held ? others.filter(({ kind }) => kind === 'place') : others;
    return {
      groups: [withoutSureness(both.college, 0), ...wanted.filter(({ kind }) => kind !== 'college')],
      undecided,
    };
  }
  const town = places?.items[0];
  const ordered = inOrderOfMeaning(groups, town && collegesIn(catalog.search().snapshot, town));
  return { groups: ordered.map(withoutSureness), undecided };
}

/** Whether all that was typed is there in what was found. */
const isSure = ({ sureness }: Found) => surenesses.indexOf(sureness) >= surenesses.indexOf('holds');

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

/**
 * A college by its name and what is wanted of it: 'nc state nursing', 'duke tuition'. Of two names the longer one is meant.
 * What any college is called names none: 'colegio'.
 */
function collegeBefore(catalog: Catalog, text: string): { college: Found; rest: string } | undefined {
  const words = text.trim().split(/\s+/);
  for (let length = words.length - 1; length > 0; length--) {
    const name = words.slice(0, length).join(' ');
    if (withoutSpareWords(wordsOf(name)).length === 0) continue;
    const college = collegesMeant(catalog, name);
    if (college?.sureness === 'named') return { college, rest: words.slice(length).join(' ') };
  }
  return undefined;
}

function withoutSureness({ sureness: _sureness, fit: _fit, ...group }: Found, index: number): FoundGroup {
  const most = index === 0 ? suggestedOfFirst : suggestedOfOthers;
  return { ...group, items: group.items.slice(0, most) } as FoundGroup;
}

function placesMeant(catalog: Catalog, text: string): (Found & { kind: 'place' }) | undefined {
  const found = catalog.towns().find(text, suggestedOfOthers);
  if (!found) return undefined;
  const { snapshot } = catalog.search();
  const items = found.towns.map((town) => ({ ...placeOf(town), colleges: collegesAround(snapshot, town) }));
  return { kind: 'place', isZip: found.byZip, sureness: found.sureness, fit: 1, items };
}

const placeOf = ({ zip, city, state }: Town) => ({ zip, city, state });

function collegesAround(snapshot: Snapshot, { zip }: Town): number {
  const miles = snapshot.near.from(zip)?.miles;
  return miles?.reduce((sum, mile) => sum + Number(mile <= defaultRadiusMiles), 0) ?? 0;
}

function collegesIn({ facts }: Snapshot, { city, state }: Town): number {
  return facts.colleges.filter((college) => college.city === city && college.facts.state === state).length;
}

function majorsMeant(catalog: Catalog, text: string): MajorsFound | undefined {
  const match = catalog.programs().matchOf(text);
  if (!match) return undefined;
  const { snapshot } = catalog.search();
  const home = snapshot.families.get('state')?.values.get('NC')?.bits ?? snapshot.none;
  const query = { search: text, limit: suggestedOfFirst, codes: undefined };
  const items = findMajorsByName(snapshot, catalog.programs(), query).map((major) => ({
    ...major,
    ncColleges: countShared(snapshot.majors.offering(major.cipCode), home),
  }));
  return { kind: 'major', sureness: surenessOf(match), fit: match.fit, items };
}

/**
 * Careers by what they are called. Where a major is meant as much, those that it leads to come first: 'nursing' is no
 * career's name, and registered nurses are meant before nursing assistants.
 */
function careersMeant(catalog: Catalog, text: string, majors: MajorsFound | undefined): Found | undefined {
  const careers = catalog.careers();
  const { found, match } = careers.meant(text, suggestedOfFirst);
  const sureness = match ? surenessOf(match) : 'guess';
  const [major] = majors?.items ?? [];
  const isMajor =
    major !== undefined && surenesses.indexOf(majors?.sureness ?? 'guess') >= surenesses.indexOf(sureness);
  const ofMajor = isMajor ? careersAfter(catalog, major.cipCode) : [];
  if (!match && ofMajor.length === 0) return undefined;
  const byName = found.filter(({ position }) => !ofMajor.includes(position));
  const both = [...ofMajor.map((position) => ({ position, matched: null })), ...byName];
  const items = both.slice(0, suggestedOfFirst).flatMap(({ position, matched }) => {
    const career = careers.at(position);
    if (!career) return [];
    return [{ occCode: career.code, occTitle: career.title, urlName: career.urlName, matched }];
  });
  return { kind: 'career', sureness, fit: match?.fit ?? 0, items };
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

function collegesMeant(catalog: Catalog, text: string): Found | undefined {
  const { snapshot } = catalog.search();
  const { found, match } = snapshot.names.best(text, suggestedOfFirst);
  const facts = snapshot.facts.colleges[found[0]?.position ?? -1]?.facts;
  if (!match || !facts) return undefined;
  const isProminent = facts.state === 'NC' || (studentPopulation(facts) ?? 0) >= largeCollege;
  const items = found.flatMap(({ position }) => {
    const college = snapshot.facts.colleges[position];
    return college ? [presentCollegeName(college)] : [];
  });
  return { kind: 'college', sureness: surenessOfCollege(match, isProminent), fit: match.fit, items };
}

const [meantLists, meantPages] = [collegeListFinder(), pageFinder()];

function listsMeant(catalog: Catalog, text: string): Found | undefined {
  const { found, match } = meantByTitle(meantLists, text);
  // A list is shown to those who name it: any other word of its names means much else.
  if (!match?.whole) return undefined;
  const { snapshot } = catalog.search();
  const items = found.flatMap(({ position }) => {
    const list = collegeLists[position];
    return list ? [{ title: list.title, path: list.path, ...countsOf(snapshot, list) }] : [];
  });
  return { kind: 'list', sureness: surenessOf(match), fit: match.fit, items };
}

function countsOf(snapshot: Snapshot, { filters }: CollegeList): { colleges: number; ncColleges: number } {
  const having = (family: string, value: string) =>
    snapshot.families.get(family)?.values.get(value)?.bits ?? snapshot.none;
  const both = filters.reduce<Bits>(
    (bits, [family, value]) => keep(bits, having(family, value)),
    snapshot.all.slice(),
  );
  return { colleges: countBits(both), ncColleges: countShared(both, having('state', 'NC')) };
}

function pagesMeant(text: string): Found | undefined {
  const { found, match } = meantByTitle(meantPages, text);
  if (!match) return undefined;
  const items = found.flatMap(({ position }) => {
    const page = portalPages[position];
    return page ? [{ title: page.title, path: page.path }] : [];
  });
  return { kind: 'page', sureness: surenessOf(match), fit: match.fit, items };
}

function guidesMeant(guides: GuideFinder | undefined, text: string): Found | undefined {
  if (!guides) return undefined;
  const { found, match } = meantByTitle(guides.meant, text);
  if (!match) return undefined;
  const items = found.flatMap(({ position }) => {
    const guide = guides.guides[position];
    return guide ? [{ title: guide.title, path: guide.path }] : [];
  });
  return { kind: 'guide', sureness: surenessOf(match), fit: match.fit, items };
}

/** By all that was typed or, where that is surer, by what is left without the words of a question and those for all colleges. */
function meantByTitle(meant: (text: string, limit: number) => Meant, text: string): Meant {
  const asked = withoutQuestion(text);
  const readings = new Set([text, asked, withoutWordsForAll(asked)]);
  const sureness = ({ match }: Meant) => (match ? surenesses.indexOf(surenessOf(match)) : -1);
  return [...readings]
    .map((reading) => meant(reading, suggestedOfFirst))
    .reduce((best, other) => (sureness(other) > sureness(best) ? other : best));
}
