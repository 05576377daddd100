import { INTEREST_AREA_NAMES, interestAreas } from '../../careers/interests.ts';
import { checkedDefinition } from '../definition.ts';
import { CAREER_KEY_PAGES } from './items.ts';

const FIRST_QUESTION = 6001;
const PER_AREA = 2;
const PER_PAGE = PER_AREA * interestAreas.length;

/** The career key (CON-066, CON-119): five pages about somebody, each with two statements of every interest area. */
export const CAREER_KEY = checkedDefinition({
  id: 6,
  name: /*i18n*/ 'Career key',
  urlName: 'the-career-key',
  alsoNamed: ['career-key'],
  description: /*i18n*/ 'What you like, can do and care about, and the careers of people like you.',
  durationMin: 5,
  durationMax: 10,
  // CON-118: all of a category on one page.
  pageSize: 100,
  pagesBy: 'category',
  view: 'ratings',
  categories: CAREER_KEY_PAGES.map(({ name }, page) => ({ id: page + 1, name })),
  scales: interestAreas.map((area, place) => ({
    id: place + 1,
    name: INTEREST_AREA_NAMES[area],
    elements: [area],
  })),
  // The first of each area, then the second of each: alike ones do not stand side by side.
  questions: CAREER_KEY_PAGES.flatMap(({ statements }, page) =>
    Array.from({ length: PER_AREA }).flatMap((_, round) =>
      interestAreas.map((__, area) => ({
        id: FIRST_QUESTION + page * PER_PAGE + round * interestAreas.length + area,
        categoryId: page + 1,
        scaleId: area + 1,
        level: null,
        text: statements[area * PER_AREA + round] ?? '',
      })),
    ),
  ),
  choices: [
    { value: '1', name: /*i18n*/ 'Not like me', counts: 0 },
    { value: '2', name: /*i18n*/ 'Partly like me', counts: 1 },
    { value: '3', name: /*i18n*/ 'Very much like me', counts: 2 },
  ],
  asksForAll: true,
  answersBy: 'free',
  top: 'thirdHighest',
  fits: 'interests',
});
