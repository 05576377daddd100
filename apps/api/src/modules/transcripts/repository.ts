import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import { once, UNNAMED } from '@longleaf/platform/written-once';
import type { TranscriptStatusName } from '@longleaf/rules/transcripts/states';
import { isUnderWay } from '@longleaf/rules/transcripts/retry';
import { and, asc, desc, eq, exists, inArray, lte, or, ne, sql } from 'drizzle-orm';
import { applicationRows } from '../applications/index.ts';
import { transcriptConsents, transcriptEvents, transcriptRecords, transcriptRequests } from './tables.ts';

export type RequestRow = typeof transcriptRequests.$inferSelect;
export type EventRow = typeof transcriptEvents.$inferSelect;
export type RecordRow = Pick<typeof transcriptRecords.$inferSelect, 'id' | 'ceeb' | 'isComplete'>;
export type RequestWithHistory = RequestRow & { history: EventRow[] };

/** Why a delivery failed: what we know ourselves, or what the college wrote. */
export type Why = Partial<Pick<EventRow, 'failure' | 'reason'>>;

type Read = Scope<'transcript'>;
type Change = Scope<'transcript', 'change'>;

/** All SQL of requests for transcripts. Every function sees the rows of its scope, and no others. */
export function transcriptRepository(executor: Executor) {
  const { orm } = executor;
  const mine = ({ owner }: Read) => eq(transcriptRequests.personId, owner);
  const read = async (scope: Read, id?: number): Promise<RequestWithHistory[]> => {
    const these = and(mine(scope), id === undefined ? undefined : eq(transcriptRequests.id, id));
    const rows = await orm
      .select()
      .from(transcriptRequests)
      .where(these)
      .orderBy(desc(transcriptRequests.askedAt), desc(transcriptRequests.id));
    const events = await orm
      .select()
      .from(transcriptEvents)
      .where(
        inArray(
          transcriptEvents.requestId,
          orm.select({ id: transcriptRequests.id }).from(transcriptRequests).where(these),
        ),
      )
      .orderBy(asc(transcriptEvents.id));
    const history = Map.groupBy(events, ({ requestId }) => requestId);
    return rows.map((row) => ({ ...row, history: history.get(row.id) ?? [] }));
  };
  const note = async (event: typeof transcriptEvents.$inferInsert) => {
    await orm.insert(transcriptEvents).values(event);
  };
  return {
    /** Every request, the newest first. */
    list: (scope: Read) => read(scope),

    one: async (scope: Read, id: number): Promise<RequestWithHistory | undefined> =>
      (await read(scope, id))[0],

    /** The records that schools gave, without what is in them. */
    records: (scope: Read): Promise<RecordRow[]> =>
      orm
        .select({
          id: transcriptRecords.id,
          ceeb: transcriptRecords.ceeb,
          isComplete: transcriptRecords.isComplete,
        })
        .from(transcriptRecords)
        .where(eq(transcriptRecords.personId, scope.owner)),

    /** One record with what is in it, sealed. */
    record: async (scope: Read, id: number): Promise<typeof transcriptRecords.$inferSelect | undefined> => {
      const rows = await orm
        .select()
        .from(transcriptRecords)
        .where(and(eq(transcriptRecords.personId, scope.owner), eq(transcriptRecords.id, id)));
      return rows[0];
    },

    /** A request that nobody else changes until the transaction ends. */
    locked: async (scope: Change, id: number): Promise<RequestRow | undefined> => {
      const rows = await orm
        .select()
        .from(transcriptRequests)
        .where(and(mine(scope), eq(transcriptRequests.id, id)))
        .for('update');
      return rows[0];
    },

    /** Writes a new status down, with its time and reason. The row is `locked`. */
    move: async (
      scope: Change,
      id: number,
      {
        status,
        at,
        why = {},
        retryAt = null,
      }: { status: TranscriptStatusName; at: Date; why?: Why; retryAt?: Date | null },
    ): Promise<void> => {
      await orm
        .update(transcriptRequests)
        .set({ status, retryAt })
        .where(and(mine(scope), eq(transcriptRequests.id, id)));
      await note({ requestId: id, status, at, ...why });
    },

    /** Whether a further request of the same kind to the same college is under way. */
    otherUnderWay: async (scope: Read, { id, collegeId, type }: RequestRow): Promise<boolean> => {
      const rows = await orm
        .select({ status: transcriptRequests.status, retryAt: transcriptRequests.retryAt })
        .from(transcriptRequests)
        .where(
          and(
            mine(scope),
            ne(transcriptRequests.id, id),
            eq(transcriptRequests.collegeId, collegeId),
            eq(transcriptRequests.type, type),
          ),
        );
      return rows.some(isUnderWay);
    },

    /** Whether this person agreed to have transcripts sent. */
    hasAgreed: async (scope: Read): Promise<boolean> => {
      const rows = await orm
        .select({ at: transcriptConsents.agreedAt })
        .from(transcriptConsents)
        .where(eq(transcriptConsents.personId, scope.owner));
      return rows.length > 0;
    },

    /** Keeps that this person agreed; the first time stays. */
    agree: async (scope: Change, agreed: { agreedAt: Date; words: string }): Promise<void> => {
      await orm
        .insert(transcriptConsents)
        .values({ personId: scope.owner, ...agreed })
        .onConflictDoNothing();
    },
  };
}

