import { fill } from './fill.ts';

/**
 * What is wrong with the length of a text that somebody typed, as it is kept: without space around it; undefined when
 * nothing.
 */
export function complainAboutLength(text: string, limit: number): string | undefined {
  return text.trim().length > limit ? fill(/*i18n*/ 'Use at most {limit} characters.', { limit }) : undefined;
}
