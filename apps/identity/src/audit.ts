import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { audit } from './tables.ts';

/** What is written down about accounts and sessions. */
export type AuditEvent =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'sign-in-delayed'
  | 'signed-out'
  | 'password-changed'
  | 'password-change-failed'
  | 'recovery-answered'
  | 'recovery-failed'
  | 'reset-link-sent'
  | 'reset-link-refused'
  | 'password-reset'
  | 'security-question-changed'
  | 'security-question-refused'
  | 'grant-revoked'
  | 'session-ended'
  | 'signed-out-everywhere'
  | 'deletion-requested'
  | 'deletion-cancelled'
  | 'account-deleted'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'second-factor-failed'
  | 'second-factor-delayed'
  | 'recovery-code-used'
  | 'recovery-codes-replaced'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-refused'
  | 'email-change-requested'
  | 'email-change-cancelled'
  | 'email-changed'
  | 'email-confirmed'
  | 'mail-language-changed';

export type AuditEntry = {
  event: AuditEvent;
  accountId?: string | null | undefined;
  clientId?: string | null | undefined;
  /** Digest with the day's salt; never an address. */
  addressDigest?: string | null | undefined;
};

export type AuditTrail = (entry: AuditEntry) => Promise<void>;

/** Writes the audit trail. */
export function auditTrail({ orm }: Database, clock: Clock): AuditTrail {
  return async ({ event, accountId = null, clientId = null, addressDigest = null }) => {
    await orm.insert(audit).values({ at: clock(), event, accountId, clientId, addressDigest });
  };
}
