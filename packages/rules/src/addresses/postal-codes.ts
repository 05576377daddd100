import { CANADA, UNITED_STATES } from './countries.ts';

const US_POSTAL_CODE = /^\d{5}(?:-\d{4})?$/;
// Canada Post never uses D, F, I, O, Q and U, and starts no code with W or Z.
const CANADIAN_POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

/** Checks a US ZIP code: five digits, or ZIP+4 (VAL-016). */
export function isUsPostalCode(code: string): boolean {
  return US_POSTAL_CODE.test(code);
}

/** Checks a Canadian postal code (VAL-017), with or without its space, in any letter case. */
export function isCanadianPostalCode(code: string): boolean {
  return CANADIAN_POSTAL_CODE.test(code);
}

/** The written form of a postal code: `27514-1234`, `K1A 0B1`. Other countries' codes stay as typed. */
export function formatPostalCode(code: string, country: string): string {
  const typed = code.trim();
  if (country === UNITED_STATES) return typed.replace(/^(\d{5})[\s-]*(\d{4})$/, '$1-$2');
  if (country !== CANADA || !isCanadianPostalCode(typed)) return typed;
  const letters = typed.toUpperCase().replace(' ', '');
  return `${letters.slice(0, 3)} ${letters.slice(3)}`;
}

/** What is wrong with a postal code of a country, in words for the person who typed it. */
export function complainAboutPostalCode(code: string, country: string): string | undefined {
  if (country === UNITED_STATES) {
    if (code === '') return /*i18n*/ 'Enter a ZIP code';
    return isUsPostalCode(code)
      ? undefined
      : /*i18n*/ 'Enter a ZIP code of 5 digits, or 5 and 4 like 27514-1234';
  }
  if (country === CANADA) {
    if (code === '') return /*i18n*/ 'Enter a postal code';
    return isCanadianPostalCode(code) ? undefined : /*i18n*/ 'Enter a postal code like K1A 0B1';
  }
  return code.length > 20 ? /*i18n*/ 'Use at most 20 characters in the postal code' : undefined;
}
