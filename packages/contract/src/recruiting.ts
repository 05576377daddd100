import { collegeTypes } from '@longleaf/rules/colleges/sector';
import { TOLD_PARTS } from '@longleaf/rules/recruiting/told';
import { z } from 'zod';
import { collegeId } from './ids.ts';
import { operation } from './operation.ts';

/** MSG-022, MSG-023, MSG-042, MSG-043, MSG-053: fixed by the specification. The others are the project's own. */
export const recruitingMessages = {
  recruited: /*i18n*/ 'Successfully saved to college recruiter',
  failed: /*i18n*/ 'There was an error saving the request.',
  collegesFailed: /*i18n*/ 'An error occurred while getting the list of colleges',
  submitFailed: /*i18n*/ 'An error occurred while submitting recruiter information',
  submitted: /*i18n*/ 'Recruiter information has been submitted.',
  detailsFailed: /*i18n*/ 'We could not load what colleges learn about you.',
  recruitersFailed: /*i18n*/ 'We could not load who may write to you.',
  tooYoung: /*i18n*/ 'You can ask colleges to write to you from your 13th birthday on.',
  bornWhen:
    /*i18n*/ 'Add your date of birth to your profile first. Colleges may write to people who are 13 or older.',
} as const;

/** API-030: what a request to be recruited may come from. The redirection pool (CON-045) has a call of its own. */
export const recruitSources = ['Application', 'College Recruiter'] as const;

/** ST-034, API-138: how many colleges one page shows. */
export const RECRUITERS_PAGE_SIZE = 25;

const answer = z.object({ recruited: z.boolean(), message: z.string() });
const part = z.enum(TOLD_PARTS, { error: /*i18n*/ 'This is nothing that colleges are told.' });
const told = z.array(part);
const moment = z.iso.datetime();

const school = z.object({
  applicationDefinitionId: z.number().int(),
  name: z.string(),
  shortName: z.string(),
  city: z.string(),
  state: z.string(),
  urlName: z.string(),
  collegeType: z.enum(collegeTypes),
  recruited: z.boolean(),
  /** Since when; null unless recruited. */
  since: moment.nullable(),
});
export type RecruiterSchool = z.infer<typeof school>;

const recruiter = school.extend({
  since: moment,
  /** What the college was told of, by the latest consent; null when it was asked before that was kept. */
  told: told.nullable(),
  /** The words that were agreed to, with the day; null as above. */
  consent: z.object({ at: moment, words: z.string() }).nullable(),
});
export type Recruiter = z.infer<typeof recruiter>;

const text = (most: number) =>
  z
    .union([z.string().trim().max(most, /*i18n*/ 'This is too long.'), z.number().finite()], {
      error: /*i18n*/ 'Give this as text.',
    })
    .nullish()
    .transform((given) => (given === null || given === undefined ? '' : String(given)));

/** What colleges are told besides how to reach somebody. All of it may be left out. */
export const recruiterAdditionalData = z.object({
  gradDate: text(10),
  weightedGPA: text(20),
  unweightedGPA: text(20),
  satComposite: text(20),
  actComposite: text(20),
  intendedMajor: text(300),
  entryTerm: text(20),
  entryYear: text(4),
  textAuth: z.boolean({ error: /*i18n*/ 'Answer yes or no.' }).default(false),
});

const details = z.object({
  additionalData: z
    .object({
      gradDate: z.string(),
      weightedGPA: z.string(),
      unweightedGPA: z.string(),
      satComposite: z.string(),
      actComposite: z.string(),
      intendedMajor: z.string(),
      entryTerm: z.string(),
      entryYear: z.string(),
      textAuth: z.boolean(),
    })
    .nullable(),
  /** What a college is told that is asked now. */
  told,
  /** `unknown` without a date of birth; a `child` is under 13 and cannot ask; a `minor` is under 18. */
  age: z.enum(['unknown', 'child', 'minor', 'adult']),
});
export type RecruiterDetails = z.infer<typeof details>;

