import { expect, it } from 'vitest';
import { complainAboutReported, REPORTED_NAME_LONGEST } from './application.ts';

const reported = { collegeName: 'Elon University', submissionDate: '2026-11-22' };

it.each([
  ['today', {}, {}],
  ['the first day', { submissionDate: '1899-01-01' }, {}],
  ['a day before it', { submissionDate: '1898-12-31' }, { submissionDate: 'Enter a date in 1899 or later' }],
  [
    'tomorrow',
    { submissionDate: '2026-11-23' },
    { submissionDate: 'Enter a date that is not in the future' },
  ],
  ['no day', { submissionDate: '' }, { submissionDate: 'Say when you sent it.' }],
  ['a day that is none', { submissionDate: '2026-02-30' }, { submissionDate: 'Enter a date that exists' }],
  ['half a day', { submissionDate: '2026-02' }, { submissionDate: 'Enter a date that exists' }],
  ['no college', { collegeName: ' ' }, { collegeName: 'Name the college.' }],
  ['a name as long as names are', { collegeName: 'n'.repeat(REPORTED_NAME_LONGEST) }, {}],
  [
    'a longer one',
    { collegeName: 'n'.repeat(REPORTED_NAME_LONGEST + 1) },
    { collegeName: 'Use at most 150 characters.' },
  ],
])('VAL-029: %s (CON-046)', (_, different, complaints) =>
  expect(complainAboutReported({ ...reported, ...different }, '2026-11-22')).toEqual(complaints),
);
