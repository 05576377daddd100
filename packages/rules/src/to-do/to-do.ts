import { type TaskKey, taskKeys } from '../applications/tasks.ts';
import type { CalendarDay } from '../profile/calendar-day.ts';

/** What can wait for somebody. Tasks of an application go by their own keys. */
export const toDoKinds = [
  ...taskKeys,
  'own-task',
  'send-application',
  'choose-college',
  'redirection-pool',
  'transfer-assurance',
  'aid-forms',
  'fafsa-for-all',
  'direct-admission',
  'career-plan',
  'final-statement',
  'transition-plan',
] as const;
export type ToDoKind = (typeof toDoKinds)[number];

/** One thing to do, or done. */
export interface ToDo {
  /** The same for the same thing. */
  readonly key: string;
  readonly kind: ToDoKind;
  /** The day it is due, or was done; null where there is none. */
  readonly on: CalendarDay | null;
  /** Who set that day; null where there is none. */
  readonly whose: 'college' | 'student' | 'pool' | null;
  /** The application it belongs to, with the name of its college; null where it belongs to none. */
  readonly application: { readonly id: number; readonly college: string } | null;
  /** What the student called a task of their own; null for all others. */
  readonly title: string | null;
}

/** An application as far as it tells what to do. */
export interface ToDoApplication {
  readonly id: number;
  readonly college: string;
  /** The day it was sent; undefined while it is not. */
  readonly sentOn: CalendarDay | undefined;
  readonly due: { readonly on: CalendarDay; readonly whose: 'college' | 'student' } | null;
  readonly tasks: readonly {
    readonly id: number;
    readonly key: TaskKey | null;
    readonly title: string | null;
    readonly isOptional: boolean;
    readonly dueOn: CalendarDay | null;
    readonly doneOn: CalendarDay | undefined;
    /** Somebody else was asked and has not answered. */
    readonly waitsForOther: boolean;
  }[];
}

/** What is known of a student. */
export interface ToDoFacts {
  readonly today: CalendarDay;
  readonly applications: readonly ToDoApplication[];
  /** School year; null for whoever is not at school, or has not said. */
  readonly grade: number | null;
  readonly planSavedOn: CalendarDay | undefined;
  /** The career development plan: whether the law asks for one now, and the day of the last version that is complete. */
  readonly careerPlan: { readonly isAsked: boolean; readonly completeOn: CalendarDay | undefined };
  readonly statements: {
    readonly draftOn: CalendarDay | undefined;
    readonly finalOn: CalendarDay | undefined;
  };
  /** Whether the student has looked for direct admission. */
  readonly hasLooked: boolean;
  /** Of the marks at saved colleges (CON-075). */
  readonly isAdmitted: boolean;
  /** `public` where one of those colleges is a public university of the state. */
  readonly turnedDownBy: 'nobody' | 'private' | 'public';
  /** Whether a college that was applied to has no aid forms yet. */
  readonly lacksAidForms: boolean;
  /** Whether a college is saved, and whether the forms for aid are marked as sent at one. */
  readonly savedColleges: { readonly any: boolean; readonly withAidForms: boolean };
  /** The forms by which colleges find somebody, of this entry year. */
  readonly pools: {
    /** The last day of the redirection pool; undefined while it is closed. */
    readonly closesOn: CalendarDay | undefined;
    readonly redirectionOn: CalendarDay | undefined;
    readonly assuranceOn: CalendarDay | undefined;
  };
  /** Whether the student has said where they plan to go. */
  readonly hasChosen: boolean;
}

/** For how many days what is done still shows. */
export const DONE_DAYS = 14;

const FIRST_GRADE_OF_PLANS = 8;
const SENIOR = 12;
const DAY_MILLISECONDS = 86_400_000;
/** The form of the next college year is open in these months: by law from October 1 on, until school is over. */
const MONTHS_OF_THE_FAFSA: ReadonlySet<number> = new Set([10, 11, 12, 1, 2, 3, 4, 5, 6]);

/**
 * What to do now, over all features: what has a day first, the earliest before the others; then what has none, in the order
 * in which it helps. Of an application that is not sent: each task with a day of its own, and the next of the others.
 */
