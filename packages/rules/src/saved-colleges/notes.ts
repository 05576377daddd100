import { fill } from '../words/fill.ts';

/** Most characters of each kind of note about a saved college; the project's own bound: about a page. */
export const NOTES_LIMIT = 2000;

/** What is wrong with a note about a saved college, as it is kept: without space around it; undefined when nothing. */
export function complainAboutNotes(note: string): string | undefined {
  return note.trim().length > NOTES_LIMIT
    ? fill(/*i18n*/ 'Use at most {limit} characters.', { limit: NOTES_LIMIT })
    : undefined;
}
