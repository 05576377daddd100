import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';

export const identity = pgSchema('identity');

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * People who can sign in. An e-mail may stand on several accounts, but only one of them has it confirmed, and that one
 * it signs in to.
 */
export const accounts = identity.table(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    userName: text('user_name').notNull(),
    /** The user name in small letters: how it is compared. */
    userNameKey: text('user_name_key').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** The language that we write mail in. */
    language: text('language', { enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    /** Bit flags (CON-082). */
    role: integer('role').notNull(),
    /** The customer id of the person's school (GAP-120); the profile owns it. */
    primaryConnection: text('primary_connection'),
    passwordHash: text('password_hash').notNull(),
    /** Seen at the last sign-in: the password would not be allowed as a new one any more. */
    passwordInvalid: boolean('password_invalid').notNull().default(false),
    securityQuestion: text('security_question').notNull(),
    securityAnswerHash: text('security_answer_hash').notNull(),
    /** The form that made the account, so that sending it twice makes one account. */
    registrationKey: text('registration_key'),
    createdAt: moment('created_at').notNull(),
    passwordChangedAt: moment('password_changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('accounts_user_name_key').on(table.userNameKey),
    uniqueIndex('accounts_registration_key').on(table.registrationKey),
    uniqueIndex('accounts_confirmed_email')
      .on(table.emailKey)
      .where(sql`email_verified`),
    index('accounts_email_key').on(table.emailKey, table.createdAt),
    check('accounts_language', sql`${table.language} in ('en', 'es')`),
  ],
);

/** Everything the OpenID provider keeps: sessions, interactions, grants, codes and tokens. */
export const artifacts = identity.table(
  'artifacts',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<AdapterPayload>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    userCode: text('user_code'),
    accountId: text('account_id'),
    consumedAt: moment('consumed_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('artifacts_grant_id')
      .on(table.grantId)
      .where(sql`grant_id is not null`),
    index('artifacts_uid')
      .on(table.uid)
      .where(sql`uid is not null`),
    index('artifacts_user_code')
      .on(table.userCode)
      .where(sql`user_code is not null`),
    index('artifacts_account_id')
      .on(table.accountId)
      .where(sql`account_id is not null`),
    index('artifacts_expires_at').on(table.expiresAt),
  ],
);

/** Signing keys (RSA, as JWK) and cookie keys, sealed with IDENTITY_SECRET. The newest of a kind is in use. */
export const keys = identity.table('keys', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['signing', 'cookie'] }).notNull(),
  sealed: bytes('sealed').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Until when an old key still verifies; null while it is the newest. */
  retiresAt: moment('retires_at'),
});

/** Failures that slow down further tries. Keys are digests: no name and no address is kept. */
export const throttles = identity.table(
  'throttles',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    lastAt: moment('last_at').notNull(),
    blockedUntil: moment('blocked_until').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('throttles_expires_at').on(table.expiresAt)],
);

/** One random salt a day for digests of addresses; gone after two days, and the digests mean nothing then. */
export const dailySalts = identity.table('daily_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: bytes('salt').notNull(),
});

/** What happened to accounts and sessions. No names, no addresses, nothing typed. */
export const audit = identity.table(
  'audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    event: text('event').notNull(),
    accountId: uuid('account_id'),
    clientId: text('client_id'),
    addressDigest: text('address_digest'),
  },
  (table) => [index('audit_account').on(table.accountId, table.at)],
);
