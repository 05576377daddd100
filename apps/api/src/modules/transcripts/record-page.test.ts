import { expect, it } from 'vitest';
import type { SchoolRecord } from './record.ts';
import { recordPage } from './record-page.ts';

const course = { title: 'Latin', code: null, grade: 'A', creditsEarned: '1', creditsAttempted: null };
const recordWith = (code: string | null, dateOfBirth = '2009-01-27'): SchoolRecord => ({
  school: { name: 'Needham Broughton High', ceeb: '343225' },
  student: { firstName: 'Ada', lastName: 'Byrd', number: '5550112009', dateOfBirth },
  isComplete: false,
  summary: { gpa: '3.6', weightedGpa: null, creditsEarned: '21', classRank: '64', classSize: '402' },
  terms: [{ name: 'Junior year', courses: [course, { ...course, title: 'Math 3', code }] }],
  tests: [],
});

it.each([null, ''])('shows no column of codes where the school gives none: %j', (code) => {
  const page = recordPage(recordWith(code));
  expect(page).not.toContain('>Code<');
  // The grade of each of the two courses.
  expect(page.match(/<td>/g)).toHaveLength(2);
});

it('shows the codes of a school that gives them, also beside courses without', () => {
  const page = recordPage(recordWith('MA300'));
  expect(page).toContain('<th scope="col">Code</th>');
  expect(page).toContain('<td>MA300</td>');
  expect(page.match(/<td>/g)).toHaveLength(4);
});

it('says the date of birth in words, and one that is no date as it came', () => {
  expect(recordPage(recordWith(null))).toContain('<dd>January 27, 2009</dd>');
  expect(recordPage(recordWith(null, 'unknown'))).toContain('<dd>unknown</dd>');
});

it.each([
  ['2026-03-14', 'SAT, March 14, 2026'],
  ['2026-03', 'SAT, March 2026'],
  ['2026', 'SAT, 2026'],
  [null, 'SAT'],
])('says when a test was as far as the school says it, and no day that nobody named: %j', (on, words) => {
  const record = { ...recordWith(null), tests: [{ name: 'SAT', on, scores: [] }] };
  expect(recordPage(record)).toContain(`<h2>${words}</h2>`);
});
