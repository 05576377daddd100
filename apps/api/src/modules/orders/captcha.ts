import { createHash } from 'node:crypto';
import { CAPTCHA_SECONDS, orderMessages } from '@longleaf/contract/orders';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** Some 800 keys of 1000 rounds: a second or two of work for a phone, none for us (EXT-022). */
const COST = 1000;
const FEWEST_KEYS = 400;
const MOST_KEYS = 1200;

const hex = z.string().regex(/^(?:[0-9a-f]{2}){1,64}$/);
const solved = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int().positive(),
      data: z.strictObject({ order: hex }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().min(0).max(MOST_KEYS), derivedKey: hex }),
});
type Checked = { nonce: string } | { refused: string; old?: string };
export type IssuedChallenge = z.infer<typeof solved>['challenge'];

/**
 * A captcha that we make and prove ourselves (ALTCHA, GAP-099). Each is for one order, of which it carries the digest
 * under our signature, so that nobody can solve one before the order is known; it is good for a few minutes, by the
 * real time. That it is used once is for whoever keeps its `nonce`.
 */
export function captcha(secret: Secret) {
  const signing = keysOf(secret, 'captcha challenges');
  const proving = keysOf(secret, 'captcha solutions');
  return {
    challengeFor: async (order: string): Promise<IssuedChallenge> => {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(FEWEST_KEYS, MOST_KEYS),
        deriveKey,
        data: { order },
        expiresAt: new Date(Date.now() + CAPTCHA_SECONDS * 1000),
        hmacSignatureSecret: signing[0],
        hmacKeySignatureSecret: proving[0],
      });
      return solved.shape.challenge.parse(challenge);
    },

    /** The id of the captcha that a token solves, or why it is not taken; `old` is that of one whose time is over. */
    check: async (token: string, order: string): Promise<Checked> => {
      if (token === '') return { refused: orderMessages.noToken };
      const read = readToken(token);
      if (!read) return { refused: orderMessages.badToken };
      const { challenge, solution } = read;
      for (const [index, hmacSignatureSecret] of signing.entries()) {
        const result = await verifySolution({
          challenge: challenge satisfies Challenge,
          solution,
          deriveKey,
          hmacSignatureSecret,
          hmacKeySignatureSecret: proving[index] ?? '',
        });
        if (result.expired) return { refused: orderMessages.oldToken, old: challenge.parameters.nonce };
        if (!result.verified) continue;
        const { nonce, data } = challenge.parameters;
        return data.order === order ? { nonce } : { refused: orderMessages.otherToken };
      }
      return { refused: orderMessages.badToken };
    },
  };
}

/** What an order is known by: by whom, what and where to, however it is written down. */
export function digestOf(order: unknown): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('hex');
}

function readToken(token: string): z.infer<typeof solved> | undefined {
  try {
    return solved.safeParse(JSON.parse(Buffer.from(token, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}

/** The key of now, then the one before while the secret is being changed. */
function keysOf(secret: Secret, purpose: string): [string, ...string[]] {
  const { current, before } = deriveKeys(secret, 'longleaf portal', purpose);
  const text = (key: Buffer) => key.toString('base64url');
  return before === undefined ? [text(current)] : [text(current), text(before)];
}
