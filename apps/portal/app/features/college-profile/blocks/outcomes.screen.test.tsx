import { expect, test } from 'vitest';
import { openScreen } from '../../../testing/open-screen.tsx';
import type { College } from './college.ts';
import { Outcomes } from './outcomes.tsx';

const group = (values: object) => ({ source: 'Scorecard', sourceKey: 'figures', year: '2025', values });
const college = (earningsOf: number, earnings10Years: number | null) =>
  ({
    earningsOf,
    benchmark: null,
    figures: { earnings: group({ earnings10Years }), debt: group({ medianDebt: 20_000 }) },
  }) as unknown as College;

test.each([
  [2, 45_606, true],
  [1, 45_606, false],
  [2, null, false],
])('pay of %s campuses together (%s) says so: %s', async (campuses, pay, says) => {
  const subject = college(campuses, pay);
  await openScreen({ default: () => <Outcomes college={subject} /> }, { id: 'UI-014', person: null });
  await expect.poll(() => document.querySelector('main')?.textContent).toContain('Pay counts people');
  const text = document.querySelector('main')?.textContent ?? '';
  expect(text.includes('It covers 2 campuses together, which share one federal number')).toBe(says);
});
