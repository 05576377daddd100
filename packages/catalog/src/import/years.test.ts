import { expect, it } from 'vitest';
import { fileKinds } from './kinds/all.ts';
import { recordKinds } from './kinds/all-records.ts';
import { exampleYear, readListYear, readYear } from './years.ts';

function read(key: string, given: string): string {
  const kind = fileKinds.find((candidate) => candidate.key === key);
  if (kind) return readYear(kind, given);
  const records = recordKinds.find((candidate) => candidate.key === key);
  return records?.writeYear ? records.writeYear(given) : readListYear(given);
}

it.each([
  ['ipeds-hd', '2024-25', '2024-25'],
  ['ipeds-sfa', '2023-2024', '2023-24'],
  ['scorecard', 'most recent release', 'most recent release'],
  ['ipeds-adm', '2024', 'Fall 2024'],
  ['ipeds-adm', 'Fall 2024', 'Fall 2024'],
  ['ipeds-ef-d', '2024', '2024'],
  ['oews-state', '2025', 'May 2025'],
  ['bls-projections', '2024-34', '2024-34'],
  ['onet-skills', '30.1', 'O*NET 30.1'],
  ['onet-skills', 'O*NET 30.1', 'O*NET 30.1'],
  ['cip', '2020', '2020'],
  ['college-changes', '2026', '2026'],
  ['high-schools', '2025', '2025'],
  ['high-schools', '2025-26', '2025-26'],
])('%s takes %s', (key, given, written) => expect(read(key, given)).toBe(written));

it.each([
  ['ipeds-hd', 'banana', '--year 2024-25'],
  ['ipeds-hd', '2024', '--year 2024-25'],
  ['ipeds-hd', '2024-26', '--year 2024-25'],
  ['ipeds-hd', '2084-85', '--year 2024-25'],
  ['ipeds-hd', 'most recent release', '--year 2024-25'],
  ['ipeds-adm', '2024-25', '--year 2024'],
  ['ipeds-ef-d', 'Spring 2024', '--year 2024'],
  ['oews-state', 'June 2025', '--year 2025'],
  ['onet-skills', '2025', '--year 30.1'],
  ['cip', 'new', '--year 2020'],
  ['high-schools', 'last week', '--year 2025'],
  ['college-changes', '2O26', '--year 2025'],
  ['applications', '1999', '--year 2025'],
])('%s does not take %s, and says what to write', (key, given, says) =>
  expect(() => read(key, given)).toThrow(says),
);

// A file whose name says no year is refused with it.
it.each([
  ...fileKinds.map((kind) => [kind.key, exampleYear(kind)] as const),
  ...recordKinds.map((kind) => [kind.key, kind.exampleYear] as const),
])('%s takes the year that its message gives as an example: %s', (key, example) =>
  expect(read(key, example)).not.toBe(''),
);
