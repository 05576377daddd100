import { createHash } from 'node:crypto';
import type { Database } from '@longleaf/platform/database';
import { UNNAMED } from '@longleaf/platform/written-once';
import { deviceInWords } from '@longleaf/rules/accounts/device-words';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import Provider, { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import { asGiven } from '../as-given.ts';
import { databaseNow, secondsFromNow } from '../database-clock.ts';
import { endSessionOfDigest } from '../sessions.ts';
import { artifacts } from '../tables.ts';

// Expired rows stay readable a little longer, so that clocks that differ by seconds do not matter.
const GRACE_SECONDS = 60;

// A session that ended is kept as used up, so that a request which read it before cannot save it anew.
const isAlive = or(ne(artifacts.model, 'Session'), isNull(artifacts.consumedAt));

/**
 * Keeps what oidc-provider knows in PostgreSQL. Ids are bearer secrets (codes, refresh tokens, session ids), so
 * only their SHA-256 digests are stored: who reads the table cannot use what it holds.
 */
export function postgresAdapter(database: Database): AdapterFactory {
  const statements = statementsOn(database);
  return (model) => adapterOf(database, statements, model);
}

/** What each request of the provider asks, put together once: with that, asking takes no longer than text would. */
function statementsOn({ orm }: Database) {
  const reading = (column: PgColumn) =>
    orm
      .select({
        payload: artifacts.payload,
        consumed: sql<number | null>`extract(epoch from ${artifacts.consumedAt})::int`,
      })
      .from(artifacts)
      .where(
        and(eq(artifacts.model, sql.placeholder('model')), eq(column, sql.placeholder('value')), isAlive),
      )
      .prepare(UNNAMED);
  const { payload, grantId, uid, userCode, accountId, expiresAt } = artifacts;
  const saving = orm
    .insert(artifacts)
    .values({
      model: sql.placeholder('model'),
      id: sql.placeholder('id'),
      payload: sql.placeholder('payload'),
      grantId: sql.placeholder('grantId'),
      uid: sql.placeholder('uid'),
      userCode: sql.placeholder('userCode'),
      accountId: sql.placeholder('accountId'),
      expiresAt: secondsFromNow(sql.placeholder('seconds')),
    })
    .onConflictDoUpdate({
      target: [artifacts.model, artifacts.id],
      set: asGiven({ payload, grantId, uid, userCode, accountId, expiresAt }),
      setWhere: isAlive,
    })
    .prepare(UNNAMED);
  return {
    byId: reading(artifacts.id),
    byUid: reading(artifacts.uid),
    byUserCode: reading(artifacts.userCode),
    saving,
  };
}

type Statements = ReturnType<typeof statementsOn>;

function adapterOf(
  database: Database,
  { byId, byUid, byUserCode, saving }: Statements,
  model: string,
): Adapter {
  const { orm } = database;
  async function read(
    asked: Statements['byId'],
    value: string,
    id?: string,
  ): Promise<AdapterPayload | undefined> {
    const [row] = await asked.execute({ model, value });
    if (!row) return undefined;
    const consumed = row.consumed === null ? {} : { consumed: row.consumed };
    return { ...row.payload, ...(id === undefined ? {} : { jti: id }), ...consumed };
  }

  return {
    async upsert(id, payload, expiresIn) {
      const { jti: _secret, consumed: _state, ...kept } = payload;
      await saving.execute({
        model,
        id: digest(id),
        payload: model === 'Session' ? { ...kept, ...lastUse() } : kept,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        userCode: payload.userCode ?? null,
        accountId: ownerOf(payload),
        seconds: expiresIn === undefined ? null : expiresIn + GRACE_SECONDS,
      });
    },
    find: (id) => read(byId, digest(id), id),
    findByUid: (uid) => read(byUid, uid),
    findByUserCode: (userCode) => read(byUserCode, userCode),

    // Two requests with the same code or refresh token may overlap: the database lets exactly one of them pass.
    async consume(id) {
      const { rowCount } = await orm
        .update(artifacts)
        .set({ consumedAt: databaseNow })
        .where(and(eq(artifacts.model, model), eq(artifacts.id, digest(id)), isNull(artifacts.consumedAt)));
      if (rowCount === 0) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      if (model === 'Session') return endSessionOfDigest(database, digest(id));
      await orm.delete(artifacts).where(and(eq(artifacts.model, model), eq(artifacts.id, digest(id))));
    },
    async revokeByGrantId(grantId) {
      await orm.delete(artifacts).where(and(eq(artifacts.model, model), eq(artifacts.grantId, grantId)));
    },
  };
}

/** When and with what kind of device a session is used, for its owner to see. */
function lastUse(): { usedAt: number; device: string } {
  const device = deviceInWords(Provider.ctx?.get('user-agent'));
  return { usedAt: Math.floor(Date.now() / 1_000), device };
}

/** Whose it is. An interaction is somebody's once they signed in with it, though no session came of it yet. */
function ownerOf({ accountId, result }: AdapterPayload): string | null {
  const login = result?.['login'] as { accountId?: string } | undefined;
  return accountId ?? login?.accountId ?? null;
}

/** The digest under which an id is stored. */
export function digest(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
