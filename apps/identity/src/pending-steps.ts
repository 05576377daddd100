import type { Executor } from '@longleaf/platform/executor';
import { and, eq, gt, sql } from 'drizzle-orm';
import { databaseNow, secondsFromNow } from './database-clock.ts';
import { digest } from './provider/adapter.ts';
import { pendingSteps } from './tables-safety.ts';

/** What a browser has begun: the first half of a sign-in, a passkey's challenge, an app's new secret. */
export type StepKind = 'second-factor' | 'app-secret' | 'passkey-sign-in' | 'passkey-add';

const isTimely = gt(pendingSteps.expiresAt, databaseNow);

/**
 * Keeps something for the next step of an interaction or session. Begun again, the new one takes its place.
 * @param uid of the interaction or session; only its digest is stored.
 */
export async function beginStep(
  { orm }: Executor,
  kind: StepKind,
  uid: string,
  payload: object,
  seconds: number,
): Promise<void> {
  const expiresAt = secondsFromNow(seconds);
  await orm
    .insert(pendingSteps)
    .values({ key: keyOf(kind, uid), payload, expiresAt })
    .onConflictDoUpdate({ target: pendingSteps.key, set: { payload, expiresAt } });
}

/** What was kept, while it is in time. */
export async function findStep<Payload>(
  { orm }: Executor,
  kind: StepKind,
  uid: string,
): Promise<Payload | undefined> {
  const [step] = await orm
    .select({ payload: pendingSteps.payload })
    .from(pendingSteps)
    .where(and(eq(pendingSteps.key, keyOf(kind, uid)), isTimely));
  return step?.payload as Payload | undefined;
}

/** Takes what was kept: of several who take it at once, one gets it. */
export async function takeStep<Payload>(
  { orm }: Executor,
  kind: StepKind,
  uid: string,
): Promise<Payload | undefined> {
  const [step] = await orm
    .delete(pendingSteps)
    .where(eq(pendingSteps.key, keyOf(kind, uid)))
    .returning({ payload: pendingSteps.payload, timely: sql<boolean>`${isTimely}` });
  return step?.timely ? (step.payload as Payload) : undefined;
}

function keyOf(kind: StepKind, uid: string): string {
  return `${kind}:${digest(uid)}`;
}