export const recruitingOperations = {
  isRecruited: operation({
    id: 'API-029',
    method: 'GET',
    path: '/Prospect/{applicationDefinitionId}/isRecruited',
    policy: 'recruiting-request:read',
    summary: 'Whether you have asked this college to recruit you.',
    params: z.object({ applicationDefinitionId: collegeId }),
    response: z.boolean(),
  }),
  addRecruiter: operation({
    id: 'API-030',
    method: 'POST',
    path: '/Prospect/addRecruiter',
    policy: 'recruiting-request:change',
    summary:
      'Asks a college to recruit you, and keeps what you agreed that it is told. Asking again changes nothing, unless it is told more.',
    body: z.object({
      applicationDefinitionId: collegeId,
      source: z.enum(recruitSources, { error: /*i18n*/ 'The source is Application or College Recruiter.' }),
      /** What was said that the college is told; everything that is kept now unless stated. */
      told: told.max(20).optional(),
    }),
    response: answer,
  }),
  removeRecruiter: operation({
    id: 'project',
    method: 'POST',
    path: '/Prospect/removeRecruiter',
    policy: 'recruiting-request:change',
    summary: 'Takes the request back (GAP-020). Taking it back again changes nothing.',
    body: z.object({ applicationDefinitionId: collegeId }),
    response: answer,
  }),
  getRecruiterIds: operation({
    id: 'project',
    method: 'GET',
    path: '/Prospect/recruiterids',
    policy: 'recruiting-request:read',
    summary: 'The ids of all colleges you have asked to recruit you.',
    response: z.array(z.number().int()),
  }),
  getListOfRecruiterSchools: operation({
    id: 'API-137',
    method: 'GET',
    path: '/Prospect/getListofRecruiterSchools',
    policy: 'recruiting-request:read',
    summary: 'All colleges that you can ask to recruit you, by name, with whether you did.',
    response: z.array(school),
  }),
  getFullOrgList: operation({
    id: 'API-138',
    method: 'GET',
    path: '/Prospect/getFullOrgList',
    policy: 'recruiting-request:read',
    summary: 'The same, 25 to a page: by name, or by how well they fit what is searched for.',
    query: z.object({
      pageNumber: z.coerce
        .number(/*i18n*/ 'A page is a number from 1 on.')
        .int(/*i18n*/ 'A page is a number from 1 on.')
        .min(1, /*i18n*/ 'A page is a number from 1 on.')
        .max(1000, /*i18n*/ 'There are not that many pages.')
        .default(1),
      searchString: z.string().trim().max(100, /*i18n*/ 'Use at most 100 characters.').default(''),
      recruitedOnly: z.stringbool({ error: /*i18n*/ 'Give true or false.' }).default(false),
    }),
    response: z.object({
      schools: z.array(school),
      totalSchools: z.number().int(),
      pageNumber: z.number().int(),
      pageSize: z.number().int(),
    }),
  }),
  getCollegeRecruiters: operation({
    id: 'API-111',
    method: 'GET',
    path: '/collegePlanning/getcollegerecruiters',
    policy: 'recruiting-request:read',
    summary: 'Who may write to you, since when, and what they were told; the latest first.',
    response: z.array(recruiter),
  }),
  getRecruiterAdditionalData: operation({
    id: 'project',
    method: 'GET',
    path: '/Prospect/recruiterAdditionalData',
    policy: 'recruiting-request:read',
    summary: 'What colleges are told of you besides how to reach you; null before you were asked.',
    response: details,
  }),
  addRecruiterAdditionalData: operation({
    id: 'API-139',
    method: 'POST',
    path: '/Prospect/addRecruiterAdditionalData',
    policy: 'recruiting-request:change',
    summary:
      'Keeps what colleges are told of you from now on. A college that was told before learns what is new only when you ask it again.',
    body: z.object({
      source: z
        .literal('College Recruiter', { error: /*i18n*/ 'The source is College Recruiter.' })
        .optional(),
      additionalData: recruiterAdditionalData,
    }),
    response: details.extend({ message: z.string() }),
  }),
};
