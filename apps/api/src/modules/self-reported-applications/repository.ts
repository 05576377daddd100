import type { Scope } from '@longleaf/http/policy';
import { isTaken } from '@longleaf/platform/database-error';
import { type Executor, inTransaction } from '@longleaf/platform/executor';
import { keepWithin } from '@longleaf/platform/keep-within';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { applicationRows } from '../applications/index.ts';
import { selfReportedApplications as reported } from './tables.ts';

export type ReportedRow = typeof reported.$inferSelect;

/** What somebody said of an application. */
export const saidOfReported = z.object({
  collegeId: z.number().nullable(),
  collegeName: z.string(),
  submittedOn: z.string(),
});
export type ReportedSaid = z.infer<typeof saidOfReported>;

type Change = Scope<'self-reported-application', 'change'>;

const college = ({ collegeId, collegeName }: ReportedSaid) =>
  eq(
    sql`coalesce(${reported.collegeId}::text, lower(${reported.collegeName}))`,
    collegeId === null ? sql`lower(${collegeName})` : String(collegeId),
  );

/** All SQL of self-reported applications. Every function sees the rows of its scope, and no others. */
export function reportedRepository(executor: Executor) {
  const { orm } = executor;
  const one = ({ owner }: Change, id: number) => and(eq(reported.personId, owner), eq(reported.id, id));
  const keep = (scope: Change, said: ReportedSaid, { limit, change }: { limit: number; change: boolean }) =>
    inTransaction(executor, async (tx) => {
      const kept = await keepWithin(tx, {
        table: reported,
        owner: { column: reported.personId, id: scope.owner },
        same: college(said),
        row: { personId: scope.owner, ...said },
        limit,
      });
      if (!kept || kept.isNew || !change) return kept?.row;
      const [row] = await tx.orm.update(reported).set(said).where(one(scope, kept.row.id)).returning();
      return row;
    });
  return {
    list: ({ owner }: Scope<'self-reported-application'>): Promise<ReportedRow[]> =>
      orm
        .select()
        .from(reported)
        .where(eq(reported.personId, owner))
        .orderBy(desc(reported.submittedOn), desc(reported.id)),

    /** Ids of the colleges that the person has an application to in the hub. */
    inHub: async ({ owner }: Scope<'self-reported-application'>): Promise<ReadonlySet<number>> => {
      const rows = await orm
        .selectDistinct({ id: applicationRows.collegeId })
        .from(applicationRows)
        .where(and(eq(applicationRows.personId, owner), isNull(applicationRows.removedAt)));
      return new Set(rows.map(({ id }) => id));
    },

    /** Adds one, or changes what is said of its college when it is there: a double click makes one. Undefined beyond the limit. */
    add: (scope: Change, said: ReportedSaid, limit: number) => keep(scope, said, { limit, change: true }),

    /** Puts a removed one back; one that was reported anew since stays as it is. Undefined beyond the limit. */
    restore: (scope: Change, said: ReportedSaid, limit: number) =>
      keep(scope, said, { limit, change: false }),

    /** Changes a row; undefined when it is not this person's, 'taken' when another of their rows is that college. */
    change: async (
      scope: Change,
      id: number,
      said: ReportedSaid,
    ): Promise<ReportedRow | 'taken' | undefined> => {
      try {
        const [row] = await orm.update(reported).set(said).where(one(scope, id)).returning();
        return row;
      } catch (error) {
        if (isTaken(error)) return 'taken';
        throw error;
      }
    },

    remove: async (scope: Change, id: number): Promise<ReportedRow | undefined> => {
      const [row] = await orm.delete(reported).where(one(scope, id)).returning();
      return row;
    },
  };
}

export type ReportedRepository = ReturnType<typeof reportedRepository>;