export function toDoOf(facts: ToDoFacts): ToDo[] {
  const { grade, planSavedOn, statements, hasLooked, isAdmitted, hasChosen, turnedDownBy, pools } = facts;
  const isWithoutPlace = turnedDownBy !== 'nobody' && !isAdmitted && !hasChosen;
  const simple = (kind: ToDoKind): ToDo => ({
    key: kind,
    kind,
    on: null,
    whose: null,
    application: null,
    title: null,
  });
  const ofApplications = facts.applications.filter(({ sentOn }) => sentOn === undefined).flatMap(openOf);
  const all = [
    ...(isAdmitted && !hasChosen ? [simple('choose-college')] : []),
    ...(isWithoutPlace && pools.closesOn && !pools.redirectionOn
      ? [{ ...simple('redirection-pool'), on: pools.closesOn, whose: 'pool' as const }]
      : []),
    ...(isWithoutPlace && turnedDownBy === 'public' && !pools.assuranceOn
      ? [simple('transfer-assurance')]
      : []),
    ...(facts.lacksAidForms
      ? [simple('aid-forms')]
      : fafsaOf(facts, ofApplications, simple('fafsa-for-all'))),
    ...(grade === SENIOR && !hasLooked ? [simple('direct-admission')] : []),
    ...(facts.careerPlan.isAsked ? [simple('career-plan')] : []),
    ...ofApplications,
    ...(statements.draftOn && !statements.finalOn ? [simple('final-statement')] : []),
    ...(grade !== null && grade >= FIRST_GRADE_OF_PLANS && !planSavedOn ? [simple('transition-plan')] : []),
  ];
  return all.toSorted(byDay);
}

/** What was done in the last `DONE_DAYS` days, the latest first. */
export function doneOf({
  today,
  applications,
  planSavedOn,
  careerPlan,
  statements,
  pools,
}: ToDoFacts): ToDo[] {
  const done = (kind: ToDoKind, on: CalendarDay | undefined): ToDo[] =>
    on === undefined ? [] : [{ key: kind, kind, on, whose: null, application: null, title: null }];
  const all: ToDo[] = [
    ...applications.flatMap((application) => [
      ...(application.sentOn ? [sending(application, application.sentOn, null)] : []),
      ...application.tasks.flatMap((task) =>
        task.doneOn ? [doing(application, task, task.doneOn, null)] : [],
      ),
    ]),
    ...done('transition-plan', planSavedOn),
    ...done('career-plan', careerPlan.isAsked ? undefined : careerPlan.completeOn),
    ...done('redirection-pool', pools.redirectionOn),
    ...done('transfer-assurance', pools.assuranceOn),
    ...done('final-statement', statements.finalOn),
  ];
  return all
    .filter(({ on }) => on !== null && daysBetween(on, today) < DONE_DAYS)
    .toSorted((a, b) => byDay(b, a));
}

/**
 * The FAFSA of a senior who has a college in mind. It is one form for all colleges and some aid is given to who asks early,
 * so it waits neither behind the other tasks of an application nor for one that is sent.
 */
function fafsaOf(facts: ToDoFacts, listed: readonly ToDo[], alone: ToDo): ToDo[] {
  const { today, grade, applications, savedColleges } = facts;
  const isOpen = MONTHS_OF_THE_FAFSA.has(Number(today.slice(5, 7)));
  if (grade !== SENIOR || !isOpen || listed.some(({ kind }) => kind === 'fafsa')) return [];
  const asked = applications.flatMap((application) =>
    application.tasks.filter(({ key }) => key === 'fafsa').map((task) => ({ application, task })),
  );
  if (savedColleges.withAidForms || asked.some(({ task }) => task.doneOn !== undefined)) return [];
  const [first] = asked;
  if (first) return [doing(first.application, first.task, null, null)];
  return savedColleges.any ? [alone] : [];
}

function openOf(application: ToDoApplication): ToDo[] {
  const { due, tasks } = application;
  const open = tasks.filter(({ doneOn, waitsForOther }) => doneOn === undefined && !waitsForOther);
  const dated = open.filter(({ dueOn }) => dueOn !== null);
  const next = open.find(({ dueOn, isOptional }) => dueOn === null && !isOptional);
  const whole = [due?.on ?? null, due?.whose ?? null] as const;
  const rest = tasks.filter(({ doneOn, isOptional }) => doneOn === undefined && !isOptional);
  return [
    ...dated.map((task) => doing(application, task, task.dueOn, 'student')),
    ...(next ? [doing(application, next, ...whole)] : []),
    ...(rest.length === 0 ? [sending(application, ...whole)] : []),
  ];
}

function doing(
  { id: applicationId, college }: ToDoApplication,
  { id, key, title }: ToDoApplication['tasks'][number],
  on: CalendarDay | null,
  whose: ToDo['whose'],
): ToDo {
  return {
    key: `task-${id}`,
    kind: key ?? 'own-task',
    on,
    whose,
    application: { id: applicationId, college },
    title,
  };
}

function sending({ id, college }: ToDoApplication, on: CalendarDay | null, whose: ToDo['whose']): ToDo {
  return {
    key: `application-${id}`,
    kind: 'send-application',
    on,
    whose,
    application: { id, college },
    title: null,
  };
}

/** Earliest first, what has no day last; otherwise as it came. */
function byDay({ on: a }: ToDo, { on: b }: ToDo): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : Number(a > b);
}

function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS);
}
