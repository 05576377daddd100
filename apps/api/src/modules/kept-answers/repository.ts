import type { AnswerStore, KeyedCall } from '@longleaf/http/idempotency';
import type { Executor } from '@longleaf/platform/executor';
import { and, eq, lt, sql } from 'drizzle-orm';
import { keptAnswers } from './tables.ts';

const ofCall = ({ personId, operation, key }: KeyedCall) =>
  and(eq(keptAnswers.personId, personId), eq(keptAnswers.operation, operation), eq(keptAnswers.key, key));

/** Keeps what calls with an Idempotency-Key were answered: each person's own, and no others. */
export function answerStore(database: Executor): AnswerStore {
  return {
    database,
    async take({ orm }, call) {
      // Waits for whoever is at it with the same key; if they fail, the key is free.
      const { rowCount } = await orm.insert(keptAnswers).values(call).onConflictDoNothing();
      if (rowCount === 1) return undefined;
      const [row] = await orm
        .select({ fingerprint: keptAnswers.fingerprint, text: keptAnswers.answer })
        .from(keptAnswers)
        .where(ofCall(call));
      return row;
    },
    async keep({ orm }, call, text) {
      await orm.update(keptAnswers).set({ answer: text }).where(ofCall(call));
    },
  };
}

/** Forgets what was answered more than a day ago. */
export async function forgetOldAnswers({ orm }: Executor): Promise<void> {
  await orm.delete(keptAnswers).where(lt(keptAnswers.madeAt, sql`now() - interval '1 day'`));
}
