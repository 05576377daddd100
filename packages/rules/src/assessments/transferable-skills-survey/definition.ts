import { checkedDefinition } from '../definition.ts';
import { TRANSFERABLE_SKILLS } from './items.ts';

const FIRST_QUESTION = 4001;
const PER_SKILL = 5;

/** The transferable skills checklist (CON-066): what somebody has done already, by the 25 skills that it shows (CON-120). */
export const TRANSFERABLE_SKILLS_SURVEY = checkedDefinition({
  id: 4,
  name: /*i18n*/ 'Transferable skills checklist',
  urlName: 'transferable-skills-survey',
  alsoNamed: ['transferable-skills-checklist'],
  description: /*i18n*/ 'What you have done at home, at school or at work, and the skills that it shows.',
  durationMin: 8,
  durationMax: 15,
  // CON-118: all of a category on one page.
  pageSize: 100,
  pagesBy: 'category',
  view: 'checklist',
  categories: TRANSFERABLE_SKILLS.map(({ name, elements }, place) => ({
    id: place + 1,
    name,
    elements: [...elements],
  })),
  questions: TRANSFERABLE_SKILLS.flatMap(({ done }, skill) =>
    done.map((text, place) => ({
      id: FIRST_QUESTION + skill * PER_SKILL + place,
      categoryId: skill + 1,
      level: null,
      text,
    })),
  ),
  // CON-121
  choices: [{ value: '1', name: /*i18n*/ 'I have done this', counts: 1 }],
  asksForAll: false,
  answersBy: 'free',
  top: 'thirdHighest',
  fits: 'skills',
});
