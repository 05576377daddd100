import { isCountyCode } from '../addresses/counties.ts';
import {
  type Budget,
  type BudgetLine,
  budgetLines,
  costOfLife,
  type LifeCost,
  MOST_A_MONTH,
} from './budget.ts';

/** What can be chosen for each line; beside it everybody can put down an amount of their own. */
export const LINE_CHOICES = {
  home: ['withFamily', 'sharedPlace', 'oneBedroom', 'twoBedrooms'],
  phone: ['noPhone', 'onePhone'],
  food: ['foodGiven', 'cookAtHome'],
  car: ['noCar'],
  health: ['planGiven', 'ownPlan'],
  loans: ['noLoans'],
  fun: ['noFun'],
  saving: ['noSaving'],
} as const satisfies Record<BudgetLine, readonly string[]>;
export type LineChoice = (typeof LINE_CHOICES)[BudgetLine][number];

/** What is published of a place, in dollars a month; null where nothing is, or no place is chosen. */
export interface PlaceCosts {
  oneBedroom: number | null;
  twoBedrooms: number | null;
  /** A health plan of one's own at 26, before any tax credit. */
  ownPlan: number | null;
  food: number | null;
  phone: number | null;
}

/** The question where one wants to live; those of the lines follow in their order. */
export const PLACE_QUESTION = 10_001;

/** The id of the question about a line. */
export function questionOfLine(line: BudgetLine): number {
  return PLACE_QUESTION + 1 + budgetLines.indexOf(line);
}

/** The line that a question is about; undefined for the place and for questions of other surveys. */
export function lineOfQuestion(questionId: number): BudgetLine | undefined {
  return budgetLines[questionId - PLACE_QUESTION - 1];
}

/** Whether a text answers a question: a county by its code for the place, a choice of the line or whole dollars for a line. */
export function answersLife(questionId: number, answer: string): boolean {
  if (questionId === PLACE_QUESTION) return isCountyCode(answer);
  const line = lineOfQuestion(questionId);
  return line !== undefined && (isChoiceOf(line, answer) || dollarsOf(answer) !== undefined);
}

/** Whether an answer is an amount of one's own. */
export function isOwnAmount(answer: string): boolean {
  return dollarsOf(answer) !== undefined;
}

/** What an answer comes to in a place, in dollars a month; undefined where nothing is published, or it answers nothing. */
export function amountOf(line: BudgetLine, answer: string, costs: PlaceCosts): number | undefined {
  if (!isChoiceOf(line, answer)) return dollarsOf(answer);
  switch (answer) {
    case 'sharedPlace':
      return costs.twoBedrooms === null ? undefined : Math.ceil(costs.twoBedrooms / 2);
    case 'oneBedroom':
    case 'twoBedrooms':
      return costs[answer] ?? undefined;
    case 'ownPlan':
      return costs.ownPlan ?? undefined;
    case 'cookAtHome':
      return costs.food ?? undefined;
    case 'onePhone':
      return costs.phone ?? undefined;
    default:
      return 0;
  }
}

/** A life as it was answered: where, and what each line costs there. */
export interface Life extends LifeCost {
  /** Code of the county; undefined where none is chosen. */
  county: string | undefined;
  budget: Budget;
}

/**
 * Adds up what was answered (UI-056).
 * @param costsOf what is published of a county, or of the whole state where none is chosen
 */
export function lifeOf(
  answers: readonly { questionId: number; answer: string }[],
  costsOf: (county: string | undefined) => PlaceCosts,
): Life {
  const county = answers.find(({ questionId }) => questionId === PLACE_QUESTION)?.answer;
  const costs = costsOf(county);
  const budget: Partial<Record<BudgetLine, number>> = {};
  for (const { questionId, answer } of answers) {
    const line = lineOfQuestion(questionId);
    const amount = line && amountOf(line, answer, costs);
    if (line && amount !== undefined) budget[line] = amount;
  }
  return { county, budget, ...costOfLife(budget) };
}

function isChoiceOf(line: BudgetLine, answer: string): answer is LineChoice {
  return (LINE_CHOICES[line] as readonly string[]).includes(answer);
}

function dollarsOf(answer: string): number | undefined {
  if (!/^(0|[1-9]\d{0,3})$/.test(answer)) return undefined;
  const amount = Number(answer);
  return amount <= MOST_A_MONTH ? amount : undefined;
}
