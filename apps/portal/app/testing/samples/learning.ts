import { careerDetailOperations, type CareerDetails } from '@longleaf/contract/career-details';
import { answer, type Calls } from '../calls.ts';

const noWages = { totalCount: 0, results: [] };

/** A career with the first program that leads to it and the first college that teaches it. */
export const sampleLearning: CareerDetails = {
  isSaved: false,
  occCode: '29-1141.00',
  occTitle: 'Registered nurses',
  usWageDataUrl: '',
  ncWageDataUrl: '',
  stateWageDataUrl: '',
  programsAndMajorsUrl: '',
  urlName: 'registered-nurses',
  socCode: '29-1141',
  description: 'You care for patients.',
  hollandCode: 'SC',
  interests: [],
  jobZone: 3,
  entryEducation: 'bachelor',
  education: [],
  skills: [],
  knowledge: [],
  titles: [],
  titleCount: 0,
  clusters: [],
  outlook: null,
  related: [],
  wages: { us: noWages, nc: noWages, metros: noWages, otherMetros: noWages },
  programs: {
    totalCount: 8,
    results: [
      {
        id: '51.3801',
        cipCode: '51.3801',
        title: 'Registered Nursing.',
        urlName: 'registered-nursing',
        schools: 1900,
        ncSchools: 71,
      },
    ],
  },
  schools: {
    totalCount: 71,
    results: [
      {
        id: 199111,
        name: 'UNC Asheville',
        urlName: 'unc-asheville',
        city: 'Asheville',
        state: 'NC',
        collegeType: 'UNC',
        isOpen: true,
        degreeTypes: ['Bachelor'],
        awards: 120,
      },
    ],
  },
  years: { awards: '2023-24', outlook: null, usWages: '', ncWages: '', crosswalk: '2020' },
};

/** What leads to any career, and where it is taught. */
export function answerForLearning(): Calls<typeof careerDetailOperations.occupation> {
  return answer(careerDetailOperations.occupation, ({ params }) => ({
    ...sampleLearning,
    occCode: params.urlName,
  }));
}
