import type { Scope } from '@longleaf/http/policy';
import { inTransaction, type Executor } from '@longleaf/platform/executor';
import { once, UNNAMED } from '@longleaf/platform/written-once';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { assessmentAnswers, assessmentSessions } from './tables.ts';

export type SessionRow = typeof assessmentSessions.$inferSelect;
export type AnswerRow = typeof assessmentAnswers.$inferSelect;
type Mine = Scope<'assessment'>;
type Change = Scope<'assessment', 'change'>;
interface Place {
  assessmentId: number;
  sessionId: number;
  questionId: number;
}
interface Given {
  answer: string;
  answeredAt: Date;
}

/** All SQL of assessments. Every function sees the rows of its scope, and no others. */
export function assessmentRepository(executor: Executor) {
  const { orm } = executor;
  const answer = answering(orm);
  const mine = ({ owner }: Mine) => eq(assessmentSessions.personId, owner);
  const open = (scope: Mine, assessmentId: number) =>
    and(
      mine(scope),
      eq(assessmentSessions.assessmentId, assessmentId),
      isNull(assessmentSessions.completedAt),
    );
  const listed = <Value>(column: PgColumn) =>
    sql<
      Value[] | null
    >`array_agg(${column} order by ${assessmentAnswers.questionId}) filter (where ${assessmentAnswers.id} is not null)`;
  // Asked wherever results are looked at: its text is put together once.
  const withAnswers = once(() => {
    const owner = sql.placeholder('owner');
    return orm
      .select({
        completedAt: assessmentSessions.completedAt,
        isLegacy: assessmentSessions.isLegacy,
        questions: listed<number>(assessmentAnswers.questionId),
        given: listed<string>(assessmentAnswers.answer),
      })
      .from(assessmentSessions)
      .leftJoin(
        assessmentAnswers,
        and(
          eq(assessmentAnswers.sessionId, assessmentSessions.id),
          eq(assessmentAnswers.personId, owner),
          eq(assessmentAnswers.isTakenBack, false),
        ),
      )
      .where(
        and(
          eq(assessmentSessions.personId, owner),
          eq(assessmentSessions.assessmentId, sql.placeholder('assessmentId')),
          eq(assessmentSessions.id, sql.placeholder('id')),
        ),
      )
      .groupBy(assessmentSessions.id)
      .prepare(UNNAMED);
  });
  return {
    /** The session that is not finished; a new one where there is none. Two tabs at once get the same. */
    start: async (scope: Change, assessmentId: number, now: Date): Promise<SessionRow> => {
      for (;;) {
        const [known] = await orm.select().from(assessmentSessions).where(open(scope, assessmentId));
        if (known) return known;
        const [made] = await orm
          .insert(assessmentSessions)
          .values({ personId: scope.owner, assessmentId, startedAt: now })
          .onConflictDoNothing()
          .returning();
        if (made) return made;
      }
    },

    /** Sessions of one assessment, the latest first. */
    sessions: (scope: Mine, assessmentId: number): Promise<SessionRow[]> =>
      orm
        .select()
        .from(assessmentSessions)
        .where(and(mine(scope), eq(assessmentSessions.assessmentId, assessmentId)))
        .orderBy(desc(assessmentSessions.startedAt), desc(assessmentSessions.id)),

    /** Finished sessions of the system before, the latest first. */
    legacy: (scope: Mine): Promise<SessionRow[]> =>
      orm
        .select()
        .from(assessmentSessions)
        .where(
          and(mine(scope), eq(assessmentSessions.isLegacy, true), isNotNull(assessmentSessions.completedAt)),
        )
        .orderBy(desc(assessmentSessions.completedAt), desc(assessmentSessions.id)),

    session: async (scope: Mine, assessmentId: number, id: number): Promise<SessionRow | undefined> => {
      const [row] = await orm
        .select()
        .from(assessmentSessions)
        .where(
          and(mine(scope), eq(assessmentSessions.assessmentId, assessmentId), eq(assessmentSessions.id, id)),
        );
      return row;
    },

    /** A session with what was answered in it, in one statement. */
    answered: async ({ owner }: Mine, assessmentId: number, id: number) => {
      const [row] = await withAnswers().execute({ owner, assessmentId, id });
      if (!row) return undefined;
      const { completedAt, isLegacy, questions, given } = row;
      const answers = (questions ?? []).map((questionId, place) => ({
        questionId,
        answer: given?.[place] ?? '',
      }));
      return { completedAt, isLegacy, answers };
    },

    /** Deletes one that is not finished, with its answers; gives whether there was one. */
    removeOpen: async (scope: Change, assessmentId: number, id: number): Promise<boolean> => {
      const rows = await orm
        .delete(assessmentSessions)
        .where(and(open(scope, assessmentId), eq(assessmentSessions.id, id)))
        .returning({ id: assessmentSessions.id });
      return rows.length > 0;
    },

    /**
     * Finishes a session; one that is finished stays as it is. Nobody answers it or takes an answer back meanwhile.
     * @param look throws where it cannot be finished with these answers
     * @returns the session with its answers; undefined where there is none
     */
    complete: (
      scope: Change,
      assessmentId: number,
      id: number,
      { now, look }: { now: Date; look: (answers: readonly AnswerRow[]) => void },
    ): Promise<{ session: SessionRow; answers: AnswerRow[] } | undefined> =>
      inTransaction(executor, async (tx) => {
        const [session] = await tx.orm
          .select()
          .from(assessmentSessions)
          .where(
            and(
              mine(scope),
              eq(assessmentSessions.assessmentId, assessmentId),
              eq(assessmentSessions.id, id),
            ),
          )
          .for('update');
        if (!session) return undefined;
        const answers = await assessmentRepository(tx).answersOf(scope, [id]);
        if (session.completedAt) return { session, answers };
        look(answers);
        await tx.orm
          .update(assessmentSessions)
          .set({ completedAt: now })
          .where(eq(assessmentSessions.id, session.id));
        return { session: { ...session, completedAt: now }, answers };
      }),

    answersOf: (scope: Mine, sessionIds: readonly number[]): Promise<AnswerRow[]> =>
      orm
        .select()
        .from(assessmentAnswers)
        .where(
          and(
            eq(assessmentAnswers.personId, scope.owner),
            eq(assessmentAnswers.isTakenBack, false),
            inArray(assessmentAnswers.sessionId, [...sessionIds]),
          ),
        )
        .orderBy(asc(assessmentAnswers.questionId)),

    answer,

    /**
     * Keeps an answer that only one question of a session can have: a place of the work values sorter (ST-197). The newest
     * has it, and what had it before is taken back. The session is locked meanwhile, for two devices may send at once.
     */
    answerInPlace: (scope: Change, place: Place, given: Given): Promise<number | undefined> =>
      inTransaction(executor, async (tx) => {
        const { rowCount } = await tx.orm
          .select({ id: assessmentSessions.id })
          .from(assessmentSessions)
          .where(and(open(scope, place.assessmentId), eq(assessmentSessions.id, place.sessionId)))
          .for('update')
          .then((rows) => ({ rowCount: rows.length }));
        if (rowCount === 0) return undefined;
        const id = await answering(tx.orm)(scope, place, given);
        const inPlace = await tx.orm
          .select({ id: assessmentAnswers.id })
          .from(assessmentAnswers)
          .where(
            and(
              eq(assessmentAnswers.personId, scope.owner),
              eq(assessmentAnswers.sessionId, place.sessionId),
              eq(assessmentAnswers.answer, given.answer),
              eq(assessmentAnswers.isTakenBack, false),
            ),
          )
          .orderBy(desc(assessmentAnswers.answeredAt), desc(assessmentAnswers.id));
        const others = inPlace.slice(1).map((row) => row.id);
        if (others.length > 0)
          await tx.orm
            .update(assessmentAnswers)
            .set({ isTakenBack: true, answer: '' })
            .where(and(eq(assessmentAnswers.personId, scope.owner), inArray(assessmentAnswers.id, others)));
        return id;
      }),

    /** Takes an answer of a session that is not finished back, unless a later one is there; gives whether it did. */
    removeAnswer: async (
      scope: Change,
      {
        assessmentId,
        sessionId,
        questionId,
      }: { assessmentId: number; sessionId: number; questionId: number },
      { id, at }: { id: number; at: Date },
    ): Promise<boolean> => {
      const sessions = orm
        .select({ id: assessmentSessions.id })
        .from(assessmentSessions)
        .where(and(open(scope, assessmentId), eq(assessmentSessions.id, sessionId)))
        .for('key share');
      const rows = await orm
        .update(assessmentAnswers)
        .set({ isTakenBack: true, answer: '', answeredAt: at })
        .where(
          and(
            eq(assessmentAnswers.personId, scope.owner),
            eq(assessmentAnswers.id, id),
            eq(assessmentAnswers.questionId, questionId),
            eq(assessmentAnswers.isTakenBack, false),
            lte(assessmentAnswers.answeredAt, at),
            inArray(assessmentAnswers.sessionId, sessions),
          ),
        )
        .returning({ id: assessmentAnswers.id });
      return rows.length > 0;
    },

    /** All sessions of somebody with the number of their answers, those that were finished last first. */
    standings: (scope: Mine) =>
      orm
        .select({
          session: assessmentSessions,
          answered: count(assessmentAnswers.id),
          lastAnsweredAt: max(assessmentAnswers.answeredAt),
        })
        .from(assessmentSessions)
        .leftJoin(
          assessmentAnswers,
          and(
            eq(assessmentAnswers.sessionId, assessmentSessions.id),
            eq(assessmentAnswers.isTakenBack, false),
          ),
        )
        .where(mine(scope))
        .groupBy(assessmentSessions.id)
        .orderBy(desc(assessmentSessions.completedAt), desc(assessmentSessions.id)),
  };
}
/**
 * Keeps an answer in a session that is not finished, in one statement: the newest by when it was given stays. Gives the
 * id of the answer; undefined where there is no such session.
 */
function answering(orm: Executor['orm']) {
  return async (
    { owner }: Change,
    { assessmentId, sessionId, questionId }: Place,
    { answer, answeredAt }: Given,
  ): Promise<number | undefined> => {
    const { rows } = await orm.execute<{ id: number }>(sql`
        with open as (
          select id from ${assessmentSessions}
          where id = ${sessionId} and person_id = ${owner} and assessment_id = ${assessmentId} and completed_at is null
          for key share
        )
        insert into ${assessmentAnswers} as kept (person_id, session_id, question_id, answer, answered_at)
        select ${owner}::uuid, open.id, ${questionId}::int, ${answer}::text, ${answeredAt.toISOString()}::timestamptz from open
        on conflict (session_id, question_id) do update set
          answer = case when excluded.answered_at >= kept.answered_at then excluded.answer else kept.answer end,
          is_taken_back = kept.is_taken_back and excluded.answered_at < kept.answered_at,
          answered_at = greatest(excluded.answered_at, kept.answered_at)
        returning kept.id`);
    return rows[0]?.id;
  };
}

export type AssessmentRepository = ReturnType<typeof assessmentRepository>;
