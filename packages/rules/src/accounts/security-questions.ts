import { fill } from '../words/fill.ts';
import type { Complaint } from './names.ts';

/** Questions that a person may choose from; any other question may be written instead. */
export const SECURITY_QUESTIONS: readonly string[] = [
  /*i18n*/ 'What was the name of your first pet?',
  /*i18n*/ 'In which town was your mother born?',
  /*i18n*/ 'What was the name of your first school?',
  /*i18n*/ 'What is the name of the street you grew up on?',
  /*i18n*/ 'What was the first name of your best friend in grade school?',
  /*i18n*/ 'What was the make of the first car your family had?',
  /*i18n*/ 'What is the first name of your oldest cousin?',
];

/** Longest security question and answer. */
export const SECURITY_TEXT_MAXIMUM = 200;

/** Checks a security question, chosen or written by the person. */
export function complainAboutSecurityQuestion(question: string): Complaint {
  if (question.trim() === '') return /*i18n*/ 'Choose a question or write your own';
  return tooLong(question, /*i18n*/ 'question');
}

/** Checks an answer: two characters or more, and not the question itself. */
export function complainAboutSecurityAnswer(answer: string, question: string): Complaint {
  const normal = normalizeSecurityAnswer(answer);
  if (normal === '') return /*i18n*/ 'Enter an answer';
  if (normal.length < 2) return /*i18n*/ 'Use at least 2 characters in your answer';
  if (normal === normalizeSecurityAnswer(question)) return /*i18n*/ 'Do not use the question as the answer';
  return tooLong(answer, /*i18n*/ 'answer');
}

/**
 * The form in which answers are hashed and compared: letter case, accents, punctuation and spaces around and
 * between words do not matter ('Mary-Ann  Smith' equals 'mary ann smith').
 */
export function normalizeSecurityAnswer(answer: string): string {
  return answer
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function tooLong(text: string, label: string): Complaint {
  return text.length > SECURITY_TEXT_MAXIMUM
    ? fill(/*i18n*/ 'Use at most {maximum} characters in your {label}', {
        maximum: SECURITY_TEXT_MAXIMUM,
        label,
      })
    : undefined;
}
