import { randomUUID } from 'node:crypto';
import { inTransaction } from '@longleaf/platform/executor';
import { sealPiece } from '@longleaf/platform/file-pieces';
import { stringify } from 'csv-stringify/sync';
import { asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { orderFileKeys } from './content.ts';
import { openDetails, orderKeys } from './sealed-details.ts';
import { orderFileParts, orderFiles, orders } from './tables.ts';

export type WriteParts = Pick<Dependencies, 'database' | 'clock' | 'dataSecret'>;

/** The header of every file: docs/order-files.md says what each column holds. */
export const COLUMNS = [
  'reference',
  'ordered_at',
  'first_name',
  'last_name',
  'street1',
  'street2',
  'city',
  'state',
  'zip',
  'country',
  'item_id',
  'item_name',
  'quantity',
] as const;

const AT_ONCE = 500;

/**
 * Writes the orders that stand in no file yet into the file of the day: all of them or none, whatever dies on the way.
 * Of copies that do it at once one does it; done once more on the same day it does nothing, and what came since waits.
 * @returns the id of the file; undefined when nothing waits, or the day has its file.
 */
export function writeOrderFile(parts: WriteParts, day: string): Promise<string | undefined> {
  const { database, clock, dataSecret } = parts;
  const keys = orderKeys(dataSecret);
  const fileKeys = orderFileKeys(dataSecret);
  return inTransaction(database, async ({ orm }) => {
    const fileId = randomUUID();
    const [file] = await orm
      .insert(orderFiles)
      .values({ id: fileId, day, orders: 0, madeAt: clock() })
      .onConflictDoNothing()
      .returning();
    if (!file) return undefined;
    let written = 0;
    for (let number = 0; ; number++) {
      const waiting = await orm
        .select()
        .from(orders)
        .where(isNull(orders.fileId))
        .orderBy(asc(orders.id))
        .limit(AT_ONCE)
        .for('update');
      if (waiting.length === 0) break;
      const text = stringify(
        waiting.flatMap((order) => rowsOf(order, openDetails(keys, order.reference, order.details))),
        // A value that a spreadsheet would take for a formula is marked as text.
        { escape_formulas: true },
      );
      const whole = number === 0 ? stringify([COLUMNS]) + text : text;
      const content = sealPiece(fileKeys, { fileId, number }, whole);
      await orm.insert(orderFileParts).values({ fileId, number, content });
      const ids = waiting.map(({ id }) => id);
      await orm.update(orders).set({ fileId }).where(inArray(orders.id, ids));
      written += waiting.length;
    }
    if (written === 0) {
      await orm.delete(orderFiles).where(eq(orderFiles.id, fileId));
      return undefined;
    }
    await orm.update(orderFiles).set({ orders: written }).where(eq(orderFiles.id, fileId));
    return fileId;
  });
}

function rowsOf(
  { reference, orderedAt }: typeof orders.$inferSelect,
  { items, mailingAddress }: ReturnType<typeof openDetails>,
): string[][] {
  const { firstName, lastName, street, street2, city, state, postalCode, country } = mailingAddress;
  const label = [firstName, lastName, street, street2, city, state, postalCode, country];
  return items.map(({ id, name, quantity }) => [
    reference,
    orderedAt.toISOString(),
    ...label,
    id,
    name,
    String(quantity),
  ]);
}
