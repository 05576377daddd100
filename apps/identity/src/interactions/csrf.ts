import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and checks the token that a form carries: it fits one interaction alone. */
export type FormTokens = {
  tokenFor(interactionUid: string): string;
  fits(interactionUid: string, token: string): boolean;
};

/** Form tokens made with a key that only this provider knows. */
export function formTokens(key: Buffer): FormTokens {
  const tokenFor = (uid: string) => createHmac('sha256', key).update(uid).digest('base64url');
  return {
    tokenFor,
    fits(uid, token) {
      const expected = Buffer.from(tokenFor(uid));
      const given = Buffer.from(token);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
