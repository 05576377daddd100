import { checkedDefinition } from '../definition.ts';
import { MATCHED_SKILLS } from './items.ts';

const FIRST_QUESTION = 11_001;
const PER_PAGE = 5;

/** The skills matcher (CON-066, GAP-041): how well somebody can do what each of 35 skills takes. */
export const SKILLS_MATCHER = checkedDefinition({
  id: 11,
  name: /*i18n*/ 'Skills matcher',
  urlName: 'skills-matcher',
  alsoNamed: [],
  description: /*i18n*/ 'How well you can do 35 things, and the careers in which they matter most.',
  durationMin: 5,
  durationMax: 10,
  pageSize: PER_PAGE,
  pagesBy: 'size',
  view: 'ratings',
  categories: MATCHED_SKILLS.map(({ name, element }, place) => ({
    id: place + 1,
    name,
    elements: [element],
  })),
  questions: MATCHED_SKILLS.map(({ task }, place) => ({
    id: FIRST_QUESTION + place,
    categoryId: place + 1,
    level: null,
    text: task,
  })),
  choices: [
    { value: '1', name: /*i18n*/ 'Not yet', counts: 0 },
    { value: '2', name: /*i18n*/ 'A little', counts: 1 },
    { value: '3', name: /*i18n*/ 'Fairly well', counts: 2 },
    { value: '4', name: /*i18n*/ 'Well', counts: 3 },
    { value: '5', name: /*i18n*/ 'Very well', counts: 4 },
  ],
  // What somebody cannot judge is left out and counts nothing.
  asksForAll: false,
  answersBy: 'free',
  top: 'thirdHighest',
  fits: 'skills',
});
