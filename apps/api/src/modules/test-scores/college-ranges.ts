import { readScoreRanges } from '@longleaf/catalog/profile/score-ranges';
import type { CollegeRanges } from '@longleaf/contract/test-scores';
import { SAVED_COLLEGES_LIMIT } from '@longleaf/contract/saved-colleges';
import type { Scope } from '@longleaf/http/policy';
import type { Dependencies } from '../../dependencies.ts';
import { savedCollegeRepository } from '../saved-colleges/index.ts';

const NONE = { low: null, high: null };

/** The middle half of scores at the colleges that somebody saved. One that left the catalogue has none to show. */
export function collegeRangesOf({ database, catalog, findCollege }: Dependencies) {
  const rows = savedCollegeRepository(database);
  return async (scope: Scope<'saved-college'>): Promise<CollegeRanges> => {
    const all = { page: 1, size: SAVED_COLLEGES_LIMIT };
    const { rows: saved } = await rows.page(scope, { sort: 'newest' }, all);
    const cards = saved.flatMap(({ collegeId }) => findCollege(collegeId) ?? []);
    const ids = cards.map(({ id }) => id);
    const ranges = await readScoreRanges(catalog.pool, ids);
    return {
      year: ranges.year,
      colleges: cards.map((college) => ({
        college,
        ...(ranges.of.get(college.id) ?? { considers: null, act: NONE, satReading: NONE, satMath: NONE }),
      })),
    };
  };
}
