import {
  LINE_CHOICES,
  type LineChoice,
  PLACE_QUESTION,
  questionOfLine,
} from '../../reality-check/amounts.ts';
import { type BudgetLine, budgetLines } from '../../reality-check/budget.ts';
import { checkedDefinition } from '../definition.ts';

/** What each line is called, and what belongs to it. */
const LINES: Readonly<Record<BudgetLine, { name: string; means: string; text: string }>> = {
  home: {
    name: /*i18n*/ 'Home',
    means: /*i18n*/ 'Rent with power, water and heat.',
    text: /*i18n*/ 'How you live',
  },
  phone: {
    name: /*i18n*/ 'Phone and internet',
    means: /*i18n*/ 'A phone, and internet at home.',
    text: /*i18n*/ 'Your phone and internet',
  },
  food: {
    name: /*i18n*/ 'Food',
    means: /*i18n*/ 'Groceries and eating out.',
    text: /*i18n*/ 'What you eat',
  },
  car: {
    name: /*i18n*/ 'Getting around',
    means: /*i18n*/ 'A car with its insurance, gas and repairs, or bus fares.',
    text: /*i18n*/ 'How you get around',
  },
  health: {
    name: /*i18n*/ 'Health',
    means: /*i18n*/ 'A health plan, the dentist and medicine.',
    text: /*i18n*/ 'How you pay for your health',
  },
  loans: {
    name: /*i18n*/ 'Paying back loans',
    means: /*i18n*/ 'What you pay each month for money that you borrowed.',
    text: /*i18n*/ 'What you pay back',
  },
  fun: {
    name: /*i18n*/ 'Clothes and fun',
    means: /*i18n*/ 'Clothes, gifts, games, trips and going out.',
    text: /*i18n*/ 'What you spend on clothes and fun',
  },
  saving: {
    name: /*i18n*/ 'Saving',
    means: /*i18n*/ 'What you put away for later.',
    text: /*i18n*/ 'What you put away',
  },
};

const CHOICE_NAMES: Readonly<Record<LineChoice, string>> = {
  withFamily: /*i18n*/ 'With family, free',
  sharedPlace: /*i18n*/ 'Share a place',
  oneBedroom: /*i18n*/ 'One bedroom',
  twoBedrooms: /*i18n*/ 'Two bedrooms',
  noPhone: /*i18n*/ 'Somebody else pays',
  onePhone: /*i18n*/ 'A phone',
  foodGiven: /*i18n*/ 'My family feeds me',
  cookAtHome: /*i18n*/ 'Cook all meals',
  noCar: /*i18n*/ 'Walk and bike',
  planGiven: /*i18n*/ 'My parents’ plan, free',
  ownPlan: /*i18n*/ 'A plan of my own',
  noLoans: /*i18n*/ 'No loans',
  noFun: /*i18n*/ 'Nothing',
  noSaving: /*i18n*/ 'Nothing yet',
};

const PLACE = budgetLines.length + 1;

/**
 * The reality check (CON-066, CON-067, GAP-041): where one wants to live and eight lines of a budget, each with choices that
 * cost what is published of the place, or an amount of one's own.
 */
export const REALITY_CHECK = checkedDefinition({
  id: 10,
  name: /*i18n*/ 'Reality check',
  urlName: 'reality-check',
  alsoNamed: [],
  description: /*i18n*/ 'Put a life together. See what it costs, and which jobs pay for it.',
  durationMin: 3,
  durationMax: 8,
  pageSize: budgetLines.length + 1,
  pagesBy: 'size',
  view: 'own',
  categories: [
    ...budgetLines.map((line, place) => ({
      id: place + 1,
      name: LINES[line].name,
      means: LINES[line].means,
    })),
    { id: PLACE, name: /*i18n*/ 'Place', means: /*i18n*/ 'The county where you want to live.' },
  ],
  questions: [
    {
      id: PLACE_QUESTION,
      categoryId: PLACE,
      level: null,
      text: /*i18n*/ 'Where you want to live',
    },
    ...budgetLines.map((line, place) => ({
      id: questionOfLine(line),
      categoryId: place + 1,
      level: null,
      text: LINES[line].text,
    })),
  ],
  // What each comes to depends on the place.
  choices: budgetLines.flatMap((line) =>
    LINE_CHOICES[line].map((value) => ({ value, name: CHOICE_NAMES[value], counts: 0 })),
  ),
  asksForAll: true,
  answersBy: 'amounts',
  top: 'thirdHighest',
  fits: 'pay',
});
