import { expect, it } from 'vitest';
import { measured, standingOut, together } from './standing-out.ts';

const figures = new Map([
  [
    'nurses',
    [
      { element: 'care', value: 5 },
      { element: 'speak', value: 4 },
    ],
  ],
  [
    'cooks',
    [
      { element: 'care', value: 2 },
      { element: 'speak', value: 4 },
    ],
  ],
  [
    'clerks',
    [
      { element: 'care', value: 2 },
      { element: 'speak', value: 4 },
    ],
  ],
]);

it('measures figures against those of all occupations', () => {
  const nurses = measured(figures).get('nurses');
  expect(nurses?.[0]).toMatchObject({ element: 'care', value: 5 });
  expect(nurses?.[0]?.deviation).toBeCloseTo(Math.SQRT2, 5);
  expect(nurses?.[1]?.deviation).toBe(0);
});

it('picks what matters and clearly more than in most', () => {
  const at = (element: string, value: number, deviation: number) => ({ element, value, deviation });
  expect(
    standingOut([at('usual', 5, 0.6), at('small', 3.3, 3), at('second', 3.4, 0.7), at('first', 4, 1)]),
  ).toEqual(['first', 'second']);
});

it('puts occupations together by the mean of each element', () => {
  const at = (value: number, deviation: number) => [{ element: 'care', value, deviation }];
  expect(together([at(5, 2), at(3, 0)])).toEqual([{ element: 'care', value: 4, deviation: 1 }]);
  expect(together([])).toEqual([]);
});
