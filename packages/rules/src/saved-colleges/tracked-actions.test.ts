import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  complainAboutActions,
  contradictionOf,
  nameOfAction,
  nextForCollege,
  type TrackedActionId,
  type TrackedActionKey,
  trackedActions,
} from './tracked-actions.ts';

const done = (...keys: TrackedActionKey[]) =>
  trackedActions.filter(({ key }) => keys.includes(key)).map(({ id }) => ({ id, doneOn: null }));

it('has the eight actions of the specification by their ids (CON-075)', () => {
  expect(trackedActions.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 Visited the Campus',
    '2 Financial Aid Forms Submitted',
    '3 Not Admitted',
    '4 Attended an Application Interview',
    '5 Admitted',
    '6 Intend to Enroll',
    '7 Application Submitted',
    '8 Wait-listed',
  ]);
  expect(nameOfAction(4)).toBe('Attended an Application Interview');
  expect(nameOfAction(9)).toBe('');
});

it.each([
  ['nothing', [], undefined],
  ['a day that is today', [{ id: 1, doneOn: '2026-11-22' }], undefined],
  ['no day', [{ id: 1, doneOn: null }], undefined],
  ['the first day', [{ id: 1, doneOn: '1899-01-01' }], undefined],
  ['a day before it', [{ id: 1, doneOn: '1898-12-31' }], 'Enter a date in 1899 or later'],
  ['tomorrow', [{ id: 1, doneOn: '2026-11-23' }], 'Enter a date that is not in the future'],
  ['no day of the calendar', [{ id: 1, doneOn: '2026-02-30' }], 'Enter a date that exists'],
  [
    'one twice',
    [
      { id: 1, doneOn: null },
      { id: 1, doneOn: '2026-11-22' },
    ],
    'Name each action once.',
  ],
] as [string, { id: TrackedActionId; doneOn: string | null }[], string | undefined][])(
  'actions with %s',
  (_, actions, complaint) => expect(complainAboutActions(actions, '2026-11-22')).toBe(complaint),
);

it.each([
  [['admitted', 'notAdmitted', 'applied'], 'admittedAndNot'],
  [['intend', 'notAdmitted', 'applied'], 'goingThoughNotAdmitted'],
  [['admitted'], 'answerWithoutApplication'],
  [['waitListed'], 'answerWithoutApplication'],
  [['applied', 'admitted', 'intend'], null],
  [['applied', 'waitListed', 'admitted'], null],
  [['visited'], null],
  [[], null],
] as [TrackedActionKey[], string | null][])('notices of %j: %s', (keys, noticed) =>
  expect(contradictionOf(done(...keys))).toBe(noticed),
);

it.each([
  [[], 'visit'],
  [['visited'], 'apply'],
  [['interview'], 'visit'],
  [['applied'], 'aidForms'],
  [['applied', 'aidForms'], 'waitForAnswer'],
  [['applied', 'aidForms', 'waitListed'], 'waitForAnswer'],
  [['applied', 'admitted'], 'aidForms'],
  [['applied', 'admitted', 'aidForms'], 'decide'],
  [['applied', 'notAdmitted'], null],
  [['applied', 'admitted', 'aidForms', 'intend'], null],
] as [TrackedActionKey[], string | null][])('after %j comes %s', (keys, next) =>
  expect(nextForCollege(done(...keys))).toBe(next),
);

it('never asks for what is done, in whatever order it was marked', () => {
  const asksFor: Readonly<Record<string, TrackedActionKey>> = {
    visit: 'visited',
    apply: 'applied',
    aidForms: 'aidForms',
    decide: 'intend',
  };
  fc.assert(
    fc.property(fc.shuffledSubarray(trackedActions.map(({ key }) => key)), (keys) => {
      const marked = keys.flatMap((key) => done(key));
      const next = nextForCollege(marked) ?? '';
      return (
        next === (nextForCollege(marked.toReversed()) ?? '') && !keys.some((key) => key === asksFor[next])
      );
    }),
  );
});
