import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describePrograms } from './describe-program.ts';
import type { DescribedProgram } from './describe-program.ts';

const high = (element: string) => ({ element, value: 4.5, deviation: 2 });
const nurses = { title: 'Registered Nurses', activities: [high('4.A.4.a.5')], knowledge: [high('2.C.5.a')] };
const cooks = { title: 'Cooks', activities: [high('4.A.3.a.2')], knowledge: [high('2.C.2.b')] };
const others = { title: 'Managers, All Other', activities: [], knowledge: [] };

const nursing: DescribedProgram = { cip: '51.3801', colleges: 900, careers: [nurses] };
const describe = (...programs: DescribedProgram[]) => [...describePrograms(programs).values()];

it('says what the field studies, which work it leads to, and what that work takes', () => {
  expect(describe(nursing)).toEqual([
    'You learn to nurse patients and keep people healthy. It can lead to the work of Registered Nurses. ' +
      'The work takes knowledge of medicine. On the job you help and care for others.',
  ]);
});

it('says of the field what it studies once, of its first program, and the rest of the most offered one', () => {
  const [first, second, third] = describe(
    { ...nursing, colleges: 3 },
    { ...nursing, cip: '51.3802' },
    { ...nursing, cip: '51.3803', colleges: 5 },
  );
  expect(first).toBe('You learn to nurse patients and keep people healthy.');
  expect(second).toMatch(/^It can lead to .+ for others\.$/);
  expect(third).toBe('');
});

it('names three careers and says that there are others, none that only gathers the rest', () => {
  const careers = ['A', 'B', 'C', 'D'].map((title) => ({ ...others, title }));
  expect(describe({ ...nursing, cip: '99.0101', careers: [others, ...careers] })).toEqual([
    'It can lead to the work of A; B; C, and others.',
  ]);
  expect(describe({ ...nursing, cip: '99.0101', careers: [others] })).toEqual(['']);
});

it('names the field where no sentence before says which work is meant', () => {
  const careers = [{ ...nurses, title: 'Nurses, All Other' }];
  expect(describe({ ...nursing, cip: '99.0101', careers })).toEqual([
    'Work in this field takes knowledge of medicine. On the job you help and care for others.',
  ]);
});

it('says of the programs that sell what is true of auctions and fashion as well', () => {
  expect(describe({ cip: '52.1901', colleges: 1, careers: [] })).toEqual([
    'You learn ways to sell or show goods and services, such as clothes, cars or travel.',
  ]);
});

it('names no career alone that does not stand for the others of a program', () => {
  const surgeons = [
    { ...others, title: 'Pediatric Surgeons' },
    { ...others, title: 'Surgeons, All Other' },
  ];
  expect(describe({ ...nursing, cip: '99.0101', careers: surgeons })).toEqual(['']);
  const more = [...surgeons, { ...others, title: 'Cardiologists' }];
  expect(describe({ ...nursing, cip: '99.0101', careers: more })).toEqual([
    'It can lead to the work of Pediatric Surgeons; Cardiologists, and others.',
  ]);
});

it('takes what careers have in common', () => {
  expect(describe({ ...nursing, cip: '99.0101', careers: [nurses, { ...cooks, title: '' }] })[0]).toContain(
    'knowledge of food production and medicine',
  );
});

it('never shares a sentence and always gives whole ones', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          cip: fc.constantFrom('51.3801', '51.3802', '01.0000', '99.0101', '11.0701'),
          colleges: fc.nat(),
          careers: fc.array(fc.constantFrom(nurses, cooks, others)),
        }),
      ),
      (programs) => {
        const distinct = [...new Map(programs.map((program) => [program.cip, program])).values()];
        const texts = describe(...distinct).filter((text) => text !== '');
        const sentences = texts.flatMap((text) => text.split(/(?<=\.) (?!At work)/));
        expect(new Set(sentences).size).toBe(sentences.length);
        for (const text of texts) {
          expect(text).toMatch(/^[A-Z].+\.$/);
          expect(text).not.toMatch(/undefined|null| {2}|\.\.|Students/);
        }
      },
    ),
  );
});
