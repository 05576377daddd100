import type { Executor } from '@longleaf/platform/executor';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { databaseNow } from '../database-clock.ts';
import { artifacts } from '../tables.ts';

/** A browser in which somebody is signed in. */
export type OpenSession = {
  uid: string;
  /** The kind of device in plain words. */
  device: string;
  usedAt: Date;
};

const MOST_SHOWN = 100;

const { payload } = artifacts;
const usedAt = sql<Date>`to_timestamp(coalesce(${payload}->>'usedAt', ${payload}->>'iat')::bigint)`;

/** Where a person is signed in now, what was used last first. */
export async function openSessionsOf({ orm }: Executor, accountId: string): Promise<OpenSession[]> {
  const rows = await orm
    .select({
      uid: artifacts.uid,
      device: sql<string>`coalesce(${artifacts.payload}->>'device', 'Unknown device')`,
      usedAt: usedAt.mapWith(artifacts.expiresAt),
    })
    .from(artifacts)
    .where(
      and(
        eq(artifacts.model, 'Session'),
        eq(artifacts.accountId, accountId),
        gt(artifacts.expiresAt, databaseNow),
      ),
    )
    .orderBy(desc(usedAt), asc(artifacts.uid))
    .limit(MOST_SHOWN);
  return rows.flatMap(({ uid, ...rest }) => (uid === null ? [] : [{ uid, ...rest }]));
}
