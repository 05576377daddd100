import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import { isNotNull, and, asc, desc, eq, inArray, lte, or } from 'drizzle-orm';
import { transcriptDeliveries, transcriptRequests } from './tables.ts';

export type DeliveryRow = typeof transcriptDeliveries.$inferSelect;

/** All SQL of deliveries. Every function sees those of its scope's requests, and no others. */
export function deliveryRepository({ orm }: Executor) {
  const owned = ({ owner }: Scope<'transcript'>) =>
    inArray(
      transcriptDeliveries.requestId,
      orm
        .select({ id: transcriptRequests.id })
        .from(transcriptRequests)
        .where(eq(transcriptRequests.personId, owner)),
    );
  return {
    /** The deliveries of a request, the latest first. */
    of: (scope: Scope<'transcript'>, requestId: number): Promise<DeliveryRow[]> =>
      orm
        .select()
        .from(transcriptDeliveries)
        .where(and(owned(scope), eq(transcriptDeliveries.requestId, requestId)))
        .orderBy(desc(transcriptDeliveries.number)),

    /** Keeps a new one of a request that is `locked`. */
    insert: async (
      _scope: Scope<'transcript', 'change'>,
      row: Pick<DeliveryRow, 'id' | 'requestId' | 'number' | 'way' | 'madeAt'>,
    ): Promise<void> => {
      await orm.insert(transcriptDeliveries).values(row);
    },

    /** Writes down how far one is. Its request is `locked`. */
    mark: async (
      scope: Scope<'transcript', 'change'>,
      id: string,
      change: Partial<Pick<DeliveryRow, 'state' | 'sentAt'>>,
    ): Promise<void> => {
      await orm
        .update(transcriptDeliveries)
        .set(change)
        .where(and(owned(scope), eq(transcriptDeliveries.id, id)));
    },
  };
}

/** A delivery by its id and whose it is, for what is done without anybody signed in. */
export async function ownerOfDelivery(
  { orm }: Executor,
  id: string,
): Promise<{ delivery: DeliveryRow; owner: string } | undefined> {
  const [row] = await orm
    .select({ delivery: transcriptDeliveries, owner: transcriptRequests.personId })
    .from(transcriptDeliveries)
    .innerJoin(transcriptRequests, eq(transcriptRequests.id, transcriptDeliveries.requestId))
    .where(eq(transcriptDeliveries.id, id));
  return row;
}

/** Of these deliveries those that count as sent: with their requests. */
export async function sentAmong({ orm }: Executor, ids: readonly string[]): Promise<DeliveryRow[]> {
  return orm
    .select()
    .from(transcriptDeliveries)
    .where(and(inArray(transcriptDeliveries.id, [...ids]), eq(transcriptDeliveries.state, 'sent')));
}

/** Requests that are released, and those whose time to be tried again has come, the oldest first. */
export async function requestsToSend({ orm }: Executor, now: Date, limit: number): Promise<number[]> {
  const rows = await orm
    .select({ id: transcriptRequests.id })
    .from(transcriptRequests)
    .where(
      or(
        eq(transcriptRequests.status, 'Released'),
        and(
          eq(transcriptRequests.status, 'Failed'),
          isNotNull(transcriptRequests.retryAt),
          lte(transcriptRequests.retryAt, now),
        ),
      ),
    )
    .orderBy(asc(transcriptRequests.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
