const EXTENSION = /\s*(?:(?:,|;)?\s*(?:ext(?:ension)?\.?|x|#)\s*)(\d{1,6})$/i;
const NUMBER = /^(?:\+?1[\s.-]*)?(?:\((\d{3})\)|(\d{3}))[\s.-]*(\d{3})[\s.-]*(\d{4})$/;

/** A phone number of the North American numbering plan. */
export type Phone = { area: string; exchange: string; line: string; extension: string };

/**
 * Reads a US phone number (VAL-012): ten digits, with or without country code 1, separators (space, period, dash,
 * parentheses) and an extension; undefined for anything else.
 */
export function readPhone(typed: string): Phone | undefined {
  const text = typed.trim();
  const extension = EXTENSION.exec(text);
  const number = NUMBER.exec(extension ? text.slice(0, extension.index) : text);
  if (!number) return undefined;
  const [, inParentheses, bare, exchange = '', line = ''] = number;
  return { area: inParentheses ?? bare ?? '', exchange, line, extension: extension?.[1] ?? '' };
}

/** The written form of a phone number: `(919) 555-0123 ext. 45`; text that is none stays as typed. */
export function formatPhone(typed: string): string {
  const phone = readPhone(typed);
  if (!phone) return typed.trim();
  const { area, exchange, line, extension } = phone;
  return `(${area}) ${exchange}-${line}${extension === '' ? '' : ` ext. ${extension}`}`;
}

/** What is wrong with a phone number that was typed; empty text is no number and no fault. */
export function complainAboutPhone(typed: string): string | undefined {
  if (typed.trim() === '' || readPhone(typed)) return undefined;
  return /*i18n*/ 'Enter a phone number of 10 digits, like (919) 555-0123';
}
