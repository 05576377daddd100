import type { ApplicationKind } from './kinds.ts';

/** What a college may ask for. */
export const taskKeys = [
  'form',
  'residency',
  'transcript',
  'test-scores',
  'recommendation',
  'essay',
  'fee',
  'fafsa',
] as const;
export type TaskKey = (typeof taskKeys)[number];

/** What each task is called: what the student does. */
export const taskTitles: Readonly<Record<TaskKey, string>> = {
  form: /*i18n*/ 'Fill in the application',
  residency: /*i18n*/ 'Get your residency number',
  transcript: /*i18n*/ 'Send your transcript',
  'test-scores': /*i18n*/ 'Send your test scores',
  recommendation: /*i18n*/ 'Ask for a recommendation',
  essay: /*i18n*/ 'Write your essay',
  fee: /*i18n*/ 'Pay the fee or ask for a waiver',
  fafsa: /*i18n*/ 'Fill in the FAFSA',
};

/** A file that is added marks these done (ST-091); at others it is only kept. */
const doneByUpload: ReadonlySet<TaskKey> = new Set(['essay']);
/** Somebody else does these: they are asked by mail (ST-092). */
const doneByOthers: ReadonlySet<TaskKey> = new Set(['recommendation']);

/** IPEDS: what a college does with a part of the application. 1 requires it, 5 looks at it if it is sent, 3 does not look. */
export type Considered = {
  readonly testScores: number | null;
  readonly recommendations: number | null;
  readonly essay: number | null;
};

export type DefinedTask = {
  readonly key: TaskKey;
  /** The college looks at it and does not ask for it. */
  readonly isOptional: boolean;
};

/**
 * What an application needs, in the order in which it is done. What a college asks of first-year students is from its
 * federal report; it says nothing of transfer students, and a community college asks nobody for it. A fee is a task
 * where there is one.
 * @param fee whole dollars; null where it is not known
 */
export function tasksOf(kind: ApplicationKind, considers: Considered, fee: number | null): DefinedTask[] {
  const asked = (key: TaskKey, code: number | null): DefinedTask[] =>
    kind === 'first-year' && (code === 1 || code === 5) ? [{ key, isOptional: code === 5 }] : [];
  const always = (key: TaskKey): DefinedTask => ({ key, isOptional: false });
  return [
    always('form'),
    always('residency'),
    always('transcript'),
    ...asked('test-scores', considers.testScores),
    ...asked('recommendation', considers.recommendations),
    ...asked('essay', considers.essay),
    ...(fee !== null && fee > 0 ? [always('fee')] : []),
    always('fafsa'),
  ];
}

/** Whether adding a file marks a task done (`uploadCompletesTask`, ST-091). A student's own task is the student's to mark. */
export function uploadCompletes(key: TaskKey | null): boolean {
  return key !== null && doneByUpload.has(key);
}

/** Whether the letter of somebody who was asked is for the college, and not for the student alone. */
export function letterGoesToCollege(key: TaskKey | null): boolean {
  return key !== null && doneByOthers.has(key);
}

/** Whether somebody can be asked to do a task (MOD-003). */
export function canInvite(key: TaskKey | null): boolean {
  return key === null || doneByOthers.has(key);
}
