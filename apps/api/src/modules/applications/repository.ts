import type { ApplicationKind } from '@longleaf/rules/applications/kinds';
import type { DefinedTask } from '@longleaf/rules/applications/tasks';
import type { Scope } from '@longleaf/http/policy';
import { inTransaction, type Executor, type Transaction } from '@longleaf/platform/executor';
import { lockRowsOf } from '@longleaf/platform/keep-within';
import { rowsInRow } from '@longleaf/platform/rows-in-row';
import { once, UNNAMED } from '@longleaf/platform/written-once';
import {
  and,
  count,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type InvitationWithLetter, isLastDelivery } from './invitation-repository.ts';
import { applicationInvitations, applications, applicationTasks, letterDeliveries } from './tables.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type TaskRow = typeof applicationTasks.$inferSelect;
export type ApplicationWithTasks = ApplicationRow & { tasks: TaskRow[]; invitations: InvitationWithLetter[] };

type Change = Scope<'application', 'change'>;

/** What the student may change of an application; what is left out stays. */
export type ApplicationChange = {
  completedAt?: Date | null | undefined;
  note?: string | undefined;
  dueOn?: string | null | undefined;
};

/** Which applications somebody has in the hub. */
export function ofOwner({ owner }: Scope<'application'>): SQL | undefined {
  return and(eq(applications.personId, owner), isNull(applications.removedAt));
}

/** All SQL of applications. Every function sees the rows of its scope, and no others. */
export function applicationRepository(executor: Executor) {
  const { orm } = executor;
  const these = (id?: number) =>
    orm
      .select({
        ...getTableColumns(applications),
        tasks: rowsInRow(getTableColumns(applicationTasks), {
          from: applicationTasks,
          where: eq(applicationTasks.applicationId, applications.id),
          orderBy: [applicationTasks.position, applicationTasks.id],
        }),
        // Few ask anybody: only they are asked for.
        hasInvited: sql<boolean>`${exists(
          orm
            .select({ id: applicationInvitations.id })
            .from(applicationInvitations)
            .where(eq(applicationInvitations.applicationId, applications.id)),
        )}`,
      })
      .from(applications)
      .where(
        and(
          eq(applications.personId, sql.placeholder('owner')),
          isNull(applications.removedAt),
          id === undefined ? undefined : eq(applications.id, id),
        ),
      )
      .orderBy(applications.startedAt, applications.id)
      .prepare(UNNAMED);
  const all = once(() => these());
  const invitationsIn = (ids: readonly number[]) =>
    orm
      .select({ invitation: applicationInvitations, delivery: letterDeliveries })
      .from(applicationInvitations)
      .leftJoin(letterDeliveries, isLastDelivery)
      .where(
        and(
          inArray(applicationInvitations.applicationId, [...ids]),
          isNull(applicationInvitations.withdrawnAt),
        ),
      );
  const read = async ({ owner }: Scope<'application'>, id?: number): Promise<ApplicationWithTasks[]> => {
    const rows = await (id === undefined ? all() : these(id)).execute({ owner });
    const asking = rows.filter(({ hasInvited }) => hasInvited).map((row) => row.id);
    const invitations = asking.length > 0 ? await invitationsIn(asking) : [];
    const invitationsOf = Map.groupBy(
      invitations.map(({ invitation, delivery }) => ({ ...invitation, delivery })),
      ({ applicationId }) => applicationId,
    );
    return rows.map((row) => ({ ...row, invitations: invitationsOf.get(row.id) ?? [] }));
  };
  return {
    /** Every application, the oldest first. */
    list: (scope: Scope<'application'>) => read(scope),

    one: async (scope: Scope<'application'>, id: number): Promise<ApplicationWithTasks | undefined> =>
      (await read(scope, id))[0],

    /** Which definitions are started, with the row of each. */
    started: (scope: Scope<'application'>) =>
      orm
        .select({
          id: applications.id,
          collegeId: applications.collegeId,
          kind: applications.kind,
          completedAt: applications.completedAt,
        })
        .from(applications)
        .where(ofOwner(scope)),

    /** Starts an application once; gives its id, or undefined when the person has `limit` others. */
    start: (
      scope: Change,
      { collegeId, kind }: { collegeId: number; kind: ApplicationKind },
      { tasks, limit, at }: { tasks: readonly DefinedTask[]; limit: number; at: Date },
    ): Promise<{ id: number; isNew: boolean } | undefined> =>
      inTransaction(executor, async (tx) => {
        await oneAtATime(tx, scope);
        const [before] = await tx.orm
          .select({ id: applications.id })
          .from(applications)
          .where(and(ofOwner(scope), eq(applications.collegeId, collegeId), eq(applications.kind, kind)));
        if (before) return { id: before.id, isNew: false };
        const [others] = await tx.orm.select({ total: count() }).from(applications).where(ofOwner(scope));
        if ((others?.total ?? 0) >= limit) return undefined;
        const [made] = await tx.orm
          .insert(applications)
          .values({ personId: scope.owner, collegeId, kind, startedAt: at })
          .returning({ id: applications.id });
        if (!made) throw new Error('An insert gave no row');
        await tx.orm.insert(applicationTasks).values(
          tasks.map(({ key, isOptional }, position) => ({
            applicationId: made.id,
            task: key,
            position,
            isOptional,
          })),
        );
        return { id: made.id, isNew: true };
      }),

    /** Changes what is given; gives the application, where there is one of this person. */
    change: async (
      scope: Change,
      id: number,
      given: ApplicationChange,
    ): Promise<ApplicationRow | undefined> => {
      const { completedAt, ...others } = given;
      const rows = await orm
        .update(applications)
        .set({
          ...others,
          // Marked again it keeps the moment it was marked first.
          ...(completedAt !== undefined && {
            completedAt:
              completedAt && sql`coalesce(${applications.completedAt}, ${completedAt.toISOString()})`,
          }),
          // Drizzle refuses to set nothing; the owner stays who it is.
          personId: scope.owner,
        })
        .where(and(ofOwner(scope), eq(applications.id, id)))
        .returning();
      return rows[0];
    },

    /** The college of an application; undefined when it is not this person's. */
    collegeOf: async (scope: Scope<'application'>, id: number): Promise<number | undefined> => {
      const rows = await orm
        .select({ collegeId: applications.collegeId })
        .from(applications)
        .where(and(ofOwner(scope), eq(applications.id, id)));
      return rows[0]?.collegeId;
    },

    /** Takes an application out of the hub; gives whether one was there. */
    remove: async (scope: Change, id: number, at: Date): Promise<boolean> => {
      const rows = await orm
        .update(applications)
        .set({ removedAt: at })
        .where(and(ofOwner(scope), eq(applications.id, id)))
        .returning({ id: applications.id });
      return rows.length > 0;
    },

    /**
     * Puts a removed application back as it was. `started` when the same one was started anew since, `full` when there
     * are `limit` others, undefined when it is gone.
     */
    restore: (scope: Change, id: number, limit: number): Promise<'back' | 'started' | 'full' | undefined> =>
      inTransaction(executor, async (tx) => {
        await oneAtATime(tx, scope);
        const [row] = await tx.orm
          .select()
          .from(applications)
          .where(and(eq(applications.personId, scope.owner), eq(applications.id, id)));
        if (!row) return undefined;
        if (row.removedAt === null) return 'back';
        const others = await tx.orm.select().from(applications).where(ofOwner(scope));
        if (others.some((one) => one.collegeId === row.collegeId && one.kind === row.kind)) return 'started';
        if (others.length >= limit) return 'full';
        await tx.orm
          .update(applications)
          .set({ removedAt: null })
          .where(and(eq(applications.personId, scope.owner), eq(applications.id, id)));
        return 'back';
      }),
  };
}

