import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { unseal } from '@longleaf/platform/sealing';
import type { AuditTrail } from '../audit.ts';
import type { Attempts } from '../throttle/attempts.ts';
import { looksLikeAppCode, stepOfCode } from './app-codes.ts';
import { digestOfCode, looksLikeRecoveryCode } from './recovery-codes.ts';
import { findFactor, type StoredFactor, takeRecoveryCode, takeTimeStep } from './repository.ts';

export type CodeOutcome =
  | { kind: 'app-code' }
  | { kind: 'recovery-code' }
  | { kind: 'refused' }
  | { kind: 'wait'; seconds: number };

export type CodeDeps = {
  database: Database;
  clock: Clock;
  attempts: Attempts;
  audit: AuditTrail;
  /** Seals the secrets of apps. */
  factorKey: Buffer;
};

/**
 * Checks the second factor: a code of the app, or a recovery code. Each is good once, and wrong ones bring
 * growing waits. Only somebody who knew the password comes this far.
 */
export async function checkCode(deps: CodeDeps, accountId: string, typed: string): Promise<CodeOutcome> {
  const counters = [{ kind: 'code', of: accountId }] as const;
  const seconds = await deps.attempts.begin(counters);
  if (seconds > 0) {
    await deps.audit({ event: 'second-factor-delayed', accountId });
    return { kind: 'wait', seconds };
  }
  const kind = await kindOfCode(deps, accountId, typed);
  if (kind === undefined) {
    await deps.audit({ event: 'second-factor-failed', accountId });
    return { kind: 'refused' };
  }
  await deps.attempts.succeeded(counters, { clear: true });
  if (kind === 'recovery-code') await deps.audit({ event: 'recovery-code-used', accountId });
  return { kind };
}

async function kindOfCode(deps: CodeDeps, accountId: string, typed: string) {
  const factor = await findFactor(deps.database, accountId);
  if (!factor) return undefined;
  if (looksLikeAppCode(typed)) return (await appCodeFits(deps, factor, typed)) ? 'app-code' : undefined;
  if (!looksLikeRecoveryCode(typed)) return undefined;
  const digest = await digestOfCode(typed, factor.recoverySalt);
  return (await takeRecoveryCode(deps.database, accountId, digest)) ? 'recovery-code' : undefined;
}

async function appCodeFits(deps: CodeDeps, factor: StoredFactor, typed: string): Promise<boolean> {
  const secret = unseal(deps.factorKey, factor.accountId, factor.sealedSecret);
  const step = stepOfCode(secret, typed, deps.clock());
  return step !== undefined && takeTimeStep(deps.database, factor.accountId, step);
}
