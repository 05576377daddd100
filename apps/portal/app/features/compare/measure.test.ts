import { expect, test } from 'vitest';
import type { ComparedCollege } from './compared-college.ts';
import { figureMeasure, wordMeasure } from './measure.ts';

const debts = [20_500, 27_000, null].map((medianDebt) => ({ medianDebt, isOpen: true }) as ComparedCollege);
const row = {
  key: 'debt',
  label: 'Debt',
  note: '',
  value: ({ medianDebt }: ComparedCollege) => medianDebt,
  write: String,
  better: 'low' as const,
};

test('a missing figure has words and no bar, and is never the best', () => {
  const { words, shares, best, worst } = figureMeasure(debts, row, 'Not reported');
  expect(words).toEqual(['20500', '27000', 'Not reported']);
  expect(shares).toEqual([20_500 / 27_000, 1, null]);
  expect([...best]).toEqual([0]);
  expect([...worst]).toEqual([1]);
});

test('a closed college is neither best nor worst, and keeps its bar', () => {
  const closed = { medianDebt: 10_000, isOpen: false } as ComparedCollege;
  const { words, shares, best, worst } = figureMeasure([...debts, closed], row, 'Not reported');
  expect(words[3]).toBe('10000');
  expect(shares?.[3]).toBeGreaterThan(0);
  expect([...best]).toEqual([0]);
  expect([...worst]).toEqual([1]);
});

test('words that say more stand in for the figure and keep its bar', () => {
  const instead = ({ medianDebt }: ComparedCollege) => (medianDebt === 27_000 ? 'Open to all' : null);
  const { words, shares } = figureMeasure(debts, { ...row, instead }, 'Not reported');
  expect(words[1]).toBe('Open to all');
  expect(shares?.[1]).toBe(1);
});

test('a row of words alone has no bars and no best', () => {
  const word = ({ medianDebt }: ComparedCollege) => (medianDebt === null ? null : 'Urban');
  const measure = wordMeasure(debts, { key: 'setting', label: 'Setting', note: '', word }, 'Not reported');
  expect(measure.words).toEqual(['Urban', 'Urban', 'Not reported']);
  expect(measure.shares).toBeUndefined();
  expect(measure.differs).toBe(true);
});
