import { fill } from '../words/fill.ts';
/** A user name: 3 to 40 letters, digits and underscores (VAL-014). */
export const USER_NAME = { minimum: 3, maximum: 40, pattern: /^[A-Za-z0-9_]+$/ } as const;

/** A first or last name: letters, apostrophe, hyphen, space and period (VAL-015), at most 60 characters. */
export const PERSON_NAME = { maximum: 60, pattern: /^[\p{L}\p{M}'’\-. ]+$/u } as const;

/** An e-mail address may be at most 254 characters long (RFC 5321). */
export const EMAIL = {
  maximum: 254,
  pattern:
    /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/,
} as const;

/** What is wrong with a value, in words for the person who typed it; undefined when nothing is. */
export type Complaint = string | undefined;

/** Checks a user name (VAL-014). */
export function complainAboutUserName(userName: string): Complaint {
  if (userName === '') return /*i18n*/ 'Enter an account name';
  if (!USER_NAME.pattern.test(userName))
    return /*i18n*/ 'Use only letters, digits and underscores in your account name';
  if (userName.length < USER_NAME.minimum)
    return fill(/*i18n*/ 'Use at least {minimum} characters in your account name', {
      minimum: USER_NAME.minimum,
    });
  if (userName.length > USER_NAME.maximum)
    return fill(/*i18n*/ 'Use at most {maximum} characters in your account name', {
      maximum: USER_NAME.maximum,
    });
  return undefined;
}

/** Checks an e-mail address (VAL-013). */
export function complainAboutEmail(email: string): Complaint {
  if (email === '') return /*i18n*/ 'Enter your email';
  if (email.length > EMAIL.maximum)
    return fill(/*i18n*/ 'Use at most {maximum} characters in your email', { maximum: EMAIL.maximum });
  if (!EMAIL.pattern.test(email)) return /*i18n*/ 'Enter an email like name@example.com';
  return undefined;
}

/**
 * Checks a first or last name (VAL-015). A name needs one letter; other letters than A to Z are letters too.
 * @param label the field in small words, such as 'first name'.
 */
export function complainAboutPersonName(name: string, label: string): Complaint {
  if (name === '') return fill(/*i18n*/ 'Enter your {label}', { label });
  if (name.length > PERSON_NAME.maximum)
    return fill(/*i18n*/ 'Use at most {maximum} characters in your {label}', {
      maximum: PERSON_NAME.maximum,
      label,
    });
  if (!PERSON_NAME.pattern.test(name)) {
    return fill(/*i18n*/ 'Use only letters, apostrophes, hyphens, spaces and periods in your {label}', {
      label,
    });
  }
  return /\p{L}/u.test(name)
    ? undefined
    : fill(/*i18n*/ 'Use at least one letter in your {label}', { label });
}

/** The form in which user names and e-mail addresses are compared: without regard to letter case. */
export function foldName(name: string): string {
  return name.trim().toLowerCase();
}

/** Tells an e-mail address from a user name, which cannot hold an @ sign. */
export function looksLikeEmail(identifier: string): boolean {
  return identifier.includes('@');
}
