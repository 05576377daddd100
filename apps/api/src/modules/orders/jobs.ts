import type { Task } from '@longleaf/platform/jobs/runner';
import { easternDay, easternHour } from '@longleaf/rules/profile/calendar-day';
import { and, asc, inArray, isNull, lt } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { handOver, type HandOverParts, wayOut } from './hand-over.ts';
import { orderFileParts, orderFiles, orders } from './tables.ts';
import { writeOrderFile } from './write-file.ts';

export type ExportParts = HandOverParts & Pick<Dependencies, 'log'>;

const EXPORT = 'export-orders';
const EVERY_HALF_HOUR = '*/30 * * * *';
/** In Eastern time. */
const FROM_HOUR = 2;
const KEPT_MILLISECONDS = 30 * 86_400_000;

/** Writes the file of a day, and hands over those that wait. It may run twice, in two copies, or late. */
export async function exportOrders(parts: ExportParts): Promise<void> {
  const { database, clock, settings, log } = parts;
  if (wayOut(settings) === null) return;
  await writeOrderFile(parts, easternDay(clock()));
  const waiting = await database.orm
    .select({ id: orderFiles.id })
    .from(orderFiles)
    .where(isNull(orderFiles.sentAt))
    .orderBy(asc(orderFiles.madeAt));
  for (const { id } of waiting)
    await handOver(parts, id).catch((error: unknown) =>
      log.warn({ err: error, file: id }, 'a file of orders could not be handed over'),
    );
}

/** Takes away what stands in files 30 days after they were handed over, and the orders of people who were not signed in. */
export async function forgetOldOrders({
  database: { orm },
  clock,
}: Pick<ExportParts, 'database' | 'clock'>): Promise<void> {
  const old = orm
    .select({ id: orderFiles.id })
    .from(orderFiles)
    .where(lt(orderFiles.sentAt, new Date(clock().getTime() - KEPT_MILLISECONDS)));
  await orm.delete(orderFileParts).where(inArray(orderFileParts.fileId, old));
  await orm.delete(orders).where(and(isNull(orders.personId), inArray(orders.fileId, old)));
}

/** What the job runner of the portal does for this module. */
export function orderExportJobs(parts: ExportParts): {
  tasks: Record<string, Task>;
  regularly: Record<string, string>;
} {
  return {
    tasks: {
      [EXPORT]: async () => {
        await forgetOldOrders(parts);
        if (easternHour(parts.clock()) >= FROM_HOUR) await exportOrders(parts);
      },
    },
    regularly: { [EXPORT]: EVERY_HALF_HOUR },
  };
}
