/** What an address check says of a part that it changed (CON-102). AC20: GAP-094. */
const CHANGES: Readonly<Record<string, string>> = {
  AC01: /*i18n*/ 'The ZIP or postal code was changed',
  AC02: /*i18n*/ 'The state or province was changed',
  AC03: /*i18n*/ 'The city was changed',
  AC04: /*i18n*/ 'Another form of this address was used',
  AC05: /*i18n*/ 'The street was written the way the post office writes it',
  AC10: /*i18n*/ 'The street name was changed',
  AC11: /*i18n*/ 'The kind of street was changed',
  AC12: /*i18n*/ 'The direction of the street was changed',
  AC13: /*i18n*/ 'The apartment or suite was changed',
  AC14: /*i18n*/ 'The street number was changed',
  AC20: /*i18n*/ 'The street number was changed',
};

/** Why an address cannot be accepted (CON-103, CON-104, with the meanings of GAP-094). */
const ERRORS: Readonly<Record<string, string>> = {
  AE01: /*i18n*/ 'The ZIP or postal code is not right for this address',
  AE02: /*i18n*/ 'The street is not known',
  AE03: /*i18n*/ 'The direction or kind of street does not fit',
  AE04: /*i18n*/ 'Mail cannot be delivered to this address',
  AE05: /*i18n*/ 'This fits more than one address',
  AE06: /*i18n*/ 'This address is new and cannot be used yet',
  AE07: /*i18n*/ 'There is too little to go on: enter the street, the city and the ZIP or postal code',
  AE08: /*i18n*/ 'The apartment or suite number is not valid',
  AE09: /*i18n*/ 'The apartment or suite number is missing',
  AE10: /*i18n*/ 'The street number is not valid',
  AE11: /*i18n*/ 'The street number is missing',
  AE12: /*i18n*/ 'The PO box or rural box number is not valid',
  AE13: /*i18n*/ 'The PO box or rural box number is missing',
  AE14: /*i18n*/ 'The private mailbox number is missing',
  AE17: /*i18n*/ 'This address needs no apartment or suite number',
};

/**
 * The address agrees down to the locality and its street was not looked at, in the letters of the address services.
 * Facts about ZIP codes and towns can say no more than this.
 */
export const TOWN_CHECKED = 'AV12';

/** The words for a code that is not known (GAP-094). */
export const UNKNOWN_CODE = 'Something about this address could not be confirmed';

/** The codes that say a part was changed. */
export const CHANGE_CODES: readonly string[] = Object.keys(CHANGES);
/** The codes that say an address cannot be accepted. */
export const ERROR_CODES: readonly string[] = Object.keys(ERRORS);

/** Tells whether a code says that the address cannot be accepted. */
export function isErrorCode(code: string): boolean {
  return Object.hasOwn(ERRORS, code);
}

/** Tells whether a code says that a part of the address was changed. */
export function isChangeCode(code: string): boolean {
  return Object.hasOwn(CHANGES, code);
}

/** What a code means, in words for the person whose address it is. */
export function wordsOfCode(code: string): string {
  if (isErrorCode(code)) return ERRORS[code] ?? UNKNOWN_CODE;
  return isChangeCode(code) ? (CHANGES[code] ?? UNKNOWN_CODE) : UNKNOWN_CODE;
}
