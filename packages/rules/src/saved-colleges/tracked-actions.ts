import { EARLIEST_DAY, isCalendarDay, type CalendarDay } from '../profile/calendar-day.ts';

/** What a student notes of a saved college (CON-075), by the ids and the names that the specification gives. */
export const trackedActions = [
  { id: 1, key: 'visited', name: /*i18n*/ 'Visited the Campus' },
  { id: 2, key: 'aidForms', name: /*i18n*/ 'Financial Aid Forms Submitted' },
  { id: 3, key: 'notAdmitted', name: /*i18n*/ 'Not Admitted' },
  { id: 4, key: 'interview', name: /*i18n*/ 'Attended an Application Interview' },
  { id: 5, key: 'admitted', name: /*i18n*/ 'Admitted' },
  { id: 6, key: 'intend', name: /*i18n*/ 'Intend to Enroll' },
  { id: 7, key: 'applied', name: /*i18n*/ 'Application Submitted' },
  { id: 8, key: 'waitListed', name: /*i18n*/ 'Wait-listed' },
] as const;

export type TrackedActionId = (typeof trackedActions)[number]['id'];
export type TrackedActionKey = (typeof trackedActions)[number]['key'];

/** The action that tells of a place. */
export const ADMITTED: TrackedActionId = 5;
/** The others that tell what to do next. */
export const NOT_ADMITTED: TrackedActionId = 3;
export const APPLIED: TrackedActionId = 7;
export const AID_FORMS: TrackedActionId = 2;
/** The action that names where a student goes: most name one college. */
export const INTEND: TrackedActionId = 6;

/** That it was done, and on which day where the student said so. */
export interface ActionDone {
  readonly id: TrackedActionId;
  readonly doneOn: CalendarDay | null;
}

const keyOfId: ReadonlyMap<number, TrackedActionKey> = new Map(
  trackedActions.map(({ id, key }) => [id, key]),
);
const nameOfId: ReadonlyMap<number, string> = new Map(trackedActions.map(({ id, name }) => [id, name]));

/** The name of an action; empty for an id that is none. */
export function nameOfAction(id: number): string {
  return nameOfId.get(id) ?? '';
}

/** What is wrong with actions as they were sent on the day `today`; undefined when nothing. */
export function complainAboutActions(actions: readonly ActionDone[], today: CalendarDay): string | undefined {
  if (new Set(actions.map(({ id }) => id)).size < actions.length) return /*i18n*/ 'Name each action once.';
  const days = actions.flatMap(({ doneOn }) => doneOn ?? []);
  if (!days.every(isCalendarDay)) return /*i18n*/ 'Enter a date that exists';
  if (days.some((day) => day < EARLIEST_DAY)) return /*i18n*/ 'Enter a date in 1899 or later';
  return days.some((day) => day > today) ? /*i18n*/ 'Enter a date that is not in the future' : undefined;
}

/** What two marks of one college cannot both mean, for the student to look at again: nothing is changed by it. */
export type Contradiction = 'admittedAndNot' | 'goingThoughNotAdmitted' | 'answerWithoutApplication';

/** Marks that do not go together; null when all do. */
export function contradictionOf(done: readonly ActionDone[]): Contradiction | null {
  const has = keysOf(done);
  if (has.has('admitted') && has.has('notAdmitted')) return 'admittedAndNot';
  if (has.has('intend') && has.has('notAdmitted')) return 'goingThoughNotAdmitted';
  const answered = has.has('admitted') || has.has('notAdmitted') || has.has('waitListed');
  return answered && !has.has('applied') ? 'answerWithoutApplication' : null;
}

/** What is next for a college. */
export type NextForCollege = 'visit' | 'apply' | 'aidForms' | 'waitForAnswer' | 'decide';

/** The next step that is missing for a college; null once the student goes there, or cannot. */
export function nextForCollege(done: readonly ActionDone[]): NextForCollege | null {
  const has = keysOf(done);
  if (has.has('intend')) return null;
  if (has.has('admitted')) return has.has('aidForms') ? 'decide' : 'aidForms';
  if (has.has('notAdmitted')) return null;
  if (has.has('applied') || has.has('waitListed')) return has.has('aidForms') ? 'waitForAnswer' : 'aidForms';
  return has.has('visited') ? 'apply' : 'visit';
}

function keysOf(done: readonly ActionDone[]): ReadonlySet<TrackedActionKey> {
  return new Set(done.flatMap(({ id }) => keyOfId.get(id) ?? []));
}
