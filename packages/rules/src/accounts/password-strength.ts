import { complainAboutPassword, type PasswordCharacters } from './passwords.ts';

/** How hard a password is to guess, as far as it can be told without a list of everything that leaked. */
export type PasswordStrength = 'refused' | 'fair' | 'good' | 'strong';

const GOOD_LENGTH = 12;
const STRONG_LENGTH = 16;

/**
 * Tells how strong a password is: `refused` when the rules do not allow it. Length counts most; a mix of letters,
 * digits and signs makes up for some of it.
 */
export function passwordStrength(
  password: string,
  context: { userName: string; characters: PasswordCharacters },
): PasswordStrength {
  if (complainAboutPassword(password, context) !== undefined) return 'refused';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const length = Array.from(password).length + Math.max(0, kinds - 2);
  if (length >= STRONG_LENGTH) return 'strong';
  return length >= GOOD_LENGTH ? 'good' : 'fair';
}
