import type { CareerCard } from '@longleaf/contract/career-card';

const wage = { annual: 81_860, hourly: null, missing: null, topCode: null };

/** A career as a search result, with what a test wants to be different. */
export function sampleCareer(different: Partial<CareerCard> = {}): CareerCard {
  return {
    isSaved: true,
    matched: null,
    occCode: '29-1141.00',
    occTitle: 'Registered Nurses',
    urlName: 'registered-nurses',
    description: 'You care for patients.',
    hollandCode: 'SC',
    jobZone: 3,
    entryEducation: 'bachelor',
    outlook: null,
    clusters: [],
    wages: { us: wage, nc: wage },
    ...different,
  };
}
