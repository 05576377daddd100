import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  budgetLines,
  changeBetween,
  costOfLife,
  MOST_A_MONTH,
  ownAmount,
  payFor,
  toSpare,
} from './budget.ts';
import { TAXES_OF_2026 } from './tax-year.ts';
import { grossFor, payParts } from './taxes.ts';

const pay = fc.integer({ min: 0, max: 800_000 });

// Worked by hand in docs/assessments/reality-check.md (UI-056).
test.each([
  // Below both deductions: 10,000 x 6.2% and x 1.45% only.
  [10_000, { federal: 0, socialSecurity: 620, medicare: 145, northCarolina: 0, net: 9235 }],
  // At the federal deduction: (16,100 - 12,750) x 3.99% to the state.
  [16_100, { federal: 0, socialSecurity: 998.2, medicare: 233.45, northCarolina: 133.665, net: 14_734.685 }],
  // Taxable 12,400: the whole first bracket.
  [
    28_500,
    { federal: 1240, socialSecurity: 1767, medicare: 413.25, northCarolina: 628.425, net: 24_451.325 },
  ],
  // Taxable 29,400: 1,240 + 17,000 x 12%.
  [
    45_500,
    { federal: 3280, socialSecurity: 2821, medicare: 659.75, northCarolina: 1306.725, net: 37_432.525 },
  ],
  // Taxable 83,900: 1,240 + 38,000 x 12% + 33,500 x 22%.
  [
    100_000,
    { federal: 13_170, socialSecurity: 6200, medicare: 1450, northCarolina: 3481.275, net: 75_698.725 },
  ],
  // Above the end of Social Security: 184,500 x 6.2%.
  [
    190_000,
    { federal: 34_334, socialSecurity: 11_439, medicare: 2755, northCarolina: 7072.275, net: 134_399.725 },
  ],
])('of $%i a year, each tax takes what was worked by hand', (gross, parts) => {
  expect(payParts(gross)).toEqual({ gross, ...parts });
});

describe('the pay that a life needs', () => {
  test.each([
    [0, 0],
    // 9,235 is left of 10,000 exactly.
    [9235, 10_000],
    [9236, 10_500],
    // 7.475 more than is left of 45,500, at 76.36 cents of each dollar: 45,510.
    [37_440, 46_000],
    [37_432, 45_500],
  ])('for $%i a year is $%i', (aYear, needed) => {
    expect(payFor(aYear)).toBe(needed);
  });

  it('is the least of which enough is left', () => {
    expect(grossFor(37_440)).toBe(45_510);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), (net) => {
        const gross = grossFor(net);
        expect(payParts(gross).net).toBeGreaterThanOrEqual(net);
        expect(payParts(gross - 1).net).toBeLessThan(net);
      }),
    );
  });

  it('gives a pay back from what is left of it', () => {
    fc.assert(
      fc.property(pay, (gross) => {
        expect(grossFor(payParts(gross).net)).toBe(gross);
      }),
    );
  });

  it('leaves more for each dollar more, and takes no more than is earned', () => {
    fc.assert(
      fc.property(pay, (gross) => {
        const [less, more] = [payParts(gross).net, payParts(gross + 1).net];
        expect(more).toBeGreaterThan(less);
        expect(more - less).toBeLessThan(1);
      }),
    );
  });

  it('never is below the cost, and grows with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 480_000 }), (aYear) => {
        expect(payParts(payFor(aYear)).net).toBeGreaterThanOrEqual(aYear);
        expect(payFor(aYear + 1)).toBeGreaterThanOrEqual(payFor(aYear));
      }),
    );
  });
});

describe('a life', () => {
  const life = {
    home: 1250,
    phone: 240,
    food: 410,
    car: 480,
    health: 190,
    loans: 150,
    fun: 200,
    saving: 200,
  };

  it('is added up over its eight lines', () => {
    expect(costOfLife(life)).toEqual({ aMonth: 3120, aYear: 37_440, payNeeded: 46_000, missing: [] });
  });

  it('says which lines have no amount; nothing at all is an amount', () => {
    expect(costOfLife({ home: 1000, saving: 0 }).missing).toEqual([
      'phone',
      'food',
      'car',
      'health',
      'loans',
      'fun',
    ]);
    expect(costOfLife({})).toMatchObject({ aMonth: 0, payNeeded: 0, missing: budgetLines });
  });

  it('tells what changing one line does, both ways', () => {
    const shared = { ...life, home: 760 };
    // 31,560 a year: 24,451.325 is left of 28,500, and 7,108.675 / 0.7636 is 9,309.4: 37,810, so 38,000.
    expect(changeBetween(life, shared)).toEqual({ aMonth: -490, payNeeded: -8000 });
    expect(changeBetween(shared, life)).toEqual({ aMonth: 490, payNeeded: 8000 });
  });

  test.each([
    [54_720, 8720],
    [42_600, -3400],
  ])('a job of $%i has $%i to spare', (of, spare) => {
    expect(toSpare(of, 46_000)).toBe(spare);
  });
});

test.each([
  ['250', 250],
  [' $1,250 ', 1250],
  ['0', 0],
  [String(MOST_A_MONTH), MOST_A_MONTH],
  [String(MOST_A_MONTH + 1), undefined],
  ['-1', undefined],
  ['12.50', undefined],
  ['1,2', undefined],
  ['1e3', undefined],
  ['', undefined],
])('an own amount typed as "%s" is %s', (typed, amount) => {
  expect(ownAmount(typed)).toBe(amount);
});

it('has brackets that rise without a gap', () => {
  const { brackets } = TAXES_OF_2026;
  expect(brackets[0]?.from).toBe(0);
  for (const [place, { from, rate }] of brackets.slice(1).entries()) {
    expect(from).toBeGreaterThan(brackets[place]?.from ?? NaN);
    expect(rate).toBeGreaterThan(brackets[place]?.rate ?? NaN);
  }
});
