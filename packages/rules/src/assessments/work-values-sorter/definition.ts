import { checkedDefinition, type AssessmentDefinition } from '../definition.ts';
import { VALUE_CARDS } from './items.ts';
import { PLACES } from './places.ts';

const FIRST_QUESTION = 5001;

/** The order in which the cards lie: never two of one value behind each other, by places in the list of the cards. */
const DEALT = [14, 0, 5, 8, 17, 11, 2, 15, 6, 9, 19, 12, 3, 16, 1, 7, 18, 10, 4, 13];

function dealt(): AssessmentDefinition['questions'] {
  const cards = VALUE_CARDS.flatMap(({ cards: texts }, value) =>
    texts.map((text) => ({ categoryId: value + 1, text })),
  );
  return DEALT.flatMap((place, turn) => {
    const card = cards[place];
    return card ? [{ id: FIRST_QUESTION + turn, level: null, ...card }] : [];
  });
}

/** The work values sorter (CON-066): 20 cards for the 20 places of a grid (CON-122), of six work values. */
export const WORK_VALUES_SORTER = checkedDefinition({
  id: 5,
  name: /*i18n*/ 'Work values sorter',
  urlName: 'work-values-sorter',
  alsoNamed: [],
  description: /*i18n*/ 'What has to be right about a job for you to like it.',
  durationMin: 5,
  durationMax: 10,
  pageSize: 20,
  pagesBy: 'size',
  view: 'sorter',
  categories: VALUE_CARDS.map(({ key, name, means, weight }, place) => ({
    id: place + 1,
    name,
    means,
    weight,
    elements: [key],
  })),
  questions: dealt(),
  choices: PLACES.map(({ value, name, counts }) => ({ value, name, counts })),
  asksForAll: true,
  answersBy: 'places',
  top: 'secondDistinct',
  fits: 'workValues',
});
