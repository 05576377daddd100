import { expect, it } from 'vitest';
import {
  COLLEGE_NAME_LONGEST,
  complainAboutIntent,
  ENROLL_REASONS,
  nameOfReason,
  REASON_NOTES_LIMIT,
} from './intent.ts';

const intent = { collegeName: 'Elon University', reasons: [1, 16], reasonNotes: '' };

it('has the sixteen reasons of the specification in their order (CON-076)', () => {
  expect(ENROLL_REASONS.map(({ name }) => name.toLowerCase()).join('; ')).toBe(
    'close to home; good financial aid; always my plan; far from home; friends; no aid from first choice; can afford; campus; admission requirements; offers program; right size; location; grads get jobs; academic reputation; athletics; family attended',
  );
  expect(ENROLL_REASONS.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  expect(nameOfReason(17)).toBe('');
});

it.each([
  ['nothing wrong', {}, {}],
  ['no reason at all', { reasons: [] }, {}],
  ['a page of notes', { reasonNotes: ` ${'n'.repeat(REASON_NOTES_LIMIT)} ` }, {}],
  ['no college', { collegeName: '  ' }, { collegeName: 'Name the college.' }],
  ['a name as long as names are', { collegeName: 'n'.repeat(COLLEGE_NAME_LONGEST) }, {}],
  [
    'a longer one',
    { collegeName: 'n'.repeat(COLLEGE_NAME_LONGEST + 1) },
    { collegeName: 'Use at most 150 characters.' },
  ],
  ['a reason twice', { reasons: [3, 3] }, { reasons: 'Name each reason once.' }],
  ['a reason that is none', { reasons: [0] }, { reasons: 'Use the ids of reasons, from 1 to 16.' }],
  [
    'more than a page',
    { reasonNotes: 'n'.repeat(REASON_NOTES_LIMIT + 1) },
    { reasonNotes: 'Use at most 2000 characters.' },
  ],
])('%s', (_, different, complaints) =>
  expect(complainAboutIntent({ ...intent, ...different })).toEqual(complaints),
);
