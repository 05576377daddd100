import { z } from 'zod';
import { operation } from './operation.ts';

/** MSG-092, MSG-093: fixed by the specification. */
export const transcriptSchoolMessages = {
  listFailed: /*i18n*/ 'An error occurred while getting the list of schools.',
  exportFailed: /*i18n*/ 'An error occurred while getting the export.',
} as const;

/** CON-126. */
export const TRANSCRIPT_SCHOOLS_PAGE_SIZE = 25;

/** Colleges that are sent transcripts from here, or high schools that send them. */
export const transcriptSchoolKinds = ['colleges', 'high-schools'] as const;
export type TranscriptSchoolKind = (typeof transcriptSchoolKinds)[number];

const schoolSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  city: z.string(),
  /** The name of the county; null when it is not known. */
  county: z.string().nullable(),
  /** Of a high school, the College Board's six digits. */
  ceeb: z.string().nullable(),
  /** Of a college, the name of its profile in addresses. */
  urlName: z.string().nullable(),
});
export type TranscriptSchool = z.infer<typeof schoolSchema>;

// Kinds are compared without regard to letter case, as everything in an address is.
const kind = z
  .string()
  .trim()
  .default('colleges')
  .transform((value) => transcriptSchoolKinds.find((known) => known === value.toLowerCase()))
  .refine((value) => value !== undefined, `The kind is ${transcriptSchoolKinds.join(' or ')}.`);
const text = z.string().trim().max(100, /*i18n*/ 'Use at most 100 characters.').default('');

const chosen = z.object({
  kind,
  /** What the name begins with. */
  startsWith: text,
  /** Words of the name, the town or the county, or the code; each is looked for from its beginning. */
  search: text,
});

/** The College Board's code of a high school. */
export const ceebCode = z
  .string({ error: /*i18n*/ 'Choose a high school.' })
  .trim()
  .regex(/^\d{6}$/, /*i18n*/ 'The code of a high school has six digits.');

export const transcriptSchoolOperations = {
  getTranscriptSchools: operation({
    id: 'API-201',
    method: 'GET',
    path: '/transcripts/getTranscriptSchools',
    policy: 'public',
    summary: 'Colleges that are sent transcripts from here, or high schools that send them, 25 to a page.',
    query: chosen.extend({ pageNumber: z.coerce.number().int().min(1).max(1000).default(1) }),
    response: z.object({
      schools: z.array(schoolSchema),
      totalSchools: z.number().int(),
      pageNumber: z.number().int(),
      pageSize: z.number().int(),
    }),
  }),
  getTranscriptSchoolsExport: operation({
    id: 'API-202',
    method: 'GET',
    path: '/transcripts/getTranscriptSchoolsExport',
    policy: 'public',
    summary: 'The whole of such a list as a CSV file.',
    query: chosen,
    response: z.unknown(),
    produces: 'file',
  }),
  isParticipatingHighSchool: operation({
    id: 'API-044',
    method: 'GET',
    path: '/highschools/isparticipatinghighschool/{ceeb}',
    policy: 'public',
    summary: 'Whether the high school with this code sends transcripts from here.',
    params: z.object({ ceeb: ceebCode }),
    response: z.boolean(),
  }),
};
