import { occupationsByTitleOrSearch } from '@longleaf/contract/career-search';
import { careerOperations } from '@longleaf/contract/careers';
import { enrichmentOperations } from '@longleaf/contract/enrichment';
import * as names from '@longleaf/contract/college-names';
import { campusProfile, institutionUrlNames } from '@longleaf/contract/college-profile';
import * as search from '@longleaf/contract/college-search';
import { assessmentOperations, type AssessmentSession } from '@longleaf/contract/assessments';
import { methodsOf, pathsOf, type Operation } from '@longleaf/contract/operation';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { searchSite } from '@longleaf/contract/site-search';
import { programOperations } from '@longleaf/contract/programs';
import { CAREER_CLUSTER_SURVEY } from '@longleaf/rules/assessments/career-cluster-survey/definition';
import { describe, expect, it } from 'vitest';
import { parse } from 'zod/v4/core';
import { OWN } from './owner/own.ts';
import { startApi } from './start-api.ts';

const api = await startApi({ catalog: true });

type Asked = { path: string; body?: unknown; as?: string };

const somebody = 'somebody-who-saved';
const saves = [
  await api.call('POST', '/collegePlanning', { as: somebody, body: OWN.college }),
  await api.call('POST', '/careers/savedcareers', { as: somebody, body: { OCCCode: OWN.career } }),
  await api.call('POST', '/programsMajors/saveProgram', { as: somebody, body: { Id: OWN.program } }),
];
if (saves.some(({ status }) => status !== 200))
  throw new Error('Nothing was saved, so nothing saved is checked');

/** A finished career cluster survey of theirs, in which one thing was chosen. */
async function finishedSurvey(): Promise<number> {
  const { id } = CAREER_CLUSTER_SURVEY;
  const begun = await api.call('GET', `/assessments/${id}/session`, { as: somebody });
  const session = (begun.json as AssessmentSession).id;
  const [question] = CAREER_CLUSTER_SURVEY.questions;
  const answer = `/assessments/${id}/sessions/${session}/questions/${question?.id}/answers`;
  await api.call('POST', answer, { as: somebody, body: { answer: '1' } });
  await api.call('PUT', `/assessments/${id}/sessions/${session}/complete`, { as: somebody });
  return session;
}
const survey = `/assessments/${CAREER_CLUSTER_SURVEY.urlName}/sessions/${await finishedSurvey()}`;

/** What each is asked for: every way in which it makes its text. */
const ASKED = new Map<Operation, readonly Asked[]>([
  [
    occupationsByTitleOrSearch,
    [
      { path: '/careers/occupations?search=nurse' },
      { path: '/careers/occupations?searchType=cluster&searchId=M&page=3' },
      { path: '/careers/occupations?search=nurse', as: somebody },
      { path: '/careers/occupations?searchType=saved', as: somebody },
    ],
  ],
  [
    careerOperations.occupation,
    [
      { path: `/careers/occupations/${OWN.careerName}` },
      { path: `/careers/occupations/${OWN.careerName}`, as: somebody },
    ],
  ],
  [
    searchSite,
    [{ path: '/siteSearch/suggestions?search=nursing' }, { path: '/siteSearch/suggestions?search=boone' }],
  ],
  [careerOperations.suggestOccupations, [{ path: '/careers/suggestions?search=nur' }]],
  [careerOperations.careerClusters, [{ path: '/careers/clusters' }]],
  [
    programOperations.searchPrograms,
    [
      { path: '/programsMajors/programs?search=nursing' },
      { path: '/programsMajors/programs?searchType=saved', as: somebody },
    ],
  ],
  [
    programOperations.program,
    [
      { path: `/programsMajors/programs/${OWN.program}` },
      { path: `/programsMajors/programs/${OWN.program}`, as: somebody },
    ],
  ],
  [programOperations.suggestPrograms, [{ path: '/programsMajors/suggestions?search=nur' }]],
  [programOperations.programClusters, [{ path: '/programsMajors/clusters' }]],
  [
    search.searchColleges,
    [
      { path: '/campusSearch/institutionFilters' },
      {
        path: '/campusSearch/institutionFilters?page=2&facets=true&occCode=29-1141',
        body: [{ key: 'state', value: 'NC' }],
      },
    ],
  ],
  [search.mapColleges, [{ path: '/campusSearch/institutionPins', body: [{ key: 'state', value: 'NC' }] }]],
  [
    enrichmentOperations.allPrograms,
    [{ path: '/StudentEnrichment/allPrograms' }, { path: '/StudentEnrichment/allPrograms?pageNumber=2' }],
  ],
  [
    enrichmentOperations.filterPrograms,
    [
      { path: '/StudentEnrichment/filterPrograms', body: {} },
      {
        path: '/StudentEnrichment/filterPrograms',
        body: { facets: true, highSchool: true, search: { zipCode: '27514' } },
      },
    ],
  ],
  [
    assessmentOperations.getFittingCareers,
    [
      { path: `${survey}/careers`, as: somebody },
      { path: `${survey}/careers?jobZone=4&page=2`, as: somebody },
    ],
  ],
  [
    savedCollegeOperations.getSavedColleges,
    [
      { path: '/collegePlanning/getsavedcolleges', as: somebody },
      { path: '/collegePlanning/getsavedcolleges?residency=VA&sort=mostDone', as: somebody },
      { path: '/collegePlanning/getsavedcolleges', as: 'somebody-who-saved-nothing' },
    ],
  ],
  [search.collegeFilters, [{ path: '/campusSearch/filters' }]],
  [search.majorClusters, [{ path: '/campusSearch/majorClusters' }]],
  [names.suggestColleges, [{ path: '/campussearch/institutionNames?search=dur' }]],
  [names.suggestCollegesByPost, [{ path: '/campusSearch/institutionNames', body: { search: 'dur' } }]],
  [
    names.listColleges,
    [{ path: '/campusSearch/institutions' }, { path: '/campusSearch/institutions?national=true' }],
  ],
  [names.collegesByName, [{ path: '/campusSearch/institutionCards?names=duke-university,elon-university' }]],
  [institutionUrlNames, [{ path: '/institutions/urlNames' }]],
  [campusProfile, [{ path: '/institutions/duke-university/campusprofile' }]],
]);

const nameOf = (operation: Operation) => `${methodsOf(operation)[0]} ${pathsOf(operation)[0]}`;

it('there is a request for every operation that answers with prepared text, and for no other', () => {
  const missing = [...api.preparedOperations].filter((operation) => !ASKED.has(operation)).map(nameOf);
  const idle = [...ASKED.keys()].filter((operation) => !api.preparedOperations.has(operation)).map(nameOf);
  expect({ missing, idle }).toEqual({ missing: [], idle: [] });
});

describe.each([...ASKED].map(([operation, asked]) => ({ name: nameOf(operation), operation, asked })))(
  '$name',
  ({ operation, asked }) => {
    it.each(asked)('answers $path as its schema says, and nothing more', async ({ path, body, as }) => {
      const reply = await api.call(methodsOf(operation)[0] ?? 'GET', path, { body, ...(as && { as }) });
      expect(reply.status).toBe(200);
      expect(JSON.parse(JSON.stringify(parse(operation.response, reply.json)))).toEqual(reply.json);
    });
  },
);
