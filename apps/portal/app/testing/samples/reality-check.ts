import type { AskedAssessment, AssessmentSession, LivingCosts } from '@longleaf/contract/assessments';
import { REALITY_CHECK } from '@longleaf/rules/assessments/reality-check/definition';
import { PLACE_QUESTION, questionOfLine } from '@longleaf/rules/reality-check/amounts';
import { type BudgetLine, budgetLines } from '@longleaf/rules/reality-check/budget';

const { id, name, description, durationMin, durationMax, urlName, categories, questions, choices } =
  REALITY_CHECK;

/** The reality check as the server tells of it. */
export const sampleRealityCheck: AskedAssessment = {
  id,
  name,
  description,
  durationMin,
  durationMax,
  urlName,
  view: 'own',
  pagesBy: 'size',
  pageSize: questions.length,
  asksForAll: true,
  choices: choices.map(({ value, name: words }) => ({ value, name: words })),
};

export const sampleRealityCategories = categories.map(({ id: one, name: words, means }) => ({
  id: one,
  name: words,
  ...(means !== undefined && { description: means }),
}));

export const sampleRealityQuestions = questions.map(({ id: one, categoryId, level, text }) => ({
  id: one,
  categoryId,
  level,
  name: text,
}));

/** Two counties of all. Of the second no plan is known. */
export const sampleLivingCosts: LivingCosts = {
  food: 298,
  phone: 42,
  counties: [
    { code: '001', oneBedroom: 1230, twoBedrooms: 1348, ownPlan: 489 },
    { code: '092', oneBedroom: 1674, twoBedrooms: 1835, ownPlan: null },
  ],
  years: { rents: '2026', plans: '2026', basics: '2025-26', wages: 'May 2024' },
};

/** A whole life in Alamance County: 2,619 dollars a month. */
export const wholeLife: Readonly<Record<BudgetLine, string>> = {
  home: 'oneBedroom',
  phone: 'onePhone',
  food: 'cookAtHome',
  car: '310',
  health: 'ownPlan',
  loans: 'noLoans',
  fun: '150',
  saving: '100',
};

/** A session with these lines answered. */
export function sampleLife(
  session: number,
  life: Partial<Record<BudgetLine, string>> = {},
  county?: string,
  different: Partial<AssessmentSession> = {},
): AssessmentSession {
  const given = new Map(
    budgetLines.flatMap((line) => {
      const answer = life[line];
      return answer === undefined ? [] : [[questionOfLine(line), answer] as const];
    }),
  );
  if (county !== undefined) given.set(PLACE_QUESTION, county);
  return {
    id: session,
    isComplete: false,
    dateCompleted: null,
    isNCDCAssessment: false,
    answers: questions.flatMap(({ id: questionId, categoryId }, place) => {
      const answer = given.get(questionId);
      if (answer === undefined) return [];
      return [
        { id: session * 100 + place, questionId, categoryId, answer, answeredAt: '2026-11-20T15:00:00.000Z' },
      ];
    }),
    ...different,
  };
}

/** The whole life, finished. */
export function sampleFinishedLife(session: number, day = '2026-11-20'): AssessmentSession {
  return sampleLife(session, wholeLife, '001', {
    isComplete: true,
    dateCompleted: `${day}T15:00:00.000Z`,
  });
}

const AMOUNTS: readonly (readonly [BudgetLine, number])[] = [
  ['home', 1230],
  ['health', 489],
  ['car', 310],
  ['food', 298],
  ['fun', 150],
  ['saving', 100],
  ['phone', 42],
];

/** What the whole life costs, the most first. It takes 38,000 dollars a year. */
export const sampleLifeResults = AMOUNTS.map(([line, count], place) => {
  const { categoryId } = sampleRealityQuestions.find((one) => one.id === questionOfLine(line)) ?? {};
  const category = sampleRealityCategories.find((one) => one.id === categoryId);
  if (!category) throw new Error(`${line} has no category`);
  return { category, count, most: 5000, isTop: place < 3 };
});
