import { z } from 'zod';
import { operation } from './operation.ts';

/** A college in a list to choose from. */
export const listedCollege = z.object({
  /** UNITID; what an application to it is defined by, too. */
  id: z.number().int(),
  name: z.string(),
  urlName: z.string(),
  city: z.string(),
});
export type ListedCollege = z.infer<typeof listedCollege>;

/** Lists of North Carolina's colleges in the order of their names; closed ones are left out. */
export const schoolListOperations = {
  getSchoolList: operation({
    id: 'API-141',
    method: 'GET',
    path: '/institutions/getSchoolList',
    policy: 'public',
    cache: 'catalog',
    summary: 'The public universities, community colleges and independent colleges of North Carolina.',
    response: z.array(listedCollege),
  }),
  getUncSchools: operation({
    id: 'API-169',
    method: 'GET',
    path: '/institutions/getUncSchools',
    policy: 'public',
    cache: 'catalog',
    summary: 'The public universities of North Carolina.',
    response: z.array(listedCollege),
  }),
  getCommunityColleges: operation({
    id: 'project',
    method: 'GET',
    path: '/institutions/getCommunityColleges',
    policy: 'public',
    cache: 'catalog',
    summary: 'The community colleges of North Carolina (MOD-019).',
    response: z.array(listedCollege),
  }),
};
