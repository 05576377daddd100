import type { signIns } from '../tables-safety.ts';

export type SignInMethod = (typeof signIns.$inferSelect)['method'];

const WORDS: Record<SignInMethod, string> = {
  password: 'Password',
  'app-code': 'Password and a code from your app',
  'recovery-code': 'Password and a recovery code',
  'trusted-device': 'Password, on a device you trust',
  passkey: 'Passkey',
  registered: 'You made your account',
  'wrong-code': 'Right password but a wrong code: not signed in',
};

/** How somebody signed in, in plain words. */
export function methodInWords(method: SignInMethod): string {
  return WORDS[method];
}
