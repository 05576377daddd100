import type { signIns } from '../tables-safety.ts';

export type SignInMethod = (typeof signIns.$inferSelect)['method'];

const WORDS: Record<SignInMethod, string> = {
  password: /*i18n*/ 'Password',
  'app-code': /*i18n*/ 'Password and a code from your app',
  'recovery-code': /*i18n*/ 'Password and a recovery code',
  'trusted-device': /*i18n*/ 'Password, on a device you trust',
  passkey: /*i18n*/ 'Passkey',
  registered: /*i18n*/ 'You created your account',
  'wrong-code': /*i18n*/ 'Right password but a wrong code: not signed in',
};

/** How somebody signed in, in plain English words. */
export function methodInWords(method: SignInMethod): string {
  return WORDS[method];
}
