import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DONE_DAYS, doneOf, type ToDoApplication, type ToDoFacts, toDoOf } from './to-do.ts';

const nothing: ToDoFacts = {
  today: '2026-11-23',
  applications: [],
  grade: null,
  planSavedOn: undefined,
  careerPlan: { isAsked: false, completeOn: undefined },
  statements: { draftOn: undefined, finalOn: undefined },
  hasLooked: false,
  isAdmitted: false,
  turnedDownBy: 'nobody',
  lacksAidForms: false,
  savedColleges: { any: false, withAidForms: false },
  pools: { closesOn: undefined, redirectionOn: undefined, assuranceOn: undefined },
  hasChosen: false,
};
type Task = ToDoApplication['tasks'][number];
const task = (id: number, different: Partial<Task> = {}): Task => ({
  id,
  key: 'form',
  title: null,
  isOptional: false,
  dueOn: null,
  doneOn: undefined,
  waitsForOther: false,
  ...different,
});
const application = (
  id: number,
  tasks: Task[],
  different: Partial<ToDoApplication> = {},
): ToDoApplication => ({
  id,
  college: `College ${id}`,
  sentOn: undefined,
  due: null,
  tasks,
  ...different,
});
const open = { closesOn: '2026-09-30', redirectionOn: undefined, assuranceOn: undefined };
const aidForm = (different: Partial<Task> = {}) => task(9, { key: 'fafsa', ...different });
const sent = { sentOn: '2026-11-01' };
const senior = { grade: 12, hasLooked: true, planSavedOn: '2026-01-01' };
const none = { any: false, withAidForms: false };
const some = { any: true, withAidForms: false };
const keys = (facts: Partial<ToDoFacts>) => toDoOf({ ...nothing, ...facts }).map(({ key }) => key);

test.each<[string, Partial<ToDoFacts>, string[]]>([
  ['nobody knows anything', {}, []],
  ['a parent has no plan of their own to make', { grade: null }, []],
  ['grade 7', { grade: 7 }, []],
  ['a plan that the law asks for', { careerPlan: { isAsked: true, completeOn: undefined } }, ['career-plan']],
  ['grade 8', { grade: 8 }, ['transition-plan']],
  ['grade 11 with a plan', { grade: 11, planSavedOn: '2026-01-01' }, []],
  ['a senior', { grade: 12 }, ['direct-admission', 'transition-plan']],
  ['a senior who has looked', { grade: 12, hasLooked: true }, ['transition-plan']],
  ['a draft', { statements: { draftOn: '2026-11-01', finalOn: undefined } }, ['final-statement']],
  ['a draft and a final one', { statements: { draftOn: '2026-11-01', finalOn: '2026-11-02' } }, []],
  ['admitted', { isAdmitted: true }, ['choose-college']],
  ['admitted and chosen', { isAdmitted: true, hasChosen: true }, []],
  ['turned down while the pool is closed', { turnedDownBy: 'private' }, []],
  ['turned down while the pool is open', { turnedDownBy: 'private', pools: open }, ['redirection-pool']],
  [
    'turned down by a public university',
    { turnedDownBy: 'public', pools: open },
    ['redirection-pool', 'transfer-assurance'],
  ],
  ['turned down, and a place elsewhere', { turnedDownBy: 'public', hasChosen: true, pools: open }, []],
  [
    'turned down, and admitted elsewhere',
    { turnedDownBy: 'public', isAdmitted: true, pools: open },
    ['choose-college'],
  ],
  [
    'turned down, and in both pools',
    {
      turnedDownBy: 'public',
      pools: { closesOn: '2026-09-30', redirectionOn: '2026-05-01', assuranceOn: '2026-05-02' },
    },
    [],
  ],
  ['an application without aid forms', { lacksAidForms: true }, ['aid-forms']],
  ['a senior without a college asks for no aid yet', { ...senior, savedColleges: none }, []],
  ['a senior with a saved college, in the fall', { ...senior, savedColleges: some }, ['fafsa-for-all']],
  [
    'on the day by which it opens',
    { ...senior, savedColleges: some, today: '2026-10-01' },
    ['fafsa-for-all'],
  ],
  ['the day before', { ...senior, savedColleges: some, today: '2026-09-30' }, []],
  ['when school is over', { ...senior, savedColleges: some, today: '2027-07-01' }, []],
  ['in grade 11', { ...senior, grade: 11, savedColleges: some }, []],
  ['with forms for aid marked', { ...senior, savedColleges: { any: true, withAidForms: true } }, []],
  ['with forms for aid missing', { ...senior, savedColleges: some, lacksAidForms: true }, ['aid-forms']],
  [
    'the FAFSA of a senior beside the next task',
    { ...senior, savedColleges: some, applications: [application(1, [task(1), aidForm()])] },
    ['task-9', 'task-1'],
  ],
  [
    'of somebody else the next task alone',
    { applications: [application(1, [task(1), aidForm()])] },
    ['task-1'],
  ],
  ['where it is the next task, once', { ...senior, applications: [application(1, [aidForm()])] }, ['task-9']],
  [
    'of an application that is sent',
    { ...senior, applications: [application(1, [aidForm()], sent)] },
    ['task-9'],
  ],
  [
    'done for one application, it is done for all',
    {
      ...senior,
      savedColleges: some,
      applications: [
        application(1, [aidForm({ doneOn: '2026-11-01' })], sent),
        application(2, [task(1), task(8, { key: 'fafsa' })]),
      ],
    },
    ['task-1'],
  ],
  [
    'the next task alone',
    { applications: [application(1, [task(1, { doneOn: '2026-01-01' }), task(2), task(3)])] },
    ['task-2'],
  ],
  [
    'optional tasks are not asked for',
    { applications: [application(1, [task(1, { isOptional: true })])] },
    ['application-1'],
  ],
  [
    'all done: send it',
    { applications: [application(1, [task(1, { doneOn: '2026-01-01' })])] },
    ['application-1'],
  ],
  ['sent: nothing more', { applications: [application(1, [task(1)], { sentOn: '2026-11-01' })] }, []],
  [
    'somebody else was asked: the one after',
    { applications: [application(1, [task(1, { waitsForOther: true }), task(2)])] },
    ['task-2'],
  ],
  [
    'only somebody else has to answer',
    { applications: [application(1, [task(1, { waitsForOther: true })])] },
    [],
  ],
])('%s', (_, facts, expected) => expect(keys(facts)).toEqual(expected));

