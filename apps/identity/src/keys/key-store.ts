import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '@longleaf/platform/database';
import { inTransaction, type Transaction } from '@longleaf/platform/executor';
import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { databaseNow, secondsFromNow } from '../database-clock.ts';
import { keys } from '../tables.ts';
import { seal, unseal } from './sealing.ts';

/** How long an old key still verifies: longer than any session, so that ID tokens shown at sign-out verify too. */
export const OLD_KEYS_VERIFY_DAYS = 15;

/** The keys in use. The first of each list signs; the others only verify. */
export type KeySet = {
  /** Changes whenever a key comes or goes. */
  version: string;
  /** Private RSA keys as JWK, with `kid`, `alg` and `use`. */
  signing: readonly JWK[];
  cookies: readonly string[];
};

type Kind = (typeof keys.kind.enumValues)[number];

const isNewest = isNull(keys.retiresAt);
const isValid = or(isNewest, gt(keys.retiresAt, databaseNow));
const NEWEST_FIRST = [desc(isNewest), desc(keys.createdAt), asc(keys.id)];

/** Names the keys that are valid now, without opening them: cheap enough to ask often. */
export async function keyVersion({ orm }: Database): Promise<string> {
  const rows = await orm
    .select({ id: keys.id })
    .from(keys)
    .where(isValid)
    .orderBy(...NEWEST_FIRST);
  return rows.map((row) => row.id).join(' ');
}

/** Reads the valid keys. @throws Error that names IDENTITY_SECRET when they were sealed with another one. */
export async function readKeys({ orm }: Database, sealingKey: Buffer): Promise<KeySet> {
  const rows = await orm
    .select({ id: keys.id, kind: keys.kind, sealed: keys.sealed })
    .from(keys)
    .where(isValid)
    .orderBy(...NEWEST_FIRST);
  const opened = rows.map((row) => ({ ...row, text: unseal(sealingKey, row.id, row.sealed) }));
  const texts = (kind: Kind) => opened.filter((row) => row.kind === kind).map((row) => row.text);
  return {
    version: rows.map((row) => row.id).join(' '),
    signing: texts('signing').map((text) => JSON.parse(text) as JWK),
    cookies: texts('cookie'),
  };
}

/** Makes the first keys when there are none. Copies that start together make them once. */
export async function ensureKeys(database: Database, sealingKey: Buffer): Promise<void> {
  await underLock(database, async (tx) => {
    for (const kind of ['signing', 'cookie'] as const) {
      const inUse = await tx.orm
        .select({ id: keys.id })
        .from(keys)
        .where(and(eq(keys.kind, kind), isNewest));
      if (inUse.length === 0) await addKey(tx, sealingKey, kind);
    }
  });
}

/**
 * Puts new keys in place of those in use. The old ones verify for OLD_KEYS_VERIFY_DAYS more, or not at all when
 * `forgetOld` is set because they may have leaked (everyone then signs in again).
 */
export async function rotateKeys(
  database: Database,
  sealingKey: Buffer,
  options: { forgetOld?: boolean } = {},
): Promise<void> {
  await underLock(database, async (tx) => {
    await (options.forgetOld
      ? tx.orm.update(keys).set({ retiresAt: databaseNow })
      : tx.orm
          .update(keys)
          .set({ retiresAt: secondsFromNow(OLD_KEYS_VERIFY_DAYS * 24 * 60 * 60) })
          .where(isNewest));
    await addKey(tx, sealingKey, 'signing');
    await addKey(tx, sealingKey, 'cookie');
  });
}

async function underLock(database: Database, work: (tx: Transaction) => Promise<void>): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('longleaf-identity-keys'))`);
    await work(tx);
  });
}

async function addKey(tx: Transaction, sealingKey: Buffer, kind: Kind): Promise<void> {
  const id = randomUUID();
  const text = kind === 'signing' ? await newSigningKey(id) : randomBytes(48).toString('base64url');
  await tx.orm
    .insert(keys)
    .values({ id, kind, sealed: seal(sealingKey, id, text), createdAt: sql`clock_timestamp()` });
}

async function newSigningKey(kid: string): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' });
}
