import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOccupation } from './describe-occupation.ts';
import type { DescribedOccupation } from './describe-occupation.ts';
import { entryEducations } from './education.ts';

const high = (element: string, deviation = 2, value = 4.5) => ({ element, value, deviation });

const nurse: DescribedOccupation = {
  title: 'Registered Nurses',
  code: '29-1141.00',
  entryEducation: 'bachelor',
  activities: [high('4.A.4.a.5', 3), high('4.A.3.b.6', 2), high('4.A.3.a.4', -1)],
  context: [high('4.C.1.b.1.e', 1.5), high('4.C.2.d.1.a', -1, 1.8)],
  knowledge: [high('2.C.5.a', 3), high('2.C.4.d', 1)],
  values: [high('1.B.2.d', 1.5, 6), high('1.B.2.c', 2, 4.9)],
  tools: ['Laser facsimile machines', 'Mechanical stethoscopes', 'Automated external defibrillators AED'],
  programs: ['Epic'],
};
const bare = { activities: [], context: [], knowledge: [], values: [], tools: [], programs: [] };

it('says what one does, with whom, with what, and what one knows', () => {
  expect(describeOccupation(nurse)).toBe(
    'You care for patients and watch over their treatment. In this work you help and care for others and write down or record what happens. ' +
      'You work closely with a team. You may use mechanical stethoscopes and automated external defibrillators, and computer programs such as Epic. ' +
      'You need to know about medicine and biology. It can suit people who want to help others. ' +
      "You usually need a bachelor's degree to start.",
  );
});

it.each([
  ['does little of', { ...nurse, activities: [high('4.A.4.c.2', 2, 3)] }, 'hire people'],
  ['does like most others', { ...nurse, activities: [high('4.A.4.c.2', 0.5)] }, 'hire people'],
  ['knows like most others', { ...nurse, knowledge: [high('2.C.7.a', 0.5)] }, 'know about'],
  ['fulfils like most others', { ...nurse, values: [high('1.B.2.d', 0.5, 6)] }, 'suit people'],
  ['fulfils no more than half', { ...nurse, values: [high('1.B.2.d', 2, 4.9)] }, 'suit people'],
  ['meets like most others', { ...nurse, context: [high('4.C.1.b.1.e', 0.5)] }, 'team'],
])('does not say what an occupation %s', (_what, occupation, words) =>
  expect(describeOccupation(occupation)).not.toContain(words),
);

it('says that one works mostly alone where there is little contact, and not where there is much', () => {
  const contact = (value: number, deviation: number) =>
    describeOccupation({ ...nurse, context: [high('4.C.1.a.4', deviation, value)] });
  expect(contact(2.8, -2)).toContain('You work mostly on your own.');
  expect(contact(4.9, 2)).not.toContain('on your own');
});

it.each([
  [
    'with its activities where its group has no words of its own',
    '51-4041.00',
    'You help and care for others and',
  ],
  ['with what its group does', '13-1041.06', 'You look into deaths'],
  ['with what tells it from its neighbor', '29-1212.00', 'You find out what is wrong with hearts'],
  ['with what tells it from its neighbor', '29-1214.00', 'You treat people who need a doctor at once.'],
  ['work that is another than its group’s', '45-4023.00', 'You measure logs and judge how good they are.'],
])('begins %s', (_what, code, words) => expect(describeOccupation({ ...nurse, code })).toContain(words));

it('says of a title that gathers others no more than that', () => {
  expect(describeOccupation({ ...nurse, ...bare, title: 'Managers, All Other' })).toBe(
    "This title stands for jobs that have no title of their own. You usually need a bachelor's degree to start.",
  );
});

it('says nothing where there are no facts', () => {
  expect(describeOccupation({ ...nurse, ...bare, code: '51-4041.00' })).toBe('');
  expect(describeOccupation({ ...nurse, ...bare, code: '55-1011.00', entryEducation: null })).toBe('');
});

it('always gives whole sentences', () => {
  const measures = fc.array(
    fc.record({
      element: fc.constantFrom('4.A.1.a.1', '4.A.3.a.3', '4.C.2.d.1.a', '2.C.4.a', 'x'),
      value: fc.double({ min: 1, max: 5, noNaN: true }),
      deviation: fc.double({ min: -4, max: 4, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(
      fc.record({
        title: fc.string(),
        code: fc.string(),
        entryEducation: fc.option(fc.constantFrom(...entryEducations)),
        activities: measures,
        context: measures,
        values: measures,
        knowledge: measures,
        tools: fc.array(fc.constantFrom('Scanners', 'Power drills', 'pH meters')),
        programs: fc.array(fc.constantFrom('Python', 'SQL')),
      }),
      (occupation) => {
        const text = describeOccupation(occupation);
        expect(text).toMatch(/^$|^[A-Z].+\.$/);
        expect(text).not.toMatch(/undefined|null| {2}|family of jobs/);
      },
    ),
  );
});
