import { afterAll, expect, test, vi } from 'vitest';
import { dayAndTime, dollarsAndCents, longDay, perThousand, signedPercent, wholeDate } from './format.ts';

test.each([
  ['2026-09-01', 'Sep 1, 2026'],
  ['2026-01-01', 'Jan 1, 2026'],
  ['2026-12-31T00:00:00.000Z', 'Dec 31, 2026'],
])('%s reads %s in every time zone', (day, text) => {
  expect(wholeDate(day)).toBe(text);
});

test.each([
  [22.153, '22.2'],
  [0.05, '0.1'],
  [0.049, '< 0.1'],
  [0.006, '< 0.1'],
  [0, '0.0'],
])('%d of a thousand reads %s', (amount, text) => expect(perThousand(amount)).toBe(text));

// The file after this one reads the modules again, in the language that stands.
afterAll(() => vi.resetModules());

test.each([
  ['en', 'Sep 1, 2026', '$12,414', '15%', '22.2'],
  ['es', '1 sept 2026', '$12,414', '15%', '22.2'],
] as const)(
  'in %s a day reads %s and figures read %s, %s and %s',
  async (language, day, money, share, rate) => {
    vi.stubEnv('PORTAL_LANGUAGE', language);
    vi.resetModules();
    const inLanguage = await import('./format.ts');
    vi.unstubAllEnvs();
    expect(inLanguage.wholeDate('2026-09-01')).toBe(day);
    expect(inLanguage.dollars(12_414)).toBe(money);
    expect(inLanguage.percent(0.153)).toBe(share);
    expect(inLanguage.perThousand(22.153)).toBe(rate);
  },
);

test.each([
  [4.9, '+4.9%'],
  [-12.34, '−12.3%'],
  [0, '0%'],
  [-0.04, '0%'],
  [30, '+30%'],
])('a change of %s percent reads %s', (change, words) => {
  expect(signedPercent(change)).toBe(words);
});

test('whole moments and exact amounts', () => {
  expect(dollarsAndCents(24.5)).toBe('$24.50');
  expect(longDay('2026-09-01')).toBe('September 1, 2026');
  expect(dayAndTime(new Date('2026-12-05T01:30:00Z'))).toBe('December 4, 2026 at 8:30 PM');
});
