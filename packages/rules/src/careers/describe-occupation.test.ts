import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOccupation } from './describe-occupation.ts';
import type { DescribedOccupation } from './describe-occupation.ts';
import { entryEducations } from './education.ts';

const nurse: DescribedOccupation = {
  title: 'Registered Nurses',
  code: '29-1141.00',
  entryEducation: 'bachelor',
  jobZone: 3,
  hollandCode: 'SCI',
  skills: ['Social Perceptiveness', 'Active Listening', 'Speaking'],
};
const bare = { entryEducation: null, jobZone: null, hollandCode: null, skills: [] };

it('says what the family does, what it takes to start, which skills count and whom it suits', () => {
  expect(describeOccupation(nurse)).toBe(
    "People in this family of jobs care for patients and watch over their treatment. You usually need a bachelor's degree to start. " +
      'Skills that count: noticing how others feel and listening well. ' +
      'It suits people who like helping and teaching people, and working with order, rules and numbers.',
  );
});

it.each([
  [
    'by its preparation without a usual entry',
    { ...nurse, entryEducation: null },
    'a fair amount of preparation',
  ],
  ['without any of it', { ...nurse, entryEducation: null, jobZone: null }, 'differs from job to job'],
  ['of the armed forces', { ...nurse, ...bare, code: '55-1011.00' }, 'train their own people'],
  ['that gathers others', { ...nurse, title: 'Managers, All Other' }, 'no title of their own'],
  ['of a family that is not known', { ...nurse, code: '99-9999.00' }, 'the work that its title names'],
  [
    'with one interest',
    { ...nurse, hollandCode: 'R' },
    'like working with tools, machines, plants or animals.',
  ],
  ['without a diploma', { ...nurse, entryEducation: 'none' as const }, 'without a diploma'],
])('describes an occupation %s', (_what, occupation, words) =>
  expect(describeOccupation(occupation)).toContain(words),
);

it.each([
  ['29-1131.00', 'find out what is wrong with animals'],
  ['29-1171.00', 'find out what is wrong with patients'],
  ['13-1041.00', 'check that people and companies keep to the rules'],
  ['13-1041.06', 'look into deaths'],
  ['51-6091.00', 'make fibers'],
])('says of %s what its own group does, or else its family', (code, words) =>
  expect(describeOccupation({ ...nurse, code })).toContain(words),
);

it('leaves out what is not known', () => {
  expect(describeOccupation({ ...nurse, ...bare })).toBe(
    'People in this family of jobs care for patients and watch over their treatment. How much schooling it takes differs from job to job.',
  );
});

it('always gives whole sentences', () => {
  fc.assert(
    fc.property(
      fc.record({
        title: fc.string(),
        code: fc.string(),
        entryEducation: fc.option(fc.constantFrom(...entryEducations)),
        jobZone: fc.option(fc.integer()),
        hollandCode: fc.option(fc.string()),
        skills: fc.array(fc.constantFrom('Speaking', 'Writing')),
      }),
      (occupation) => {
        const text = describeOccupation(occupation);
        expect(text).toMatch(/^People in this .+\.$/);
        expect(text).not.toMatch(/undefined|null| {2}/);
      },
    ),
  );
});
