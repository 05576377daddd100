import type { Recruiter, RecruiterDetails, RecruiterSchool } from '@longleaf/contract/recruiting';

/** A college that can be asked, with what a test wants to be different. */
export function sampleRecruiterSchool(different: Partial<RecruiterSchool> = {}): RecruiterSchool {
  return {
    applicationDefinitionId: 199111,
    name: 'University of North Carolina Asheville',
    shortName: 'UNC Asheville',
    city: 'Asheville',
    state: 'NC',
    urlName: 'university-of-north-carolina-asheville',
    collegeType: 'UNC',
    recruited: false,
    since: null,
    ...different,
  };
}

/** A college that was asked. */
export function sampleRecruiter(different: Partial<Recruiter> = {}): Recruiter {
  return {
    ...sampleRecruiterSchool({ recruited: true }),
    since: '2026-11-02T15:00:00Z',
    told: ['name', 'email', 'mailingAddress'],
    consent: { at: '2026-11-02T15:00:00Z', words: 'Words' },
    ...different,
  };
}

/** Somebody who may ask and was not asked for more yet. */
export function sampleDetails(different: Partial<RecruiterDetails> = {}): RecruiterDetails {
  return { additionalData: null, told: ['name', 'email', 'mailingAddress'], age: 'adult', ...different };
}
