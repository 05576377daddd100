import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@longleaf/platform/clock';
import { keysOf, type SealingKeys } from '@longleaf/platform/sealing';
import { foldName } from '@longleaf/rules/accounts/names';

/** What a check of an e-mail found. */
export type EmailCheck = { emailIsValid: boolean; emailVerified: boolean };

export type EmailSignatures = {
  /** Signs what was found, for a day. */
  sign(email: string, found: EmailCheck): string;
  /** Whether this portal found this of this e-mail within the last day. */
  holds(email: string, found: EmailCheck, signature: string): boolean;
};

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;

/** Signs and proves checks of e-mails (`emailSignature` of API-135): an answer cannot be made up or altered. */
export function emailSignatures(keys: SealingKeys, clock: Clock): EmailSignatures {
  const mac = (key: Buffer, email: string, { emailIsValid, emailVerified }: EmailCheck, until: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([foldName(email), emailIsValid, emailVerified, until]))
      .digest('base64url');
  return {
    sign: (email, found) => {
      const until = String(clock().getTime() + DAY_MILLISECONDS);
      return `${until}.${mac(keysOf(keys)[0], email, found, until)}`;
    },
    holds: (email, found, signature) => {
      const [until = '', given = ''] = signature.split('.');
      const said = Buffer.from(given);
      const isOurs = keysOf(keys).some((key) => {
        const right = Buffer.from(mac(key, email, found, until));
        return said.length === right.length && timingSafeEqual(said, right);
      });
      return isOurs && Number(until) > clock().getTime();
    },
  };
}
