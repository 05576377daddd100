import type { Database } from '@longleaf/platform/database';
import { and, desc, eq, gt } from 'drizzle-orm';
import { signIns } from '../tables-safety.ts';
import type { SignInMethod } from './method-in-words.ts';

/** For how many days people can look at how they signed in. */
export const HISTORY_DAYS = 90;

const MOST_SHOWN = 100;
const DAY_MS = 24 * 60 * 60 * 1_000;

export type SignIn = { at: Date; method: SignInMethod; device: string };

/** Writes down a sign-in for its owner to see. */
export async function recordSignIn({ orm }: Database, signIn: SignIn & { accountId: string }): Promise<void> {
  await orm.insert(signIns).values(signIn);
}

/** The last sign-ins of a person, the newest first. */
export function signInsOf({ orm }: Database, accountId: string, now: Date): Promise<SignIn[]> {
  const oldest = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  return orm
    .select({ at: signIns.at, method: signIns.method, device: signIns.device })
    .from(signIns)
    .where(and(eq(signIns.accountId, accountId), gt(signIns.at, oldest)))
    .orderBy(desc(signIns.at), desc(signIns.id))
    .limit(MOST_SHOWN);
}
