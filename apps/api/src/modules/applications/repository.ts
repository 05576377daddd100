import type { ApplicationKind } from '@longleaf/rules/applications/kinds';
import type { DefinedTask } from '@longleaf/rules/applications/tasks';
import type { Scope } from '@longleaf/http/policy';
import { inTransaction, type Executor, type Transaction } from '@longleaf/platform/executor';
import { lockRowsOf } from '@longleaf/platform/keep-within';
import { namesOf } from '@longleaf/platform/names-of';
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
  max,
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

/** All SQL of applications. Every function sees the rows of its scope, and no others. */
export function applicationRepository(executor: Executor) {
  const { orm } = executor;
  const mine = ({ owner }: Scope<'application'>) =>
    and(eq(applications.personId, owner), isNull(applications.removedAt));
  const ofMine = (scope: Scope<'application'>, applicationId: number) =>
    and(
      eq(applicationTasks.applicationId, applicationId),
      inArray(
        applicationTasks.applicationId,
        orm
          .select({ id: applications.id })
          .from(applications)
          .where(and(mine(scope), eq(applications.id, applicationId))),
      ),
    );
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
  const marking = (change: { completedAt: SQL | null; doneBy: SQL | null }) =>
    orm
      .update(applicationTasks)
      .set(change)
      .where(
        and(
          eq(applicationTasks.id, sql.placeholder('task')),
          eq(applicationTasks.applicationId, sql.placeholder('application')),
          exists(
            orm
              .select({ id: applications.id })
              .from(applications)
              .where(
                and(
                  eq(applications.id, applicationTasks.applicationId),
                  eq(applications.personId, sql.placeholder('owner')),
                  isNull(applications.removedAt),
                ),
              ),
          ),
        ),
      )
      .returning({
        ...getTableColumns(applicationTasks),
        // Few ask anybody: only they are asked for.
        hasInvited: sql<boolean>`exists (select from ${applicationInvitations} asked
          where asked.task_id = ${applicationTasks}.id and asked.withdrawn_at is null)`,
      })
      .prepare(UNNAMED);
  const done = once(() =>
    marking({
      completedAt: sql`coalesce(${applicationTasks.completedAt}, ${sql.placeholder('at')}::timestamptz)`,
      doneBy: sql`coalesce(${applicationTasks.doneBy}, ${sql.placeholder('by')}::text)`,
    }),
  );
  const notDone = once(() => marking({ completedAt: null, doneBy: null }));
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
        .where(mine(scope)),

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
          .where(and(mine(scope), eq(applications.collegeId, collegeId), eq(applications.kind, kind)));
        if (before) return { id: before.id, isNew: false };
        const [others] = await tx.orm.select({ total: count() }).from(applications).where(mine(scope));
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
        .where(and(mine(scope), eq(applications.id, id)))
        .returning();
      return rows[0];
    },

    /** Marks a task done or not done; one that is so already stays as it is. Undefined when it is not this person's. */
    mark: async (
      scope: Change,
      { applicationId, taskId }: { applicationId: number; taskId: number },
      mark: { by: NonNullable<TaskRow['doneBy']>; at: Date } | null,
    ): Promise<(TaskRow & { hasInvited: boolean }) | undefined> => {
      const which = { task: taskId, application: applicationId, owner: scope.owner };
      const rows = mark
        ? await done().execute({ ...which, by: mark.by, at: mark.at.toISOString() })
        : await notDone().execute(which);
      return rows[0];
    },

    /** A task, which nobody else changes until the end of the transaction. */
    lockTask: async (
      scope: Change,
      { applicationId, taskId }: { applicationId: number; taskId: number },
    ): Promise<TaskRow | undefined> => {
      const rows = await orm
        .select()
        .from(applicationTasks)
        .where(and(ofMine(scope, applicationId), eq(applicationTasks.id, taskId)))
        .for('update');
      return rows[0];
    },

    /** The college of an application; undefined when it is not this person's. */
    collegeOf: async (scope: Scope<'application'>, id: number): Promise<number | undefined> => {
      const rows = await orm
        .select({ collegeId: applications.collegeId })
        .from(applications)
        .where(and(mine(scope), eq(applications.id, id)));
      return rows[0]?.collegeId;
    },

    /** Notes which file is with a task that was locked. */
    setAttachment: async (
      _scope: Change,
      taskId: number,
      file: { id: string; name: string; size: number } | null,
    ): Promise<void> => {
      await orm
        .update(applicationTasks)
        .set({
          attachmentId: file?.id ?? null,
          attachmentName: file?.name ?? null,
          attachmentSize: file?.size ?? null,
        })
        .where(eq(applicationTasks.id, taskId));
    },

    /** The invitation to do a task, where there is one. */
    invitationOf: async (
      scope: Scope<'application'>,
      taskId: number,
    ): Promise<InvitationWithLetter | undefined> => {
      const [row] = await orm
        .select({ invitation: applicationInvitations, delivery: letterDeliveries })
        .from(applicationInvitations)
        .leftJoin(letterDeliveries, isLastDelivery)
        .innerJoin(applications, eq(applications.id, applicationInvitations.applicationId))
        .where(
          and(
            mine(scope),
            eq(applicationInvitations.taskId, taskId),
            isNull(applicationInvitations.withdrawnAt),
          ),
        );
      return row && { ...row.invitation, delivery: row.delivery };
    },

    /** Adds a task of the student's own at the end; undefined when there are `limit`, or the application is not theirs. */
    addTask: (
      scope: Change,
      applicationId: number,
      { title, dueOn, limit }: { title: string; dueOn: string | null; limit: number },
    ): Promise<'added' | 'too-many' | undefined> =>
      inTransaction(executor, async (tx) => {
        await oneAtATime(tx, scope);
        const [own] = await tx.orm
          .select({ id: applications.id })
          .from(applications)
          .where(and(mine(scope), eq(applications.id, applicationId)));
        if (!own) return undefined;
        const [there] = await tx.orm
          .select({ total: count(), last: max(applicationTasks.position) })
          .from(applicationTasks)
          .where(eq(applicationTasks.applicationId, applicationId));
        if ((there?.total ?? 0) >= limit) return 'too-many';
        await tx.orm
          .insert(applicationTasks)
          .values({ applicationId, title, dueOn, position: (there?.last ?? 0) + 1 });
        return 'added';
      }),

    /** Sets the date of a task, and the title of one of the student's own; gives whether there is such a task. */
    changeTask: async (
      scope: Change,
      { applicationId, taskId }: { applicationId: number; taskId: number },
      { title, dueOn }: { title?: string | undefined; dueOn?: string | null | undefined },
    ): Promise<boolean> => {
      const rows = await orm
        .update(applicationTasks)
        .set({ applicationId, ...(dueOn !== undefined && { dueOn }), ...(title !== undefined && { title }) })
        .where(
          and(
            ofMine(scope, applicationId),
            eq(applicationTasks.id, taskId),
            title === undefined ? undefined : isNull(applicationTasks.task),
          ),
        )
        .returning({ id: applicationTasks.id });
      return rows.length > 0;
    },

    /** Removes a task of the student's own; the college's stay. */
    removeTask: async (
      scope: Change,
      { applicationId, taskId }: { applicationId: number; taskId: number },
    ): Promise<void> => {
      await orm
        .delete(applicationTasks)
        .where(
          and(ofMine(scope, applicationId), eq(applicationTasks.id, taskId), isNull(applicationTasks.task)),
        );
    },

    /** Takes an application out of the hub; gives whether one was there. */
    remove: async (scope: Change, id: number, at: Date): Promise<boolean> => {
      const rows = await orm
        .update(applications)
        .set({ removedAt: at })
        .where(and(mine(scope), eq(applications.id, id)))
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
        const others = await tx.orm.select().from(applications).where(mine(scope));
        if (others.some((one) => one.collegeId === row.collegeId && one.kind === row.kind)) return 'started';
        if (others.length >= limit) return 'full';
        await tx.orm
          .update(applications)
          .set({ removedAt: null })
          .where(and(eq(applications.personId, scope.owner), eq(applications.id, id)));
        return 'back';
      }),

    /**
     * Marks the transcript task of these applications done, or takes back what was marked so; what the student marked
     * stays the student's.
     */
    markTranscripts: async (scope: Change, ids: readonly number[], at: Date | null): Promise<void> => {
      const these = and(
        inArray(
          applicationTasks.applicationId,
          orm
            .select({ id: applications.id })
            .from(applications)
            .where(and(eq(applications.personId, scope.owner), inArray(applications.id, [...ids]))),
        ),
        eq(applicationTasks.task, 'transcript'),
      );
      await orm
        .update(applicationTasks)
        .set(at ? { completedAt: at, doneBy: 'transcript' } : { completedAt: null, doneBy: null })
        .where(
          and(these, at ? isNull(applicationTasks.completedAt) : eq(applicationTasks.doneBy, 'transcript')),
        );
    },
  };
}

/**
 * Marks the transcript tasks of applications done, as a part of a statement. What is marked already stays as it is.
 * @param ids gives the ids of the applications
 */
export function transcriptTasksDone(ids: SQL, at: SQL): SQL {
  const { applicationId, task, completedAt, doneBy } = applicationTasks;
  return sql`update ${applicationTasks} set (${namesOf(completedAt, doneBy)}) = row(${at}, 'transcript')
    where ${applicationId} in (${ids}) and ${task} = 'transcript' and ${completedAt} is null`;
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

// Whoever else starts or puts back applications of this person waits: what is counted stays true until the end.
async function oneAtATime(tx: Transaction, { owner }: Change): Promise<void> {
  await lockRowsOf(tx, applications, owner);
}
