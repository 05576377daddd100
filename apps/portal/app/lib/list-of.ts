import { LOCALE } from './languages.ts';

const list = new Intl.ListFormat(LOCALE);

/** A, B, and C. */
export function listOf(words: readonly string[]): string {
  return list.format(words);
}
