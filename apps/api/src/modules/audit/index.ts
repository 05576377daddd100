import type { Act, Entity } from '@longleaf/contract/policies';
import type { Scope } from '@longleaf/http/policy';
import type { Executor, Transaction } from '@longleaf/platform/executor';
import { and, isNull, lt } from 'drizzle-orm';
import { audit } from './tables.ts';

const KEPT_MILLISECONDS = 400 * 24 * 60 * 60 * 1000;

/**
 * Writes down that somebody was let near rows that are not theirs, in the transaction that does it. What owners do
 * with their own is not written down. The owner reads it in 'Your data'.
 * @param at when, by the clock of the product
 */
export async function writeAudit(
  { orm }: Transaction,
  scope: Scope<Entity, Act>,
  at: Date,
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
    at,
  });
}

/** Removes what was written down about people who are gone, after 400 days. */
export async function forgetOldAudit({ orm }: Executor, now: Date): Promise<void> {
  const isOld = lt(audit.at, new Date(now.getTime() - KEPT_MILLISECONDS));
  await orm.delete(audit).where(and(isNull(audit.ownerId), isOld));
}