export type TranscriptRepository = ReturnType<typeof transcriptRepository>;

/** The requests of each application that is in the hub: those to its college. */
export function requestsOfApplications({
  orm,
}: Executor): (scope: Scope<'application'>) => Promise<{ applicationId: number; request: RequestRow }[]> {
  const asked = once(() =>
    orm
      .select({ applicationId: applicationRows.id, request: transcriptRequests })
      .from(transcriptRequests)
      .innerJoin(
        applicationRows,
        and(
          eq(applicationRows.personId, transcriptRequests.personId),
          eq(applicationRows.collegeId, transcriptRequests.collegeId),
        ),
      )
      .where(eq(transcriptRequests.personId, sql.placeholder('owner')))
      .orderBy(desc(transcriptRequests.askedAt), desc(transcriptRequests.id))
      .prepare(UNNAMED),
  );
  return ({ owner }) => asked().execute({ owner });
}

export type PlannedRelease = { on: string; type: RequestRow['type']; collegeId: number };

/** The days on which the school is going to release what was asked for. */
export async function plannedReleases({ orm }: Executor, { owner }: Read): Promise<PlannedRelease[]> {
  return orm
    .select({
      on: transcriptRequests.releaseOn,
      type: transcriptRequests.type,
      collegeId: transcriptRequests.collegeId,
    })
    .from(transcriptRequests)
    .where(and(eq(transcriptRequests.personId, owner), eq(transcriptRequests.status, 'Pending')))
    .orderBy(asc(transcriptRequests.releaseOn), asc(transcriptRequests.id));
}

/** Pending requests whose day has come and whose record the school has given, the longest due first. */
export async function dueRequests(
  { orm }: Executor,
  today: string,
  limit: number,
): Promise<{ id: number; owner: string }[]> {
  const fittingRecord = orm
    .select({ one: sql`1` })
    .from(transcriptRecords)
    .where(
      and(
        eq(transcriptRecords.personId, transcriptRequests.personId),
        eq(transcriptRecords.ceeb, transcriptRequests.ceeb),
        or(ne(transcriptRequests.type, 'Final'), transcriptRecords.isComplete),
      ),
    );
  return orm
    .select({ id: transcriptRequests.id, owner: transcriptRequests.personId })
    .from(transcriptRequests)
    .where(
      and(
        eq(transcriptRequests.status, 'Pending'),
        lte(transcriptRequests.releaseOn, today),
        exists(fittingRecord),
      ),
    )
    .orderBy(asc(transcriptRequests.releaseOn), asc(transcriptRequests.id))
    .limit(limit);
}

/** Whose request it is, for what is done without anybody signed in. */
export async function ownerOfRequest({ orm }: Executor, id: number): Promise<string | undefined> {
  const [row] = await orm
    .select({ owner: transcriptRequests.personId })
    .from(transcriptRequests)
    .where(eq(transcriptRequests.id, id));
  return row?.owner;
}
