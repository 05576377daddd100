import { fill } from '../words/fill.ts';

/** What forms of other applications take: so many things, so many letters about each. */
export const OTHER_APPLICATIONS_ITEMS = 10;
export const SHORT_TEXT_LIMIT = 150;

/** What is wrong with the words about a thing for other applications. */
export function complainAboutShortText(text: string): string | undefined {
  return text.length > SHORT_TEXT_LIMIT
    ? fill(/*i18n*/ 'Use at most {limit} letters', { limit: SHORT_TEXT_LIMIT })
    : undefined;
}
