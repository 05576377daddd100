import type { Question } from './definition.ts';

/** Characters of one blank, and of a long answer. */
export const SHORT_ANSWER_LIMIT = 200;
export const LONG_ANSWER_LIMIT = 1000;
/** Characters of a whole answer as it is sent, whatever it is. */
export const ANSWER_LIMIT = 3000;

type Asked = Pick<Question, 'type' | 'isOptional' | 'order'> & {
  choices: readonly { value: string }[];
};

/**
 * Several texts as one, with commas between (VAL-049). A comma within a text gets a backslash before it, so that what was
 * typed comes back as it was.
 */
export function joinAnswers(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll(/[\\,]/g, (mark) => `\\${mark}`)).join(',');
}

/** The texts of such an answer; none of an empty one. */
export function splitAnswers(joined: string): string[] {
  if (joined === '') return [];
  const parts = [''];
  for (const [piece] of joined.matchAll(/\\[\s\S]|,|[^\\,]+|\\/g)) {
    if (piece === ',') parts.push('');
    else parts[parts.length - 1] += piece.length === 2 && piece.startsWith('\\') ? piece.slice(1) : piece;
  }
  return parts;
}

/** What is wrong with the answer to a question, in words; wrong choices are never wrong in this sense (VAL-048). */
export function complainAboutAnswer(asked: Asked, answer: string): string | undefined {
  const { type, choices, isOptional } = asked;
  const known = new Set(choices.map(({ value }) => value));
  if (type === 'select') {
    if (answer === '') return isOptional ? undefined : /*i18n*/ 'Choose one of the answers.';
    return known.has(answer) ? undefined : /*i18n*/ 'Choose one of the answers.';
  }
  if (type === 'multiselect') {
    const chosen = splitAnswers(answer);
    if (chosen.length === 0) return isOptional ? undefined : /*i18n*/ 'Choose at least one answer.';
    return chosen.every((value) => known.has(value)) ? undefined : /*i18n*/ 'Choose from the answers.';
  }
  const parts = type === 'shortanswer' ? splitAnswers(answer) : [answer];
  const limit = type === 'shortanswer' ? SHORT_ANSWER_LIMIT : LONG_ANSWER_LIMIT;
  if (parts.every((part) => part.trim() === ''))
    return isOptional ? undefined : /*i18n*/ 'Write a few words. “I do not know yet” is fine.';
  if (type === 'shortanswer' && parts.length > choices.length)
    return /*i18n*/ 'There are more answers than places for them.';
  if (parts.every((part) => part.length <= limit)) return undefined;
  return type === 'shortanswer'
    ? /*i18n*/ 'Use at most 200 characters.'
    : /*i18n*/ 'Use at most 1000 characters.';
}

/** What is wrong with the answers to a step, by the order of each question; one that is missing counts as empty. */
export function complainAboutAnswers(
  questions: readonly Asked[],
  answers: ReadonlyMap<number, string>,
): Record<number, string> {
  const found = questions.map(({ order, ...asked }) => [
    order,
    complainAboutAnswer({ order, ...asked }, answers.get(order) ?? ''),
  ]);
  return Object.fromEntries(found.filter(([, words]) => words !== undefined)) as Record<number, string>;
}

/** How an answer stands to the right one: null while there is none, or where nothing is right or wrong. */
export function judge(
  question: Pick<Question, 'type' | 'choices'>,
  answer: string,
): 'right' | 'not-quite' | null {
  const { type, choices } = question;
  if (choices.every(({ isCorrect }) => isCorrect === null)) return null;
  const chosen = type === 'multiselect' ? splitAnswers(answer) : answer === '' ? [] : [answer];
  if (chosen.length === 0) return null;
  return choices.every(({ value, isCorrect }) => chosen.includes(value) === isCorrect)
    ? 'right'
    : 'not-quite';
}
