import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { REALITY_CHECK } from '../assessments/reality-check/definition.ts';
import { takesAnswer } from '../assessments/takes-answer.ts';
import {
  amountOf,
  isOwnAmount,
  lifeOf,
  LINE_CHOICES,
  lineOfQuestion,
  PLACE_QUESTION,
  type PlaceCosts,
  questionOfLine,
} from './amounts.ts';
import { budgetLines, MOST_A_MONTH } from './budget.ts';

const there: PlaceCosts = { oneBedroom: 1230, twoBedrooms: 1349, ownPlan: 489, food: 298, phone: 42 };
const nothingKnown = { oneBedroom: null, twoBedrooms: null, ownPlan: null, food: null, phone: null };
const noPlace = { ...nothingKnown, food: 298, phone: 42 };

test.each([
  ['home', 'withFamily', 0],
  ['home', 'sharedPlace', 675],
  ['home', 'oneBedroom', 1230],
  ['home', 'twoBedrooms', 1349],
  ['home', '0', 0],
  ['home', '5000', 5000],
  ['home', '5001', undefined],
  ['home', '-1', undefined],
  ['home', '007', undefined],
  ['home', 'onePhone', undefined],
  ['phone', 'onePhone', 42],
  ['phone', 'noPhone', 0],
  ['food', 'cookAtHome', 298],
  ['food', 'foodGiven', 0],
  ['car', 'noCar', 0],
  ['car', '310', 310],
  ['health', 'planGiven', 0],
  ['health', 'ownPlan', 489],
  ['loans', 'noLoans', 0],
  ['fun', 'noFun', 0],
  ['saving', 'noSaving', 0],
  ['saving', 'toString', undefined],
] as const)('%s answered with %s is %s dollars a month (UI-056)', (line, answer, expected) => {
  expect(amountOf(line, answer, there)).toBe(expected);
});

it('has no amount where nothing is published, and says nothing of a place that is not known', () => {
  expect(amountOf('health', 'ownPlan', nothingKnown)).toBeUndefined();
  expect(amountOf('food', 'cookAtHome', nothingKnown)).toBeUndefined();
  expect(amountOf('phone', 'onePhone', nothingKnown)).toBeUndefined();
  expect(amountOf('home', 'oneBedroom', nothingKnown)).toBeUndefined();
  expect(amountOf('home', 'sharedPlace', nothingKnown)).toBeUndefined();
  expect(amountOf('home', '900', nothingKnown)).toBe(900);
});

describe('an answer', () => {
  test.each([
    [PLACE_QUESTION, '001', true],
    [PLACE_QUESTION, '100', true],
    [PLACE_QUESTION, '101', false],
    [PLACE_QUESTION, 'oneBedroom', false],
    [questionOfLine('home'), 'oneBedroom', true],
    [questionOfLine('home'), '1200', true],
    [questionOfLine('home'), '1200.5', false],
    [questionOfLine('home'), 'ownPlan', false],
    [questionOfLine('health'), 'ownPlan', true],
    [questionOfLine('saving') + 1, '100', false],
    [1001, '100', false],
  ])('to %i of %s is taken: %s (API-077)', (question, answer, expected) => {
    expect(takesAnswer(REALITY_CHECK, question, answer)).toBe(expected);
  });

  it('is named for each choice, and each choice belongs to one line', () => {
    const all = budgetLines.flatMap((line) => [...LINE_CHOICES[line]] as string[]);
    expect(REALITY_CHECK.choices.map(({ value }) => value)).toEqual(all);
    for (const line of budgetLines) expect(lineOfQuestion(questionOfLine(line))).toBe(line);
    expect(lineOfQuestion(PLACE_QUESTION)).toBeUndefined();
    expect(isOwnAmount('250')).toBe(true);
    expect(isOwnAmount('ownPlan')).toBe(false);
  });
});

// Worked by hand in docs/assessments/reality-check.md (UI-056).
it('adds a life up: 1,230 + 42 + 298 + 310 + 489 + 0 + 150 + 100', () => {
  const given = ['oneBedroom', 'onePhone', 'cookAtHome', '310', 'ownPlan', 'noLoans', '150', '100'];
  const answers = [
    { questionId: PLACE_QUESTION, answer: '001' },
    ...budgetLines.map((line, place) => ({ questionId: questionOfLine(line), answer: given[place] ?? '' })),
  ];
  expect(lifeOf(answers, (county) => (county === '001' ? there : noPlace))).toMatchObject({
    county: '001',
    aMonth: 2619,
    aYear: 31_428,
    payNeeded: 38_000,
    missing: [],
  });
  expect(lifeOf(answers, () => noPlace).missing).toEqual(['home', 'health']);
  expect(lifeOf([], () => there)).toMatchObject({ county: undefined, aMonth: 0, missing: budgetLines });
});

it('never costs less than nothing nor more than the most of each line, in whole dollars', () => {
  const answer = fc.oneof(
    fc.string(),
    fc.integer({ min: -10, max: 10_000 }).map(String),
    fc.constantFrom(...budgetLines.flatMap((line): string[] => [...LINE_CHOICES[line]])),
  );
  fc.assert(
    fc.property(fc.constantFrom(...budgetLines), answer, (line, given) => {
      const amount = amountOf(line, given, there);
      expect(amount !== undefined).toBe(takesAnswer(REALITY_CHECK, questionOfLine(line), given));
      if (amount === undefined) return;
      expect(Number.isInteger(amount)).toBe(true);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(MOST_A_MONTH);
    }),
  );
});
