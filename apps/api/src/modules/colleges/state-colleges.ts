import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { ListedCollege } from '@longleaf/contract/school-lists';
import type { CollegeType } from '@longleaf/rules/colleges/sector';

const OF_THE_STATE: readonly CollegeType[] = ['UNC', 'CommunityCollege', 'Independent'];

/** Lists of North Carolina's open colleges of the three sectors, by name, of the facts of this moment. */
export function schoolLists(catalog: Catalog) {
  const of = (types: readonly CollegeType[]): ListedCollege[] =>
    catalog
      .search()
      .snapshot.facts.colleges.filter(
        ({ facts }) => facts.isOpen && facts.state === 'NC' && types.includes(facts.collegeType),
      )
      .map(({ facts: { id, name }, urlName, city }) => ({ id, name, urlName, city }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return {
    all: () => of(OF_THE_STATE),
    unc: () => of(['UNC']),
    community: () => of(['CommunityCollege']),
    isUnc: (name: string) => of(['UNC']).some((college) => college.name === name),
  };
}
export type SchoolLists = ReturnType<typeof schoolLists>;

/** What is wrong with lists of names: a name that no college of the list has. */
export function unknownSchools(
  known: readonly ListedCollege[],
  given: Record<string, readonly string[]>,
): Record<string, string> {
  const names = new Set(known.map(({ name }) => name));
  const wrong = Object.entries(given).filter(([, list]) => list.some((name) => !names.has(name)));
  return Object.fromEntries(wrong.map(([field]) => [field, /*i18n*/ 'Choose colleges from the list']));
}
