import type { Database } from '@longleaf/platform/database';
import { UNNAMED } from '@longleaf/platform/written-once';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { asGiven } from '../as-given.ts';
import { databaseNow, secondsFromNow } from '../database-clock.ts';
import { artifacts } from '../tables.ts';

// A session that ended is kept as used up, so that a request which read it before cannot save it anew.
const isAlive = or(ne(artifacts.model, 'Session'), isNull(artifacts.consumedAt));

export type ArtifactStatements = ReturnType<typeof artifactStatements>;

/**
 * What the provider asks at each of its requests, put together once: at each call that would take longer than the
 * database does.
 */
export function artifactStatements({ orm }: Database) {
  const { model, id, payload, grantId, uid, userCode, accountId, consumedAt, expiresAt } = artifacts;
  const ofModel = eq(model, sql.placeholder('model'));
  const one = and(ofModel, eq(id, sql.placeholder('id')));
  const reading = (column: PgColumn) =>
    orm
      .select({ payload, consumed: sql<number | null>`extract(epoch from ${consumedAt})::int` })
      .from(artifacts)
      .where(and(ofModel, eq(column, sql.placeholder('value')), isAlive))
      .prepare(UNNAMED);
  return {
    byId: reading(id),
    byUid: reading(uid),
    byUserCode: reading(userCode),

    save: orm
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
        target: [model, id],
        set: asGiven({ payload, grantId, uid, userCode, accountId, expiresAt }),
        setWhere: isAlive,
      })
      .prepare(UNNAMED),

    /** Changes no row where somebody was sooner. */
    consume: orm
      .update(artifacts)
      .set({ consumedAt: databaseNow })
      .where(and(one, isNull(consumedAt)))
      .prepare(UNNAMED),

    remove: orm.delete(artifacts).where(one).prepare(UNNAMED),

    revoke: orm
      .delete(artifacts)
      .where(and(ofModel, eq(grantId, sql.placeholder('grantId'))))
      .prepare(UNNAMED),
  };
}
