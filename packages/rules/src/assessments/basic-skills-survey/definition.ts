import { checkedDefinition } from '../definition.ts';
import { LADDER_LEVELS } from '../ladder.ts';
import { BASIC_SKILLS } from './items.ts';

const FIRST_QUESTION = 3001;
const PER_LEVEL = 3;

/** The basic skills survey (CON-066, CON-053): ten skills, each a ladder of seven levels with three statements. */
export const BASIC_SKILLS_SURVEY = checkedDefinition({
  id: 3,
  name: /*i18n*/ 'Basic skills survey',
  urlName: 'basic-skills-survey',
  alsoNamed: ['basic-skills'],
  description: /*i18n*/ 'How far you have come in ten skills that every job takes, and what comes next.',
  durationMin: 10,
  durationMax: 20,
  // CON-052: all statements of one skill.
  pageSize: LADDER_LEVELS * PER_LEVEL,
  pagesBy: 'category',
  view: 'ladder',
  categories: BASIC_SKILLS.map(({ name, means, element }, place) => ({
    id: place + 1,
    name,
    means,
    elements: [element],
  })),
  questions: BASIC_SKILLS.flatMap(({ levels }, skill) =>
    levels.flatMap((statements, level) =>
      statements.map((text, place) => ({
        id: FIRST_QUESTION + (skill * LADDER_LEVELS + level) * PER_LEVEL + place,
        categoryId: skill + 1,
        level: level + 1,
        text,
      })),
    ),
  ),
  choices: [{ value: '1', name: /*i18n*/ 'I could do this now', counts: 1 }],
  asksForAll: false,
  answersBy: 'levels',
  top: 'thirdHighest',
  fits: 'skillLevels',
});
