import type { Executor } from '@longleaf/platform/executor';
import { and, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { anyOf } from '@longleaf/platform/any-of';
import { databaseNow } from './database-clock.ts';
import { emailChanges, pendingSteps, trustedDevices } from './tables-safety.ts';
import { artifacts } from './tables.ts';

const isSession = eq(artifacts.model, 'Session');
const isNoSession = ne(artifacts.model, 'Session');

/** Tells whether a session still lives and belongs to this person. */
export async function sessionLives({ orm }: Executor, accountId: string, uid: string): Promise<boolean> {
  const rows = await orm
    .select({ uid: artifacts.uid })
    .from(artifacts)
    .where(
      and(
        isSession,
        eq(artifacts.uid, uid),
        eq(artifacts.accountId, accountId),
        gt(artifacts.expiresAt, databaseNow),
      ),
    );
  return rows.length === 1;
}

/**
 * What is left of a session that ended, until it would have expired: its digest alone. The provider saves a session
 * after each request that it read one for; were the row gone, a request that overlaps the end would make it anew.
 */
const ENDED = { payload: {}, uid: null, accountId: null, consumedAt: databaseNow };

/** Ends one session of a person; codes and refresh tokens that came from it end with it. */
export async function endSession({ orm }: Executor, accountId: string, uid: string): Promise<void> {
  const own = eq(artifacts.accountId, accountId);
  const ended = orm.$with('ended').as(
    orm
      .update(artifacts)
      .set(ENDED)
      .where(and(isSession, own, eq(artifacts.uid, uid))),
  );
  await orm
    .with(ended)
    .delete(artifacts)
    .where(and(own, isNoSession, eq(sql`${artifacts.payload}->>'sessionUid'`, uid)));
}

/** Ends the session with this digest; one that nobody signed in with is just removed. */
export async function endSessionOfDigest({ orm }: Executor, digest: string): Promise<void> {
  const one = and(isSession, eq(artifacts.id, digest));
  const ended = orm.$with('ended').as(
    orm
      .update(artifacts)
      .set(ENDED)
      .where(and(one, isNotNull(artifacts.accountId))),
  );
  await orm
    .with(ended)
    .delete(artifacts)
    .where(and(one, isNull(artifacts.accountId), isNull(artifacts.consumedAt)));
}

/** Ends every session of everybody, with all that came from them. Gives how many rows that were. */
export async function endAllSessions({ orm }: Executor): Promise<number> {
  const { rowCount: sessions } = await orm
    .update(artifacts)
    .set(ENDED)
    .where(and(isSession, isNull(artifacts.consumedAt)));
  const { rowCount: others } = await orm
    .delete(artifacts)
    .where(and(isNoSession, or(ne(artifacts.model, 'Interaction'), isNotNull(artifacts.accountId))));
  return (sessions ?? 0) + (others ?? 0);
}

/**
 * Ends every session of a person but one, and every grant, code and refresh token, also of the one that stays.
 * Sign-ins that are half done end too: whoever gave the old password and waits must not get in afterwards. No
 * device is trusted any more, and a change of e-mail that waits is stopped.
 */
export async function endOtherSessions(
  { orm }: Executor,
  accountId: string,
  keptUid: string | undefined,
): Promise<void> {
  const own = eq(artifacts.accountId, accountId);
  const untrusted = orm
    .$with('untrusted')
    .as(orm.delete(trustedDevices).where(eq(trustedDevices.accountId, accountId)));
  const stopped = orm
    .$with('stopped')
    .as(orm.delete(emailChanges).where(eq(emailChanges.accountId, accountId)));
  const halfDone = orm.$with('half_done').as(
    orm
      .delete(pendingSteps)
      // The beginning of the key is no value: the index serves one that is known beforehand.
      .where(
        and(
          sql`${pendingSteps.key} like 'second-factor:%'`,
          eq(sql`${pendingSteps.payload}->>'accountId'`, accountId),
        ),
      ),
  );
  const ended = orm.$with('ended').as(
    orm
      .update(artifacts)
      .set(ENDED)
      .where(and(isSession, own, ne(artifacts.uid, keptUid ?? ''))),
  );
  await orm.with(untrusted, stopped, halfDone, ended).delete(artifacts).where(and(own, isNoSession));
}

/** Ends grants with all their codes and tokens. */
export async function endGrants(
  { orm }: Executor,
  grantIds: readonly string[],
  digests: readonly string[],
): Promise<void> {
  await orm
    .delete(artifacts)
    .where(
      or(
        eq(artifacts.grantId, anyOf(grantIds)),
        and(eq(artifacts.model, 'Grant'), eq(artifacts.id, anyOf(digests))),
      ),
    );
}
