import type { Scope } from '@longleaf/http/policy';
import { inTransaction, type Executor } from '@longleaf/platform/executor';
import { namesOf } from '@longleaf/platform/names-of';
import { once, UNNAMED } from '@longleaf/platform/written-once';
import { and, count, eq, exists, getTableColumns, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import { type InvitationWithLetter, isLastDelivery } from './invitation-repository.ts';
import { oneAtATime, ofOwner, type TaskRow } from './repository.ts';
import { applicationInvitations, applications, applicationTasks, letterDeliveries } from './tables.ts';

type Change = Scope<'application', 'change'>;

/** Where a task is. */
interface Place {
  applicationId: number;
  taskId: number;
}

/** All SQL of the tasks of applications. Every function sees the rows of its scope, and no others. */
export function taskRepository(executor: Executor) {
  const { orm } = executor;
  const ofMine = (scope: Scope<'application'>, applicationId: number) =>
    and(
      eq(applicationTasks.applicationId, applicationId),
      inArray(
        applicationTasks.applicationId,
        orm
          .select({ id: applications.id })
          .from(applications)
          .where(and(ofOwner(scope), eq(applications.id, applicationId))),
      ),
    );
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
  return {
    /** Marks a task done or not done; one that is so already stays as it is. Undefined when it is not this person's. */
    mark: async (
      scope: Change,
      { applicationId, taskId }: Place,
      mark: { by: NonNullable<TaskRow['doneBy']>; at: Date } | null,
    ): Promise<(TaskRow & { hasInvited: boolean }) | undefined> => {
      const which = { task: taskId, application: applicationId, owner: scope.owner };
      const rows = mark
        ? await done().execute({ ...which, by: mark.by, at: mark.at.toISOString() })
        : await notDone().execute(which);
      return rows[0];
    },

    /** A task, which nobody else changes until the end of the transaction. */
    lockTask: async (scope: Change, { applicationId, taskId }: Place): Promise<TaskRow | undefined> => {
      const rows = await orm
        .select()
        .from(applicationTasks)
        .where(and(ofMine(scope, applicationId), eq(applicationTasks.id, taskId)))
        .for('update');
      return rows[0];
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
            ofOwner(scope),
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
          .where(and(ofOwner(scope), eq(applications.id, applicationId)));
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
      { applicationId, taskId }: Place,
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
    removeTask: async (scope: Change, { applicationId, taskId }: Place): Promise<void> => {
      await orm
        .delete(applicationTasks)
        .where(
          and(ofMine(scope, applicationId), eq(applicationTasks.id, taskId), isNull(applicationTasks.task)),
        );
    },

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

export type TaskRepository = ReturnType<typeof taskRepository>;

/**
 * Marks the transcript tasks of applications done, as a part of a statement. What is marked already stays as it is.
 * @param ids gives the ids of the applications
 */
export function transcriptTasksDone(ids: SQL, at: SQL): SQL {
  const { applicationId, task, completedAt, doneBy } = applicationTasks;
  return sql`update ${applicationTasks} set (${namesOf(completedAt, doneBy)}) = row(${at}, 'transcript')
    where ${applicationId} in (${ids}) and ${task} = 'transcript' and ${completedAt} is null`;
}
