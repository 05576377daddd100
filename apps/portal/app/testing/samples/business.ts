import { programDetailOperations, type ProgramDetails } from '@longleaf/contract/program-details';
import { answer, type Calls } from '../calls.ts';
import { sampleFitting } from './assessment.ts';
import { sampleLearning } from './learning.ts';

/** A program in which one learns to run a business, with the first college that teaches it and a career after it. */
export const sampleBusiness: ProgramDetails = {
  isSaved: false,
  id: '52.0701',
  cipCode: '52.0701',
  title: 'Entrepreneurship',
  urlName: 'entrepreneurship',
  description: '',
  family: { code: '52', title: 'Business' },
  group: { code: '52.07', title: 'Small business' },
  cluster: null,
  levels: [],
  occupations: {
    totalCount: 1,
    results: sampleFitting.careers.slice(0, 1).map(({ entryEducation, wages }) => ({
      occCode: '11-1021.00',
      occTitle: 'General and operations managers',
      urlName: 'general-and-operations-managers',
      entryEducation,
      wages,
    })),
  },
  schools: {
    totalCount: 700,
    ncCount: 34,
    page: 1,
    pageSize: 10,
    next: null,
    previous: null,
    results: sampleLearning.schools.results,
  },
  related: [],
  source: 'completions',
  years: sampleLearning.years,
};

/** Where somebody learns to run a business. */
export function answerForBusiness(
  different: Partial<ProgramDetails> = {},
): Calls<typeof programDetailOperations.program> {
  return answer(programDetailOperations.program, { ...sampleBusiness, ...different });
}
