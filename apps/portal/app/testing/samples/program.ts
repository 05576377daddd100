import type { ProgramCard } from '@longleaf/contract/program-card';

/** A program as a search result, with what a test wants to be different. */
export function sampleProgram(different: Partial<ProgramCard> = {}): ProgramCard {
  return {
    isSaved: true,
    id: '51.3801',
    cipCode: '51.3801',
    title: 'Registered Nursing',
    urlName: 'registered-nursing',
    description: 'You learn to care for patients.',
    family: { code: '51', title: 'Health professions' },
    cluster: null,
    degreeTypes: ['Bachelor'],
    schools: 900,
    ncSchools: 9,
    occupations: 3,
    ...different,
  };
}
