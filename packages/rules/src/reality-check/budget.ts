import { grossFor } from './taxes.ts';

/** The lines of a life, in the order in which they are asked. */
export const budgetLines = ['home', 'phone', 'food', 'car', 'health', 'loans', 'fun', 'saving'] as const;
export type BudgetLine = (typeof budgetLines)[number];

/** The most that a person can put down for one line, in whole dollars a month. */
export const MOST_A_MONTH = 5000;
/** Pay is told in steps of this many dollars: a closer figure would claim more than the costs can bear. */
export const PAY_STEP = 500;

/** What is chosen for each line, in dollars a month; a line that is missing is not chosen yet. */
export type Budget = Readonly<Partial<Record<BudgetLine, number>>>;

/** What a life costs in a month and a year, the pay that it needs, and the lines without an amount. */
export interface LifeCost {
  aMonth: number;
  aYear: number;
  payNeeded: number;
  missing: readonly BudgetLine[];
}

/** Adds a life up (UI-056). */
export function costOfLife(budget: Budget): LifeCost {
  const aMonth = budgetLines.reduce((sum, line) => sum + (budget[line] ?? 0), 0);
  const aYear = aMonth * 12;
  return {
    aMonth,
    aYear,
    payNeeded: payFor(aYear),
    missing: budgetLines.filter((line) => budget[line] === undefined),
  };
}

/** The pay a year of which `aYear` is left after taxes, up to the next step. */
export function payFor(aYear: number): number {
  return Math.ceil(grossFor(aYear) / PAY_STEP) * PAY_STEP;
}

/** What changing lines does: how much more (or, below zero, less) a month and in pay. */
export function changeBetween(before: Budget, after: Budget): { aMonth: number; payNeeded: number } {
  const [one, other] = [costOfLife(before), costOfLife(after)];
  return { aMonth: other.aMonth - one.aMonth, payNeeded: other.payNeeded - one.payNeeded };
}

/** What a job's middle pay leaves over the pay needed; below zero where it is short. */
export function toSpare(pay: number, payNeeded: number): number {
  return pay - payNeeded;
}

/** An amount that a person typed, as whole dollars a month; undefined where it is none, or out of bounds. */
export function ownAmount(typed: string): number | undefined {
  const plain = typed.trim().replace(/^\$\s*/, '');
  if (!/^(\d{1,4}|\d,\d{3})$/.test(plain)) return undefined;
  const amount = Number(plain.replace(',', ''));
  return amount <= MOST_A_MONTH ? amount : undefined;
}