describe('days', () => {
  it('of the college hold for the next task, those of the student for their own', () => {
    const due = { on: '2027-01-15', whose: 'college' } as const;
    const [first, second] = toDoOf({
      ...nothing,
      applications: [application(1, [task(1), task(2, { dueOn: '2026-12-01', key: 'essay' })], { due })],
    });
    expect(first).toMatchObject({ key: 'task-2', kind: 'essay', on: '2026-12-01', whose: 'student' });
    expect(second).toMatchObject({
      key: 'task-1',
      on: '2027-01-15',
      whose: 'college',
      application: { id: 1, college: 'College 1' },
    });
  });

  it('come in their order, and what has none last', () => {
    const day = fc.option(
      fc.integer({ min: 1, max: 28 }).map((d) => `2026-12-${String(d).padStart(2, '0')}`),
    );
    fc.assert(
      fc.property(fc.array(day), (days) => {
        const applications = days.map((dueOn, id) => application(id, [task(id, { dueOn })]));
        const found = toDoOf({ ...nothing, applications }).map(({ on }) => on ?? '9999');
        expect(found).toHaveLength(days.length);
        expect(found).toEqual(found.toSorted());
      }),
    );
  });
});

describe('what is done', () => {
  it('shows for two weeks, the latest first', () => {
    const tasks = [
      task(1, { doneOn: '2026-11-10' }),
      task(2, { doneOn: '2026-11-09' }),
      task(3, { doneOn: '2026-11-23' }),
    ];
    const facts = {
      ...nothing,
      applications: [application(1, tasks, { sentOn: '2026-11-20' })],
      planSavedOn: '2026-11-15',
      statements: { draftOn: '2026-11-01', finalOn: '2026-11-16' },
    };
    expect(doneOf(facts).map(({ key }) => key)).toEqual([
      'task-3',
      'application-1',
      'final-statement',
      'transition-plan',
      'task-1',
    ]);
    expect(DONE_DAYS).toBe(14);
  });
});

test('the day of the redirection pool is the last on which it is open; what was sent is done', () => {
  const [form] = toDoOf({ ...nothing, turnedDownBy: 'private', pools: open });
  expect(form).toMatchObject({ kind: 'redirection-pool', on: '2026-09-30', whose: 'pool' });
  const sent = { closesOn: undefined, redirectionOn: '2026-11-20', assuranceOn: '2026-11-21' };
  expect(doneOf({ ...nothing, pools: sent }).map(({ kind, on }) => [kind, on])).toEqual([
    ['transfer-assurance', '2026-11-21'],
    ['redirection-pool', '2026-11-20'],
  ]);
});
