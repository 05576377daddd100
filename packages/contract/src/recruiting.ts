import { z } from 'zod';
import { collegeId } from './ids.ts';
import { operation } from './operation.ts';

/** MSG-022, MSG-023: fixed by the specification. */
export const recruitingMessages = {
  recruited: /*i18n*/ 'Successfully saved to college recruiter',
  failed: /*i18n*/ 'There was an error saving the request.',
} as const;

/** API-030: what a request to be recruited may come from. The redirection pool (CON-045) has a call of its own. */
export const recruitSources = ['Application', 'College Recruiter'] as const;

const answer = z.object({ recruited: z.boolean(), message: z.string() });

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
    summary: 'Asks a college to recruit you. Asking again changes nothing.',
    body: z.object({
      applicationDefinitionId: collegeId,
      source: z.enum(recruitSources, { error: /*i18n*/ 'The source is Application or College Recruiter.' }),
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
};
