/** The 32 numbers that are nobody's (CON-105, GAP-085), each with its reason. Dashes are left out. */
const BLOCKED: ReadonlyMap<string, string> = new Map([
  // One digit nine times over.
  ...Array.from({ length: 10 }, (_, digit) => [String(digit).repeat(9), 'one digit repeated'] as const),
  ['123456789', 'the digits in a row'],
  // Printed on a sample card in wallets of 1938; thousands took it for their own (Social Security Administration).
  ['078051120', 'the sample card sold with wallets in 1938'],
  // Printed in a pamphlet of the Social Security Board in 1940.
  ['219099999', 'the sample of a pamphlet of 1940'],
  // Set aside for advertisements: 987-65-4320 to 987-65-4329.
  ...Array.from({ length: 10 }, (_, digit) => [`98765432${digit}`, 'set aside for advertisements'] as const),
  // Printed on sample cards that people took for their own; they stand in public lists of misused numbers.
  ...[
    '042103580',
    '062360749',
    '095073645',
    '128036045',
    '135016629',
    '141186941',
    '165167999',
    '165207999',
    '212099999',
  ].map((number) => [number, 'printed on sample cards'] as const),
]);

/** The blocked numbers, without dashes. */
export const BLOCKED_NUMBERS: readonly string[] = [...BLOCKED.keys()];

/** How a number is typed (VAL-018). */
const FORMAT = /^\d{3}-\d{2}-\d{4}$/;

/** Puts the dashes into nine digits; anything else stays as typed. */
export function formatSocialSecurityNumber(typed: string): string {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{9}$/.test(digits)
    ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`
    : typed.trim();
}

/** What is wrong with a Social Security number (VAL-018 to VAL-024, CON-105, CON-106). The number is in no message. */
export function complainAboutSocialSecurityNumber(number: string): string | undefined {
  if (!FORMAT.test(number)) return /*i18n*/ 'Enter the 9 digits of the number like 000-00-0000';
  const digits = number.replaceAll('-', '');
  return digits.startsWith('666') || digits.startsWith('9') || BLOCKED.has(digits)
    ? /*i18n*/ 'This is not a valid Social Security number'
    : undefined;
}

const MASK = '***-**-';

/** How a stored number is shown: its last four digits alone. */
export function maskSocialSecurityNumber(lastFour: string): string {
  return `${MASK}${lastFour}`;
}

/** Tells a shown number, which says nothing new, from one that was typed. */
export function isMaskedSocialSecurityNumber(text: string): boolean {
  return /^\*{3}-\*{2}-\d{4}$/.test(text);
}
