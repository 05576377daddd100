import { careerClusters } from '../../colleges/career-clusters.ts';
import { type AssessmentDefinition, checkedDefinition } from '../definition.ts';
import { CLUSTER_ITEMS, type ClusterItems } from './items.ts';

/** CON-051 */
const PER_PAGE = 40;
/** CON-056: three parts; with 240 questions on pages of 40 each has two pages, six in all (CON-055). */
export const CLUSTER_PARTS = [
  { name: /*i18n*/ 'Things you like to do', of: 'toDo' },
  { name: /*i18n*/ 'Things you would like to learn', of: 'toLearn' },
  { name: /*i18n*/ 'Things that sound like you', of: 'toSay' },
] as const satisfies readonly { name: string; of: keyof ClusterItems }[];
const PER_PART = 5;
const FIRST_QUESTION = 2001;

/** One of each cluster in turn, each time in another order, so that neither a row nor a column of tiles is one cluster. */
function inTurns(): AssessmentDefinition['questions'] {
  return CLUSTER_PARTS.flatMap(({ of }, part) =>
    Array.from({ length: PER_PART }).flatMap((_, round) =>
      careerClusters.map((__, turn) => {
        const turns = part * PER_PART + round;
        const place = (turn * 7 + turns * 5) % careerClusters.length;
        return {
          id: FIRST_QUESTION + turns * careerClusters.length + turn,
          categoryId: place + 1,
          level: null,
          text: CLUSTER_ITEMS[careerClusters[place]?.key ?? '']?.[of][round] ?? '',
        };
      }),
    ),
  );
}

/** The career cluster survey (CON-066): 240 things to choose from, fifteen of each of the 16 career clusters. */
export const CAREER_CLUSTER_SURVEY = checkedDefinition({
  id: 2,
  name: /*i18n*/ 'Career cluster survey',
  urlName: 'career-cluster-survey',
  alsoNamed: [],
  description: /*i18n*/ 'Which of the 16 fields of work sound like you, and what to study for them.',
  durationMin: 8,
  durationMax: 15,
  pageSize: PER_PAGE,
  pagesBy: 'size',
  view: 'checklist',
  categories: careerClusters.map(({ key, name }, place) => ({ id: place + 1, name, elements: [key] })),
  parts: CLUSTER_PARTS.map(({ name }) => ({ name, size: PER_PART * careerClusters.length })),
  questions: inTurns(),
  choices: [{ value: '1', name: /*i18n*/ 'That is me', counts: 1 }],
  asksForAll: false,
  answersBy: 'free',
  top: 'thirdHighest',
  fits: 'clusters',
});
