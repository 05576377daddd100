import { z } from 'zod';
import { suggestionLimit } from './search-limits.ts';
import { operation } from './operation.ts';

/** How many colleges a list by the beginning of their name has. */
export const listedSchoolsMost = suggestionLimit;

const longest = 200;
const typed = z
  .string(/*i18n*/ 'Give this as text.')
  .trim()
  .max(longest, /*i18n*/ 'Use fewer letters.')
  .default('');

/** A college as lists of planning name it. */
export const listedSchool = z.object({
  organizationID: z.number().int(),
  collegeName: z.string(),
  collegeCity: z.string(),
  state: z.string(),
});

/** Colleges that somebody types the name of in planning: listed by their beginning, and verified. */
export const enteredCollegeOperations = {
  getListofSchools: operation({
    id: 'API-098',
    method: 'GET',
    path: '/collegePlanning/getListofSchools',
    policy: 'public',
    cache: 'catalog',
    summary: 'Colleges whose name fits what was typed, those of North Carolina first.',
    query: z.object({ startsWith: typed }),
    response: z.array(listedSchool),
  }),
  verifyEnteredCollege: operation({
    id: 'API-101',
    method: 'GET',
    path: '/collegePlanning/verifyEnteredCollege',
    policy: 'public',
    cache: 'catalog',
    summary: 'Whether a name that was typed is that of a college we know; the college where it is.',
    query: z.object({ SelectedSchool: typed }),
    response: z.object({ verified: z.boolean(), college: listedSchool.nullable() }),
  }),
};
