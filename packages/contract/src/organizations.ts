import { z } from 'zod';
import { operation } from './operation.ts';

/** What a customer or organization can be; the first is what a search looks for when nothing is said. */
export const ORGANIZATION_TYPES = ['PK-12', 'College'] as const;
export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];

/** MSG-095: the choice for a school that no list has. */
export const SCHOOL_NOT_LISTED = 'My School or Program is not listed';

/** Most customers that one search gives. */
export const CUSTOMERS_MAXIMUM = 50;
export const ORGANIZATIONS_PAGE_SIZE = 100;

/** Names a school or college in calls about a person's schools: `hs-00341`, `col-199120`. */
export const crmId = z
  .string({ error: /*i18n*/ 'Name the school.' })
  .trim()
  .min(1, /*i18n*/ 'Name the school.')
  .max(40, /*i18n*/ 'This is not the id of a school.');

/** A school (ENT-127 to ENT-130) with its place, which tells two of the same name apart. */
export const schoolSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  crmId: z.string(),
  /** The College Board's six digits; null when the school has none. */
  ceeb_code: z.string().nullable(),
  city: z.string(),
  state: z.string(),
});
export type School = z.infer<typeof schoolSchema>;

/** A school or college as an organization. */
export const organizationSchema = schoolSchema.extend({
  type: z.enum(ORGANIZATION_TYPES),
  /** The name of the county; null when it is not known. */
  county: z.string().nullable(),
  website: z.string().nullable(),
});
export type Organization = z.infer<typeof organizationSchema>;

// Types are compared without regard to letter case, as everything in an address is.
const type = z
  .string()
  .trim()
  .transform((value) => ORGANIZATION_TYPES.find((known) => known.toLowerCase() === value.toLowerCase()))
  .refine((value) => value !== undefined, `The type is ${ORGANIZATION_TYPES.join(' or ')}.`);

const startsWith = z.string().trim().max(100, /*i18n*/ 'Use at most 100 characters.');

export const organizationOperations = {
  getOrganizations: operation({
    id: 'API-166',
    method: 'GET',
    path: ['/organizations', '/organization'],
    policy: 'public',
    cache: 'catalog',
    summary: 'High schools of North Carolina and colleges, by name, 100 to a page.',
    query: z.object({
      startsWith: startsWith.optional(),
      type: type.optional(),
      pageNumber: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(500).default(ORGANIZATIONS_PAGE_SIZE),
    }),
    response: z.object({
      organizations: z.array(organizationSchema),
      pageNumber: z.number().int(),
      pageSize: z.number().int(),
      totalCount: z.number().int(),
    }),
  }),
  getOrganization: operation({
    id: 'API-167',
    method: 'GET',
    path: ['/organizations/{id}', '/organization/{id}'],
    policy: 'public',
    cache: 'catalog',
    summary: 'One organization, by its number or its crmId.',
    params: z.object({ id: z.string().trim().min(1).max(40) }),
    response: organizationSchema,
  }),
  getCustomersByType: operation({
    id: 'API-168',
    method: 'GET',
    path: '/customers/getbytype',
    policy: 'public',
    cache: 'catalog',
    summary: 'Schools whose name has a word that starts with the text, best first; 50 at most.',
    query: z.object({ startsWith: startsWith.default(''), type: type.default('PK-12') }),
    response: z.array(schoolSchema),
  }),
};
