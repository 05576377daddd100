import { INTEREST_AREA_NAMES, interestAreas } from '../../careers/interests.ts';
import { type AssessmentDefinition, checkedDefinition } from '../definition.ts';
import { INTEREST_ITEMS } from './items.ts';

const FIRST_QUESTION = 1001;
const PER_AREA = INTEREST_ITEMS.realistic.length;

/** One of each area in turn, so that no area comes at the end, when people are tired. */
function inTurns(): AssessmentDefinition['questions'] {
  return Array.from({ length: PER_AREA }).flatMap((_, round) =>
    interestAreas.map((area, place) => ({
      id: FIRST_QUESTION + round * interestAreas.length + place,
      categoryId: place + 1,
      level: null,
      text: INTEREST_ITEMS[area][round] ?? '',
    })),
  );
}

/** The interest profiler (CON-066): 60 activities, ten of each interest area, each liked or not in five steps. */
export const INTEREST_PROFILER = checkedDefinition({
  id: 1,
  name: /*i18n*/ 'Interest profiler',
  urlName: 'interest-profiler',
  alsoNamed: [],
  description: /*i18n*/ 'What you like to do, and the careers in which people do it.',
  durationMin: 8,
  durationMax: 15,
  pageSize: 3,
  pagesBy: 'size',
  view: 'ratings',
  categories: interestAreas.map((area, place) => ({
    id: place + 1,
    name: INTEREST_AREA_NAMES[area],
    elements: [area],
  })),
  questions: inTurns(),
  choices: [
    { value: '1', name: /*i18n*/ 'Strongly dislike', counts: 0 },
    { value: '2', name: /*i18n*/ 'Dislike', counts: 1 },
    { value: '3', name: /*i18n*/ 'Not sure', counts: 2 },
    { value: '4', name: /*i18n*/ 'Like', counts: 3 },
    { value: '5', name: /*i18n*/ 'Strongly like', counts: 4 },
  ],
  asksForAll: true,
  answersBy: 'free',
  top: 'thirdHighest',
  fits: 'interests',
});

/** The most that an area can count. */
export const MOST_OF_AN_AREA = PER_AREA * 4;
