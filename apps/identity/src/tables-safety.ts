import {
  bigint,
  boolean,
  customType,
  index,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts, identity } from './tables.ts';

/** What keeps an account safe: second factors, passkeys, trusted devices, and what its owner is shown about it. */

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const owner = (name = 'account_id') =>
  uuid(name)
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** The authenticator app of an account: at most one. The secret is sealed with a key outside the database. */
export const secondFactors = identity.table('second_factors', {
  accountId: owner().primaryKey(),
  sealedSecret: bytes('sealed_secret').notNull(),
  /** The last time step whose code was taken: no code is good twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  /** Salt of the recovery codes of this account. */
  recoverySalt: bytes('recovery_salt').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Recovery codes that are not used yet, as argon2id digests; a used one is gone. */
export const recoveryCodes = identity.table(
  'recovery_codes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => secondFactors.accountId, { onDelete: 'cascade' }),
    digest: bytes('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.digest] })],
);

/** Browsers that are not asked for the second factor for a while. The cookie's secret is kept as a digest. */
export const trustedDevices = identity.table(
  'trusted_devices',
  {
    id: uuid('id').primaryKey(),
    accountId: owner(),
    secretDigest: text('secret_digest').notNull(),
    /** The kind of device in plain words. */
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('trusted_devices_secret').on(table.accountId, table.secretDigest)],
);

/** Passkeys (WebAuthn credentials); only their public keys are here. */
export const passkeys = identity.table(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    accountId: owner(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
);

/** An e-mail address that waits to be confirmed: one for each account, the newest. */
export const emailChanges = identity.table(
  'email_changes',
  {
    accountId: owner().primaryKey(),
    email: text('email').notNull(),
    tokenDigest: text('token_digest').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('email_changes_token').on(table.tokenDigest)],
);

/** Sign-ins that people can look at, for 90 days. No address, and of the device only its kind. */
export const signIns = identity.table(
  'sign_ins',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: owner(),
    at: moment('at').notNull(),
    method: text('method', {
      enum: [
        'password',
        'app-code',
        'recovery-code',
        'trusted-device',
        'passkey',
        'registered',
        'wrong-code',
      ],
    }).notNull(),
    device: text('device').notNull(),
  },
  (table) => [index('sign_ins_account').on(table.accountId, table.at)],
);

/** Something begun that the next step of the same browser finishes: taken once, and only in time. */
export const pendingSteps = identity.table(
  'pending_steps',
  {
    /** Kind and digest of the interaction or session it belongs to. */
    key: text('key').primaryKey(),
    payload: jsonb('payload').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('pending_steps_expires_at').on(table.expiresAt)],
);

/** Accounts that their owners asked to delete; it is done at `delete_after` unless they change their mind. */
export const accountDeletions = identity.table(
  'account_deletions',
  {
    accountId: owner().primaryKey(),
    requestedAt: moment('requested_at').notNull(),
    deleteAfter: moment('delete_after').notNull(),
  },
  (table) => [index('account_deletions_due').on(table.deleteAfter)],
);
