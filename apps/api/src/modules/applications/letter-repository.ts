import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { InvitationRow, LetterDeliveryRow } from './invitation-repository.ts';
import { applicationInvitations, applications, letterDeliveries } from './tables.ts';

/** A delivery with what it is about, for what is done without anybody signed in. */
export type LetterOnItsWay = {
  delivery: LetterDeliveryRow;
  invitation: InvitationRow;
  application: Pick<typeof applications.$inferSelect, 'personId' | 'collegeId' | 'kind' | 'removedAt'>;
};

type Change = Scope<'application', 'change'>;

/** SQL of letters on their way to colleges. */
export function letterRepository({ orm }: Executor) {
  const found = (where: ReturnType<typeof eq>) =>
    orm
      .select({
        delivery: letterDeliveries,
        invitation: applicationInvitations,
        application: {
          personId: applications.personId,
          collegeId: applications.collegeId,
          kind: applications.kind,
          removedAt: applications.removedAt,
        },
      })
      .from(letterDeliveries)
      .innerJoin(applicationInvitations, eq(applicationInvitations.id, letterDeliveries.invitationId))
      .innerJoin(applications, eq(applications.id, letterDeliveries.applicationId))
      .where(where);
  return {
    find: async (id: string): Promise<LetterOnItsWay | undefined> =>
      (await found(eq(letterDeliveries.id, id)))[0],

    /** Every attempt to bring a letter, the last first; nobody else changes its invitation until the transaction ends. */
    attempts: async (invitationId: number): Promise<LetterDeliveryRow[]> => {
      const { id } = applicationInvitations;
      await orm.select({ id }).from(applicationInvitations).where(eq(id, invitationId)).for('update');
      return orm
        .select()
        .from(letterDeliveries)
        .where(eq(letterDeliveries.invitationId, invitationId))
        .orderBy(desc(letterDeliveries.number));
    },

    insert: async (_scope: Change, row: typeof letterDeliveries.$inferInsert): Promise<void> => {
      await orm.insert(letterDeliveries).values(row);
    },

    mark: async (
      _scope: Change,
      id: string,
      change: Partial<Pick<LetterDeliveryRow, 'state' | 'endedAt' | 'retryAt' | 'reason' | 'putAt'>>,
    ): Promise<void> => {
      await orm.update(letterDeliveries).set(change).where(eq(letterDeliveries.id, id));
    },

    /** Of these those that count as sent. */
    sentAmong: async (ids: readonly string[]): Promise<string[]> => {
      const rows = await orm
        .select({ id: letterDeliveries.id })
        .from(letterDeliveries)
        .where(and(inArray(letterDeliveries.id, [...ids]), eq(letterDeliveries.state, 'sent')));
      return rows.map(({ id }) => id);
    },

    /** Those that go to a server and are not there yet, the oldest first. */
    toPut: async (limit: number): Promise<string[]> => {
      const { id, way, putAt, state, sentAt } = letterDeliveries;
      const rows = await orm
        .select({ id })
        .from(letterDeliveries)
        .where(and(eq(way, 'sftp'), isNull(putAt), eq(state, 'sent')))
        .orderBy(asc(sentAt))
        .limit(limit);
      return rows.map((row) => row.id);
    },

    /** Those whose time to be tried again has come. */
    toSendAgain: async (now: Date, limit: number): Promise<string[]> => {
      const rows = await orm
        .select({ id: letterDeliveries.id })
        .from(letterDeliveries)
        .where(
          and(
            eq(letterDeliveries.state, 'failed'),
            isNotNull(letterDeliveries.retryAt),
            lte(letterDeliveries.retryAt, sql`${now.toISOString()}`),
          ),
        )
        .orderBy(asc(letterDeliveries.retryAt))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
  };
}
