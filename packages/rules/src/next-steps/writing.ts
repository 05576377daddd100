import type { Choice, Question } from './definition.ts';

/** Short ways to write questions down; each gives what `definition.ts` describes. */
type More = Partial<Pick<Question, 'help' | 'why' | 'isOptional'>>;

const question = (
  order: number,
  type: Question['type'],
  text: string,
  choices: Choice[],
  more: More,
): Question => ({
  order,
  type,
  text,
  choices,
  help: more.help ?? null,
  why: more.why ?? null,
  isOptional: more.isOptional ?? false,
});

/** A choice that is neither right nor wrong; in a short answer, a blank. */
export const one = (value: string, text: string): Choice => ({ value, text, isCorrect: null });
export const right = (value: string, text: string): Choice => ({ value, text, isCorrect: true });
export const wrong = (value: string, text: string): Choice => ({ value, text, isCorrect: false });

/** One of its choices. */
export const choose = (order: number, text: string, choices: Choice[], more: More = {}) =>
  question(order, 'select', text, choices, more);

/** Several of them. */
export const several = (order: number, text: string, choices: Choice[], more: More = {}) =>
  question(order, 'multiselect', text, choices, more);

/** A few words, in one blank or more. */
export const write = (order: number, text: string, blanks: Choice[], more: More = {}) =>
  question(order, 'shortanswer', text, blanks, more);

/** A few sentences. */
export const tell = (order: number, text: string, more: More = {}) =>
  question(order, 'longanswer', text, [], more);
