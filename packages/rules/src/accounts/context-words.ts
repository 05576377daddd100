/**
 * Words that stand close to this site, and so are tried first by whoever guesses (OWASP ASVS 5.0, 6.1.2). A
 * password that is nothing but such words, with digits or underscores around them, is easy to guess. The account
 * name and common passwords are refused by rules of their own.
 */
export const CONTEXT_WORDS = [
  'longleaf',
  'pine',
  'college',
  'university',
  'campus',
  'carolina',
  'northcarolina',
  'north',
  'tarheel',
  'tarheels',
  'tarheelstate',
  'wolfpack',
  'student',
  'senior',
  'junior',
  'counselor',
  'teacher',
  'parent',
  'school',
  'highschool',
  'transcript',
  'application',
  'admission',
  'scholarship',
  'financialaid',
  'graduate',
  'graduation',
  'classof',
  'welcome',
] as const;

const ONLY_CONTEXT = new RegExp(`^(?:[\\d_\\W]*(?:${CONTEXT_WORDS.join('|')}))+[\\d_\\W]*$`, 'i');

/** Tells whether a password is made of words about this site alone. */
export function isAboutThisSite(password: string): boolean {
  return ONLY_CONTEXT.test(password);
}
