import type { KeptScores, TestScores } from '@longleaf/contract/test-scores';
import { NEW_SAT_FROM } from '@longleaf/rules/test-scores/definitions/admission';

/** The best of the ACT and of the SAT of two sections, as other pages use them; null where there is none. */
export interface BestScores {
  act: number | null;
  satTotal: number | null;
  satReading: number | null;
  satMath: number | null;
}

const numbersIn = (list: readonly KeptScores[], name: string) =>
  list.flatMap((one) => {
    const score = one[name];
    return typeof score === 'number' ? [score] : [];
  });
const highest = (numbers: readonly number[]) => (numbers.length === 0 ? null : Math.max(...numbers));

/** The best that somebody has of each. Totals are of one day; sections may be of different ones. */
export function bestScores({ act, sat }: Pick<TestScores, 'act' | 'sat'>): BestScores {
  const newer = sat.filter(({ date, writing }) => date >= NEW_SAT_FROM && typeof writing !== 'number');
  const whole = newer.filter(({ reading, math }) => typeof reading === 'number' && typeof math === 'number');
  return {
    act: highest(numbersIn(act, 'composite')),
    satTotal: highest(numbersIn(whole, 'composite')),
    satReading: highest(numbersIn(newer, 'reading')),
    satMath: highest(numbersIn(newer, 'math')),
  };
}
