import type { ApplicationKind } from '@longleaf/rules/applications/kinds';
import type { Scope } from '@longleaf/http/policy';
import type { Executor, Transaction } from '@longleaf/platform/executor';
import { lockRowsOf } from '@longleaf/platform/keep-within';
import { and, count, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { applications, applicationInvitations, applicationTasks, letterDeliveries } from './tables.ts';

export type InvitationRow = typeof applicationInvitations.$inferSelect;
export type LetterDeliveryRow = typeof letterDeliveries.$inferSelect;
/** An invitation, and where its letter is on the way to the college. */
export type InvitationWithLetter = InvitationRow & { delivery: LetterDeliveryRow | null };

const others = alias(letterDeliveries, 'others');
const lastNumber = new QueryBuilder()
  .select({ number: max(others.number) })
  .from(others)
  .where(eq(others.invitationId, applicationInvitations.id));

/** What joins an invitation to the last attempt to bring its letter to the college. */
export const isLastDelivery = sql`${letterDeliveries.invitationId} = ${applicationInvitations.id} and ${letterDeliveries.number} =
  ${lastNumber}`;
type Change = Scope<'application', 'change'>;

/** What an invitation is about, for whoever has its link. */
export type InvitationSubject = {
  invitation: InvitationRow;
  task: { id: number; task: string | null; title: string | null };
  application: { id: number; personId: string; collegeId: number; kind: ApplicationKind };
};

/** Whoever else invites for this person waits until the end of the transaction. */
export const oneInviterAtATime = (tx: Transaction, { owner }: Change) =>
  lockRowsOf(tx, applicationInvitations, owner);

/** SQL of invitations by their student. Every function sees the rows of its scope, and no others. */
export function invitationRepository({ orm }: Executor) {
  const inMine = ({ owner }: Scope<'application'>) =>
    inArray(
      applicationInvitations.applicationId,
      orm
        .select({ id: applications.id })
        .from(applications)
        .where(and(eq(applications.personId, owner), isNull(applications.removedAt))),
    );
  const ofTask = (scope: Change, taskId: number) =>
    and(inMine(scope), eq(applicationInvitations.taskId, taskId), isNull(applicationInvitations.withdrawnAt));
  return {
    /** A task of this person, with its college. */
    task: async ({ owner }: Change, { appId, taskId }: { appId: number; taskId: number }) => {
      const rows = await orm
        .select({
          task: applicationTasks.task,
          title: applicationTasks.title,
          collegeId: applications.collegeId,
        })
        .from(applicationTasks)
        .innerJoin(applications, eq(applications.id, applicationTasks.applicationId))
        .where(
          and(
            eq(applications.personId, owner),
            isNull(applications.removedAt),
            eq(applications.id, appId),
            eq(applicationTasks.id, taskId),
          ),
        );
      return rows[0];
    },

    current: async (scope: Change, taskId: number): Promise<InvitationRow | undefined> => {
      const rows = await orm.select().from(applicationInvitations).where(ofTask(scope, taskId));
      return rows[0];
    },

    madeSince: async ({ owner }: Change, since: Date): Promise<number> => {
      const [row] = await orm
        .select({ total: count() })
        .from(applicationInvitations)
        .innerJoin(applications, eq(applications.id, applicationInvitations.applicationId))
        .where(and(eq(applications.personId, owner), gt(applicationInvitations.createdAt, since)));
      return row?.total ?? 0;
    },

    /** Withdraws what was not answered with a yes, and gives it. */
    withdraw: async (scope: Change, taskId: number, at: Date): Promise<InvitationRow | undefined> => {
      const rows = await orm
        .update(applicationInvitations)
        .set({ withdrawnAt: at })
        .where(and(ofTask(scope, taskId), sql`${applicationInvitations.answer} is distinct from 'done'`))
        .returning();
      return rows[0];
    },

    insert: async (
      _scope: Change,
      row: typeof applicationInvitations.$inferInsert,
    ): Promise<InvitationRow> => {
      const [made] = await orm.insert(applicationInvitations).values(row).returning();
      if (!made) throw new Error('An insert gave no row');
      return made;
    },

    /** Gives a new link in place of the one before. */
    renew: async (
      scope: Change,
      taskId: number,
      { digest, at, expiresAt }: { digest: Buffer; at: Date; expiresAt: Date },
    ): Promise<InvitationRow | undefined> => {
      const rows = await orm
        .update(applicationInvitations)
        .set({
          tokenDigest: digest,
          sentAt: at,
          expiresAt,
          sendings: sql`${applicationInvitations.sendings} + 1`,
        })
        .where(ofTask(scope, taskId))
        .returning();
      return rows[0];
    },
  };
}

/**
 * The invitation whose link has this digest: not withdrawn, not too old, its application still in the hub. Locked, whoever
 * else has the link waits until the end of the transaction.
 */
export async function findByLink(
  { orm }: Executor,
  digest: Buffer,
  now: Date,
  { isLocked = false } = {},
): Promise<InvitationSubject | undefined> {
  if (isLocked) {
    const { id, tokenDigest } = applicationInvitations;
    await orm.select({ id }).from(applicationInvitations).where(eq(tokenDigest, digest)).for('update');
  }
  const rows = await orm
    .select({
      invitation: applicationInvitations,
      task: { id: applicationTasks.id, task: applicationTasks.task, title: applicationTasks.title },
      application: {
        id: applications.id,
        personId: applications.personId,
        collegeId: applications.collegeId,
        kind: applications.kind,
      },
    })
    .from(applicationInvitations)
    .innerJoin(applicationTasks, eq(applicationTasks.id, applicationInvitations.taskId))
    .innerJoin(applications, eq(applications.id, applicationInvitations.applicationId))
    .where(
      and(
        eq(applicationInvitations.tokenDigest, digest),
        isNull(applicationInvitations.withdrawnAt),
        gt(applicationInvitations.expiresAt, now),
        isNull(applications.removedAt),
      ),
    );
  return rows[0];
}

/** Notes that the link was opened; the first time counts. */
export async function noteOpened({ orm }: Executor, id: number, at: Date): Promise<void> {
  await orm
    .update(applicationInvitations)
    .set({ openedAt: at })
    .where(and(eq(applicationInvitations.id, id), isNull(applicationInvitations.openedAt)));
}

/** Keeps which letter is with an invitation that is not answered; false when it was answered meanwhile. */
export async function setLetter(
  { orm }: Executor,
  id: number,
  letter: { id: string; name: string } | null,
): Promise<boolean> {
  const rows = await orm
    .update(applicationInvitations)
    .set({ letterId: letter?.id ?? null, letterName: letter?.name ?? null })
    .where(
      and(
        eq(applicationInvitations.id, id),
        isNull(applicationInvitations.answer),
        isNull(applicationInvitations.withdrawnAt),
      ),
    )
    .returning({ id: applicationInvitations.id });
  return rows.length > 0;
}

/** Takes the one answer of a link, and marks the task done where it is; false when there was an answer before. */
export async function takeAnswer(
  { orm }: Executor,
  { invitation, task }: InvitationSubject,
  { answer, word, at }: { answer: 'done' | 'declined'; word: string; at: Date },
): Promise<boolean> {
  const rows = await orm
    .update(applicationInvitations)
    .set({ answer, word, answeredAt: at })
    .where(
      and(
        eq(applicationInvitations.id, invitation.id),
        isNull(applicationInvitations.answer),
        isNull(applicationInvitations.withdrawnAt),
      ),
    )
    .returning({ id: applicationInvitations.id });
  if (rows.length === 0) return false;
  if (answer === 'done') {
    await orm
      .update(applicationTasks)
      .set({ completedAt: at, doneBy: 'invited' })
      .where(and(eq(applicationTasks.id, task.id), isNull(applicationTasks.completedAt)));
  }
  return true;
}
