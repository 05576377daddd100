import type { Catalog } from '@longleaf/catalog/open-catalog';
import { RECRUITERS_PAGE_SIZE, type Recruiter, type RecruiterSchool } from '@longleaf/contract/recruiting';
import type { Scope } from '@longleaf/http/policy';
import type { CollegeFinder } from '../../dependencies.ts';
import { collegesLike, schoolLists } from '../colleges/index.ts';
import type { AskedCollege, RecruitingRepository } from './repository.ts';

interface Parts {
  rows: RecruitingRepository;
  catalog: Catalog;
  findCollege: CollegeFinder;
}

type Read = Scope<'recruiting-request'>;
type Question = { pageNumber: number; searchString: string; recruitedOnly: boolean };

/** More than there are colleges of the state, so that none that fits is missed. */
const LOOKED_THROUGH = 500;

/** The colleges that can be asked: those of the state that are open, and those of elsewhere that were asked already. */
export function recruiterSchools({ rows, catalog, findCollege }: Parts) {
  const lists = schoolLists(catalog);
  const all = (asked: readonly AskedCollege[]): RecruiterSchool[] => {
    const since = new Map(asked.map((one) => [one.collegeId, one.since.toISOString()]));
    const ids = new Set([...lists.all().map(({ id }) => id), ...since.keys()]);
    return [...ids]
      .flatMap((id) => present(findCollege, id, since.get(id) ?? null))
      .toSorted(
        (a, b) => a.name.localeCompare(b.name, 'en') || a.applicationDefinitionId - b.applicationDefinitionId,
      );
  };
  const fitting = (schools: readonly RecruiterSchool[], search: string): RecruiterSchool[] => {
    if (search === '') return [...schools];
    const byId = new Map(schools.map((school) => [school.applicationDefinitionId, school]));
    return collegesLike(catalog, search, LOOKED_THROUGH).flatMap(({ facts }) => byId.get(facts.id) ?? []);
  };
  return {
    list: async (scope: Read): Promise<RecruiterSchool[]> => all(await rows.asked(scope)),

    /** One page of those that fit (API-138). */
    page: async (scope: Read, { pageNumber, searchString, recruitedOnly }: Question) => {
      const schools = fitting(all(await rows.asked(scope)), searchString).filter(
        ({ recruited }) => recruited || !recruitedOnly,
      );
      const pageSize = RECRUITERS_PAGE_SIZE;
      return {
        schools: schools.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
        totalSchools: schools.length,
        pageNumber,
        pageSize,
      };
    },

    /** Who may write to somebody, and what they were told (API-111). */
    recruiters: async (scope: Read): Promise<Recruiter[]> =>
      (await rows.asked(scope)).flatMap(({ collegeId, since, consent }) =>
        present(findCollege, collegeId, since.toISOString()).map((school) => ({
          ...school,
          since: since.toISOString(),
          told: consent ? [...consent.told] : null,
          consent: consent && { at: consent.at.toISOString(), words: consent.words },
        })),
      ),
  };
}

function present(findCollege: CollegeFinder, id: number, since: string | null): RecruiterSchool[] {
  const college = findCollege(id);
  if (!college) return [];
  const { name, shortName, city, state, urlName, collegeType } = college;
  return [
    {
      applicationDefinitionId: id,
      name,
      shortName,
      city,
      state,
      urlName,
      collegeType,
      recruited: since !== null,
      since,
    },
  ];
}
