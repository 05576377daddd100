import { complainAboutLength } from '../words/text-length.ts';

/** Why one goes to a college (CON-076): the words of the specification, numbered in their order (GAP-079). */
export const ENROLL_REASONS = [
  { id: 1, name: /*i18n*/ 'Close to home' },
  { id: 2, name: /*i18n*/ 'Good financial aid' },
  { id: 3, name: /*i18n*/ 'Always my plan' },
  { id: 4, name: /*i18n*/ 'Far from home' },
  { id: 5, name: /*i18n*/ 'Friends' },
  { id: 6, name: /*i18n*/ 'No aid from first choice' },
  { id: 7, name: /*i18n*/ 'Can afford' },
  { id: 8, name: /*i18n*/ 'Campus' },
  { id: 9, name: /*i18n*/ 'Admission requirements' },
  { id: 10, name: /*i18n*/ 'Offers program' },
  { id: 11, name: /*i18n*/ 'Right size' },
  { id: 12, name: /*i18n*/ 'Location' },
  { id: 13, name: /*i18n*/ 'Grads get jobs' },
  { id: 14, name: /*i18n*/ 'Academic reputation' },
  { id: 15, name: /*i18n*/ 'Athletics' },
  { id: 16, name: /*i18n*/ 'Family attended' },
] as const;

/** The project's own bounds. */
export const REASON_NOTES_LIMIT = 2000;
export const COLLEGE_NAME_LONGEST = 150;
export const INTENTS_LIMIT = 10;

/** The name of a reason; empty for an id that is none. */
export function nameOfReason(id: number): string {
  return ENROLL_REASONS.find((reason) => reason.id === id)?.name ?? '';
}

/** What is wrong with where somebody plans to go, by field; empty when nothing is. */
export function complainAboutIntent(intent: {
  collegeName: string;
  reasons: readonly number[];
  reasonNotes: string;
}): Record<string, string> {
  const complaints: Record<string, string> = {};
  const name =
    intent.collegeName.trim() === ''
      ? /*i18n*/ 'Name the college.'
      : complainAboutLength(intent.collegeName, COLLEGE_NAME_LONGEST);
  if (name !== undefined) complaints['collegeName'] = name;
  if (new Set(intent.reasons).size < intent.reasons.length)
    complaints['reasons'] = /*i18n*/ 'Name each reason once.';
  if (intent.reasons.some((id) => nameOfReason(id) === ''))
    complaints['reasons'] = /*i18n*/ 'Use the ids of reasons, from 1 to 16.';
  const notes = complainAboutLength(intent.reasonNotes, REASON_NOTES_LIMIT);
  if (notes !== undefined) complaints['reasonNotes'] = notes;
  return complaints;
}
