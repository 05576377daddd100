import { expect, it } from 'vitest';
import { graduation, earnings } from './students.ts';
import { ownYears } from './own-years.ts';

it.each([
  ['the same year twice', { retentionYear: 2023, graduationYear: 2023 }, '2023'],
  ['two years', { retentionYear: 2024, graduationYear: 2023 }, '2023, 2024'],
  ['one of them', { retentionYear: null, graduationYear: 2023 }, '2023'],
  ['none', { retentionYear: null, graduationYear: null }, undefined],
])('names %s that a row brings', (_what, values, years) => expect(ownYears(graduation, values)).toBe(years));

it('leaves a group without years of its own to the year of its file', () => {
  expect(ownYears(earnings, { earnings10Years: 50_000 })).toBeUndefined();
});
