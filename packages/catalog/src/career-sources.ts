import { onet, publicDomain, type Source } from './source.ts';

const wageSurvey = {
  publisher: 'U.S. Bureau of Labor Statistics (Occupational Employment and Wage Statistics)',
  address: 'https://www.bls.gov/oes/tables.htm',
  ...publicDomain,
};

/** The sources of the facts of careers. */
export const careerSources: readonly Source[] = [
  { key: 'occupations', title: 'Occupations', ...onet, year: 'O*NET 30 (2025)', note: 'Codes and titles.' },
  {
    key: 'job-zones',
    title: 'Preparation of occupations',
    ...onet,
    year: 'O*NET 30 (2025)',
    note: 'Job zones from 1, little preparation, to 5, extensive.',
  },
  {
    key: 'interests',
    title: 'Interests of occupations',
    ...onet,
    year: 'O*NET 30.2 (2026)',
    note: 'Six scores and the Holland code. The publisher made them by machine learning and expert ratings.',
  },
  {
    key: 'alternate-titles',
    title: 'Other titles of occupations',
    ...onet,
    year: 'O*NET 30 (2025)',
    note: 'With short forms.',
  },
  {
    key: 'reported-titles',
    title: 'Titles that people report',
    ...onet,
    year: 'O*NET 30 (2025)',
    note: 'A sample of job titles of people in the occupation.',
  },
  {
    key: 'elements',
    title: 'Names of skills and knowledge',
    ...onet,
    year: 'O*NET 30 (2025)',
    note: 'Names of the rated elements.',
  },
  {
    key: 'skills',
    title: 'Skills of occupations',
    ...onet,
    year: 'O*NET 30 (2025)',
    note: 'Importance from 1 to 5 and level from 0 to 7.',
  },
  {
    key: 'knowledge',
    title: 'Knowledge in occupations',
    ...onet,
    year: 'O*NET 29.3 (2025)',
    note: 'Importance from 1 to 5 and level from 0 to 7.',
  },
  {
    key: 'work-activities',
    title: 'Work activities of occupations',
    ...onet,
    year: 'O*NET 18.1 (2014)',
    note: 'Importance from 1 to 5. Descriptions of careers and programs name what stands out.',
    shippedNote:
      'From a table that others made of the release of 2014, matched to the codes of today: 770 occupations have values, newer ones have none.',
  },
  {
    key: 'work-context',
    title: 'People and places of work',
    ...onet,
    year: 'O*NET 18.1 (2014)',
    note: 'Answers from 1 to 5 to questions such as how often one is outdoors. Descriptions of careers name what stands out.',
    shippedNote:
      'From a table that others made of the release of 2014, matched to the codes of today: 14 questions, 770 occupations.',
  },
  {
    key: 'tools-and-technology',
    title: 'Tools and technology of occupations',
    ...onet,
    year: 'O*NET 29.3 (2025)',
    note: 'Up to five computer programs and three tools of each occupation, chosen by us: what is in demand and most usual first. Product names are trademarks of their owners.',
  },
  {
    key: 'occupation-education',
    title: 'Education in occupations',
    ...onet,
    year: 'O*NET 29.3 (2025)',
    note: 'Percent of people asked, by the education that they say the job takes. Asked in different years.',
  },
  {
    key: 'related-occupations',
    title: 'Related occupations',
    ...onet,
    year: 'O*NET 29.3 (2025)',
    note: 'Closest first.',
  },
  {
    key: 'occupation-clusters',
    title: 'Career clusters of occupations',
    ...onet,
    year: '2023',
    note: 'The scheme of 16 clusters by Advance CTE, which was changed to 14 in 2024. Five occupations are in none.',
  },
  {
    key: 'soc',
    title: 'Occupation titles',
    publisher: 'U.S. Bureau of Labor Statistics',
    address: 'https://www.bls.gov/soc/2018/',
    ...publicDomain,
    year: '2018',
    note: 'Standard Occupational Classification.',
  },
  {
    key: 'soc-groups',
    title: 'Occupations published together',
    ...wageSurvey,
    year: 'May 2025',
    note: 'Wages and projections of these occupations are only published for a wider group.',
  },
  {
    key: 'wages-national',
    title: 'Wages in the United States',
    ...wageSurvey,
    year: 'May 2025',
    note: 'Mean, 10th to 90th percentiles, jobs. Jobs in a thousand are worked out by us. Some occupations are published by the hour or by the year only.',
  },
  {
    key: 'wages-state',
    title: 'Wages in North Carolina',
    ...wageSurvey,
    year: 'May 2024',
    note: 'Yearly pay and jobs in the state.',
    shippedNote:
      'Mean, median and jobs, taken over by hand from a copy of the table and checked against its sums. Jobs in a thousand are worked out by us. Other percentiles are not in this copy. An empty figure was held back or is $239,200 or more; the copy does not say which.',
  },
  {
    key: 'wages-metro',
    title: 'Wages in metropolitan areas of North Carolina',
    ...wageSurvey,
    year: 'May 2024',
    note: 'Yearly pay and jobs by metropolitan area. A missing row does not mean that nobody works in the occupation.',
    shippedNote:
      'Seven areas: mean, median and jobs of about 170 large occupations, taken over by hand from a copy of the table and checked against its sums. Jobs in a thousand are worked out by us.',
  },
  {
    key: 'projections',
    title: 'Job outlook',
    publisher: 'U.S. Bureau of Labor Statistics (Employment Projections)',
    address: 'https://www.bls.gov/emp/',
    ...publicDomain,
    year: '2024-34',
    note: 'The nation over ten years: jobs, change, openings in a year, and the usual entry education.',
  },
];