export type ApplicationRepository = ReturnType<typeof applicationRepository>;

/** Forgets what was removed before a moment; gives the files that were with it, and whose they were. */
export async function forgetRemoved(
  { orm }: Executor,
  before: Date,
): Promise<{ fileId: string; owner: string }[]> {
  const isOver = and(
    isNotNull(applications.removedAt),
    sql`${applications.removedAt} < ${before.toISOString()}`,
  );
  const letters = await orm
    .select({ fileId: applicationInvitations.letterId, owner: applications.personId })
    .from(applicationInvitations)
    .innerJoin(applications, eq(applications.id, applicationInvitations.applicationId))
    .where(and(isOver, isNotNull(applicationInvitations.letterId)));
  const attachments = await orm
    .select({ fileId: applicationTasks.attachmentId, owner: applications.personId })
    .from(applicationTasks)
    .innerJoin(applications, eq(applications.id, applicationTasks.applicationId))
    .where(and(isOver, isNotNull(applicationTasks.attachmentId)));
  await orm.delete(applications).where(isOver);
  return [...letters, ...attachments].flatMap(({ fileId, owner }) =>
    fileId === null ? [] : [{ fileId, owner }],
  );
}

/** Whoever else adds to the applications of this person waits: what is counted stays true until the end. */
export async function oneAtATime(tx: Transaction, { owner }: Change): Promise<void> {
  await lockRowsOf(tx, applications, owner);
}
