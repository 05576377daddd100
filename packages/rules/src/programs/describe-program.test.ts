import fc from 'fast-check';
import { expect, it } from 'vitest';
import { degreeTypes } from '../colleges/degrees.ts';
import { describeProgram } from './describe-program.ts';
import type { DescribedProgram } from './describe-program.ts';

const nursing: DescribedProgram = {
  cip: '51.3801',
  title: 'Registered Nursing/Registered Nurse',
  group: 'Registered Nursing, Nursing Administration, Nursing Research and Clinical Nursing.',
  degrees: ['Bachelor', 'Associate', 'Associate'],
  occupations: ['Registered Nurses', 'Nurse Anesthetists', 'Nurse Midwives', 'Nurse Practitioners'],
};

it('says what the field studies, which awards there are and which work it leads to', () => {
  expect(describeProgram(nursing)).toBe(
    'In this field, students learn to nurse patients and keep people healthy. ' +
      'It is one of the programs in Registered Nursing, Nursing Administration, Nursing Research and Clinical Nursing. ' +
      "Colleges offer it as an associate degree or a bachelor's degree. " +
      'Jobs it can lead to: Registered Nurses; Nurse Anesthetists; Nurse Midwives.',
  );
});

it.each([
  ['nobody offers', { ...nursing, degrees: [] }, 'Colleges offer', false],
  ['leads to no occupation', { ...nursing, occupations: [] }, 'lead to', false],
  ['stands alone in its group', { ...nursing, group: nursing.title }, 'one of the programs', false],
  ['gathers others', { ...nursing, title: 'Nursing, Other' }, 'no title of their own', true],
  ['is of an unknown field', { ...nursing, cip: '99.0101' }, 'the subject that its title names', true],
])('describes a program that %s', (_what, program, words, isSaid) =>
  expect(describeProgram(program).includes(words)).toBe(isSaid),
);

it.each([
  ['01.8001', 'treat them'],
  ['51.1102', 'get ready to study medicine'],
  ['51.0001', 'care for patients'],
  ['01.0000', 'run farms'],
])('says of %s what its own group learns, or else its family', (cip, words) =>
  expect(describeProgram({ ...nursing, cip })).toContain(words),
);

it('names jobs that only gather others where there is nothing else', () => {
  const gathering = 'Managers, All Other';
  expect(describeProgram({ ...nursing, occupations: [gathering, 'Cooks'] })).toMatch(/to: Cooks\.$/);
  expect(describeProgram({ ...nursing, occupations: [gathering] })).toMatch(/to: Managers, All Other\.$/);
});

it('always gives whole sentences', () => {
  fc.assert(
    fc.property(
      fc.record({
        cip: fc.string(),
        title: fc.string(),
        group: fc.constantFrom('', 'Nursing', 'Nursing, General.'),
        degrees: fc.array(fc.constantFrom(...degreeTypes)),
        occupations: fc.array(fc.constantFrom('Cooks', 'Bakers')),
      }),
      (program) => {
        const text = describeProgram(program);
        expect(text).toMatch(/^(In this field, students|Students) .+\.$/);
        expect(text).not.toMatch(/undefined|null| {2}|\.\./);
      },
    ),
  );
});
