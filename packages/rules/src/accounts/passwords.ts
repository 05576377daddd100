import { fill } from '../words/fill.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isAboutThisSite } from './context-words.ts';
import type { Complaint } from './names.ts';

/** Length of a password (CON-111, VAL-053). */
export const PASSWORD_LENGTH = { minimum: 8, maximum: 200 } as const;

/** Which characters a new password may hold: letters, digits and underscore (VAL-014), or any (GAP-083). */
export type PasswordCharacters = 'word' | 'any';

const SHORTEST_NAME_THAT_COUNTS = 3;

/**
 * Checks a new password (GAP-083). Signing in never calls this: a password that was good once stays good.
 * @param context the account's user name and the site's rule about characters.
 */
export function complainAboutPassword(
  password: string,
  context: { userName: string; characters: PasswordCharacters },
): Complaint {
  if (password === '') return /*i18n*/ 'Enter a password';
  if (context.characters === 'word' && !/^[A-Za-z0-9_]+$/.test(password)) {
    return /*i18n*/ 'Use only letters, digits and underscores in your password';
  }
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH.minimum)
    return fill(/*i18n*/ 'Use at least {minimum} characters in your password', {
      minimum: PASSWORD_LENGTH.minimum,
    });
  if (length > PASSWORD_LENGTH.maximum)
    return fill(/*i18n*/ 'Use at most {maximum} characters in your password', {
      maximum: PASSWORD_LENGTH.maximum,
    });
  if (containsUserName(password, context.userName))
    return /*i18n*/ 'Do not use your account name in your password';
  if (isSimpleSequence(password))
    return /*i18n*/ 'Choose a password that is not a simple sequence or one part repeated';
  if (isCommonPassword(password) || isAboutThisSite(password))
    return /*i18n*/ 'Choose a password that fewer people use. This one is easy to guess';
  return undefined;
}

/** Checks that the second typing matches the first (GAP-084). */
export function complainAboutConfirmation(password: string, confirmation: string): Complaint {
  if (confirmation === '') return /*i18n*/ 'Enter the password a second time';
  return password === confirmation
    ? undefined
    : /*i18n*/ 'The two passwords are not the same. Enter both again';
}

function containsUserName(password: string, userName: string): boolean {
  const name = userName.trim().toLowerCase();
  return name.length >= SHORTEST_NAME_THAT_COUNTS && password.toLowerCase().includes(name);
}

/** One part repeated ('aaaaaaaa', 'abcabcabc') or a row up or down ('12345678', 'hgfedcba'). */
function isSimpleSequence(password: string): boolean {
  const text = password.toLowerCase();
  if (/^(.{1,4}?)\1+$/su.test(text)) return true;
  const steps = new Set<number>();
  for (let index = 1; index < text.length; index++) {
    steps.add(text.charCodeAt(index) - text.charCodeAt(index - 1));
  }
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
