import { TEST_SCORES_LIMIT } from '@longleaf/contract/test-scores';
import type { Scope } from '@longleaf/http/policy';
import { databaseErrorOf, isTaken } from '@longleaf/platform/database-error';
import { atMoment, exactMoment } from '@longleaf/platform/exact-moment';
import type { Executor } from '@longleaf/platform/executor';
import { once, UNNAMED } from '@longleaf/platform/written-once';
import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { testScores } from './tables.ts';

export type ScoreRow = Pick<
  typeof testScores.$inferSelect,
  'id' | 'testId' | 'subject' | 'takenOn' | 'scores'
>;
export type NewScore = Omit<ScoreRow, 'id'>;
type Change = Scope<'test-score', 'change'>;

/** What is needed to put deleted scores back. */
export const removedScore = z.object({
  id: z.number(),
  testId: z.number(),
  subject: z.string().nullable(),
  takenOn: z.string(),
  scores: z.record(z.string(), z.union([z.string(), z.number()])),
  addedAt: z.string(),
});
export type RemovedScore = z.infer<typeof removedScore>;

/** What became of scores that were to be kept: `same` says that there are some in their place. */
export type KeptScore = { kind: 'added'; id: number } | { kind: 'same'; row: ScoreRow } | { kind: 'full' };

const shown = {
  id: testScores.id,
  testId: testScores.testId,
  subject: testScores.subject,
  takenOn: testScores.takenOn,
  scores: testScores.scores,
};
const BROKEN_LIMIT = '23514';

/** All SQL of test scores. Every function sees the rows of its scope, and no others. */
export function testScoreRepository({ orm }: Executor) {
  const mine = (scope: Scope<'test-score'>) => eq(testScores.personId, scope.owner);
  // Each row has a place of its own: two calls that take the same one are told so by the table, and one takes another.
  // It is the one after the last; gaps are looked for only when the last is taken.
  const owner = sql.placeholder('owner');
  const freePlace = sql`(select case when coalesce(max(place), 0) < ${TEST_SCORES_LIMIT}::integer then coalesce(max(place), 0) + 1
      else coalesce((select min(free) from generate_series(1, ${TEST_SCORES_LIMIT}::integer) free
        where not exists (select from ${testScores} taken where taken.person_id = ${owner} and taken.place = free)),
        ${TEST_SCORES_LIMIT + 1}::integer) end
    from ${testScores} mine where mine.person_id = ${owner})`;
  const inTheWay = async (scope: Change, row: NewScore, id?: number): Promise<ScoreRow | undefined> => {
    const same =
      row.subject === null
        ? and(isNull(testScores.subject), eq(testScores.takenOn, row.takenOn))
        : eq(testScores.subject, row.subject);
    const [found] = await orm
      .select(shown)
      .from(testScores)
      .where(
        and(
          mine(scope),
          or(
            and(eq(testScores.testId, row.testId), same),
            id === undefined ? undefined : eq(testScores.id, id),
          ),
        ),
      );
    return found;
  };
  const inserting = (before: { id?: number; addedAt?: SQL } = {}) =>
    orm
      .insert(testScores)
      .overridingSystemValue()
      .values({
        testId: sql.placeholder('testId'),
        subject: sql.placeholder('subject'),
        takenOn: sql.placeholder('takenOn'),
        scores: sql.placeholder('scores'),
        personId: owner,
        place: freePlace,
        ...before,
      })
      .onConflictDoNothing()
      .returning({ id: testScores.id })
      .prepare(UNNAMED);
  // To put its text together at each call took a sixth of the call.
  const adding = once(inserting);
  const insert = async (
    scope: Change,
    row: NewScore,
    { statement = adding(), id }: { statement?: ReturnType<typeof inserting>; id?: number } = {},
  ): Promise<KeptScore> => {
    for (let attempt = 0; attempt < TEST_SCORES_LIMIT; attempt++) {
      const [added] = await statement.execute({ ...row, owner: scope.owner });
      if (added) return { kind: 'added', id: added.id };
      const same = await inTheWay(scope, row, id);
      if (same) return { kind: 'same', row: same };
      // Another call took the place in between.
    }
    return { kind: 'full' };
  };
  const withinLimit = async (work: () => Promise<KeptScore>): Promise<KeptScore> => {
    try {
      return await work();
    } catch (error) {
      if (databaseErrorOf(error)?.code === BROKEN_LIMIT) return { kind: 'full' };
      throw error;
    }
  };
  return {
    /** All scores, the latest first. */
    list: (scope: Scope<'test-score'>): Promise<ScoreRow[]> =>
      orm
        .select(shown)
        .from(testScores)
        .where(mine(scope))
        .orderBy(asc(testScores.testId), desc(testScores.takenOn), desc(testScores.id)),

    /** Adds scores, once in their place, within the limit. */
    add: (scope: Change, row: NewScore): Promise<KeptScore> => withinLimit(() => insert(scope, row)),

    /** Changes scores. `taken`: others are in the place that they would have. */
    change: async (
      scope: Change,
      { id, testId, ...row }: ScoreRow,
    ): Promise<'changed' | 'gone' | 'taken'> => {
      try {
        const { rowCount } = await orm
          .update(testScores)
          .set(row)
          .where(and(mine(scope), eq(testScores.id, id), eq(testScores.testId, testId)));
        return (rowCount ?? 0) > 0 ? 'changed' : 'gone';
      } catch (error) {
        if (isTaken(error)) return 'taken';
        throw error;
      }
    },

    /** Deletes scores by their id, or by the subject of a list test; gives them, if there were any. */
    remove: async (
      scope: Change,
      { testId, ...which }: { testId: number } & ({ id: number } | { subject: string }),
    ): Promise<RemovedScore | undefined> => {
      const one =
        'id' in which
          ? and(eq(testScores.id, which.id), isNull(testScores.subject))
          : eq(testScores.subject, which.subject);
      const [row] = await orm
        .delete(testScores)
        .where(and(mine(scope), eq(testScores.testId, testId), one))
        .returning({ ...shown, addedAt: exactMoment(testScores.addedAt) });
      return row && removedScore.parse(row);
    },

    /** Puts deleted scores back under their id, once. */
    restore: (scope: Change, { id, addedAt, ...row }: RemovedScore): Promise<KeptScore> =>
      withinLimit(() => insert(scope, row, { id, statement: inserting({ id, addedAt: atMoment(addedAt) }) })),
  };
}

export type TestScoreRepository = ReturnType<typeof testScoreRepository>;
