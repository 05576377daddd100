import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedBecause, daysOfThisYear, dueOf } from './dates.ts';
import { applicationKinds, definitionIdOf, kindsOf, readDefinitionId } from './kinds.ts';
import { scoreOf } from './score.ts';
import { canInvite, taskKeys, tasksOf, uploadCompletes } from './tasks.ts';

const nothingKnown = { testScores: null, recommendations: null, essay: null };
const keys = (...args: Parameters<typeof tasksOf>) => tasksOf(...args).map(({ key }) => key);

describe('definitions', () => {
  it('are first-year and transfer, and a single one at a community college', () => {
    expect(kindsOf('UNC')).toEqual(['first-year', 'transfer']);
    expect(kindsOf('Independent')).toEqual(['first-year', 'transfer']);
    expect(kindsOf('CommunityCollege')).toEqual(['single']);
  });

  it('have an id that tells college and kind', () => {
    for (const kind of applicationKinds)
      expect(readDefinitionId(definitionIdOf(199120, kind))).toEqual({ collegeId: 199120, kind });
    expect(readDefinitionId(1991200)).toBeUndefined();
    expect(readDefinitionId(1991209)).toBeUndefined();
  });
});

describe('tasks', () => {
  it('are what the college reports that it asks for', () => {
    expect(tasksOf('first-year', { testScores: 5, recommendations: 1, essay: 3 }, 75)).toEqual([
      { key: 'form', isOptional: false },
      { key: 'residency', isOptional: false },
      { key: 'transcript', isOptional: false },
      { key: 'test-scores', isOptional: true },
      { key: 'recommendation', isOptional: false },
      { key: 'fee', isOptional: false },
      { key: 'fafsa', isOptional: false },
    ]);
  });

  it('are not made up where nothing was reported, nor for transfer students', () => {
    const few = ['form', 'residency', 'transcript', 'fafsa'];
    expect(keys('first-year', nothingKnown, null)).toEqual(few);
    expect(keys('single', { testScores: 1, recommendations: 1, essay: 1 }, 0)).toEqual(few);
    expect(keys('transfer', { testScores: 1, recommendations: 1, essay: 1 }, null)).toEqual(few);
  });

  it('are done by an upload, or by somebody else, where that is their nature (ST-091) (ST-092)', () => {
    expect(taskKeys.filter(uploadCompletes)).toEqual(['essay']);
    expect(taskKeys.filter(canInvite)).toEqual(['recommendation']);
    expect(uploadCompletes(null)).toBe(false);
    expect(canInvite(null)).toBe(true);
  });
});

const done = { completed: true };
const open = { completed: false };

describe('the score (GAP-044, GAP-045, ST-097, ST-098, ST-099, ST-100, ST-101)', () => {
  it.each([
    ['nothing', { completed: false, tasks: [], transcripts: [] }, 0, 0, 0],
    ['tasks of tasks', { completed: false, tasks: [done, open, open], transcripts: [] }, 1, 3, 33],
    ['a transcript', { completed: false, tasks: [done, open], transcripts: ['Pending'] }, 2, 2, 100],
    ['a failed one', { completed: false, tasks: [done, open], transcripts: ['Failed'] }, 1, 2, 50],
    ['sent, all open', { completed: true, tasks: [open, open], transcripts: [] }, 1, 2, 50],
    ['sent, all done', { completed: true, tasks: [done, done, done], transcripts: ['Sent'] }, 2, 2, 100],
  ])('of %s', (_, given, points, outOf, percent) => {
    expect(scoreOf(given)).toMatchObject({ points, outOf, percent });
  });

  it('is never more than all of it', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(fc.record({ completed: fc.boolean() })),
        fc.array(fc.constantFrom('Pending', 'Sent', 'Failed', 'Canceled')),
        (completed, tasks, transcripts) => {
          const { points, outOf, percent } = scoreOf({ completed, tasks, transcripts });
          expect(points).toBeLessThanOrEqual(outOf);
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});

describe('dates', () => {
  const none = { opensOn: null, earlyOn: null, closesOn: null };

  it('of an earlier year of applying are not this year’s', () => {
    const stated = { opensOn: null, earlyOn: '2025-10-15', closesOn: '2026-01-15' };
    expect(daysOfThisYear(stated, '2026-07-31')).toEqual(stated);
    expect(daysOfThisYear(stated, '2026-08-01')).toEqual(none);
    expect(daysOfThisYear({ ...none, closesOn: '2027-01-15' }, '2026-11-23').closesOn).toBe('2027-01-15');
  });

  it.each([
    [null, null, null],
    [null, '2027-01-15', { on: '2027-01-15', whose: 'college' }],
    ['2026-12-01', null, { on: '2026-12-01', whose: 'student' }],
    ['2026-12-01', '2027-01-15', { on: '2026-12-01', whose: 'student' }],
    // A date that is too late hides no closing day.
    ['2027-02-01', '2027-01-15', { on: '2027-01-15', whose: 'college' }],
    ['2027-01-15', '2027-01-15', { on: '2027-01-15', whose: 'college' }],
  ] as const)('of a student who set %s, at a college that closes on %s: %j', (own, closesOn, due) => {
    expect(dueOf(own, { ...none, closesOn })).toEqual(due);
  });

  it.each([
    [false, none, 'college-closed'],
    [true, none, null],
    [true, { ...none, closesOn: '2026-11-23' }, null],
    [true, { ...none, closesOn: '2026-11-22' }, 'date-passed'],
    [true, { ...none, opensOn: '2026-11-24' }, 'not-open-yet'],
    [true, { ...none, opensOn: '2026-11-23' }, null],
  ])('close an application for a reason: open %s, %j', (isOpen, days, reason) => {
    expect(closedBecause(isOpen, days, '2026-11-23')).toBe(reason);
  });
});
