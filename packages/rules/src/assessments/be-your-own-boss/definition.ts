import { checkedDefinition } from '../definition.ts';
import { OWNER_TRAITS } from './items.ts';

const FIRST_QUESTION = 9001;
const PER_TRAIT = 5;

/** Be your own boss (CON-066, GAP-041): 30 statements about six things that running a business takes. */
export const BE_YOUR_OWN_BOSS = checkedDefinition({
  id: 9,
  name: /*i18n*/ 'Be your own boss',
  urlName: 'be-your-own-boss',
  alsoNamed: [],
  description: /*i18n*/ 'Which sides of running your own business come easily to you, and which to practice.',
  durationMin: 4,
  durationMax: 8,
  pageSize: OWNER_TRAITS.length,
  pagesBy: 'size',
  view: 'ratings',
  categories: OWNER_TRAITS.map(({ name, means }, place) => ({ id: place + 1, name, means })),
  // One of each in turn.
  questions: Array.from({ length: PER_TRAIT }).flatMap((_, round) =>
    OWNER_TRAITS.map(({ statements }, trait) => ({
      id: FIRST_QUESTION + round * OWNER_TRAITS.length + trait,
      categoryId: trait + 1,
      level: null,
      text: statements[round] ?? '',
    })),
  ),
  choices: [
    { value: '1', name: /*i18n*/ 'Not like me', counts: 0 },
    { value: '2', name: /*i18n*/ 'A little like me', counts: 1 },
    { value: '3', name: /*i18n*/ 'Mostly like me', counts: 2 },
    { value: '4', name: /*i18n*/ 'Just like me', counts: 3 },
  ],
  asksForAll: true,
  answersBy: 'free',
  top: 'thirdHighest',
  // Nobody publishes how far an occupation takes these traits.
  fits: 'nothing',
});
