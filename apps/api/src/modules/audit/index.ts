import type { Act, Entity } from '@longleaf/contract/policies';
import type { Scope } from '@longleaf/http/policy';
import type { Executor, Transaction } from '@longleaf/platform/executor';
import { and, isNull, lt, sql } from 'drizzle-orm';
import { audit } from './tables.ts';

/**
 * Writes down that somebody was let near rows that are not theirs, in the transaction that does it. What owners do
 * with their own is not written down. The owner reads it in 'Your data'.
 */
export async function writeAudit(
  { orm }: Transaction,
  scope: Scope<Entity, Act>,
  { ownerIsGone = false }: { ownerIsGone?: boolean } = {},
): Promise<void> {
  if (!scope.isForeign) return;
  const { actor, entity, act, owner, because: why } = scope;
  await orm.insert(audit).values({
    ownerId: ownerIsGone ? null : owner,
    actor:
      actor.kind === 'person'
        ? actor.id
        : actor.kind === 'program'
          ? actor.name
          : actor.kind === 'holder'
            ? actor.of
            : '',
    actorKind: actor.kind,
    entity,
    act,
    why,
  });
}

/** Removes what was written down about people who are gone, after 400 days. */
export async function forgetOldAudit({ orm }: Executor): Promise<void> {
  const isOld = lt(audit.at, sql`now() - interval '400 days'`);
  await orm.delete(audit).where(and(isNull(audit.ownerId), isOld));
}
