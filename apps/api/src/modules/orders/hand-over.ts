import { inTransaction } from '@longleaf/platform/executor';
import { putOverSftp } from '@longleaf/platform/sftp';
import { and, eq, isNull } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { putIntoFolder } from '@longleaf/platform/put-into-folder';
import { orderFileKeys, orderPieces } from './content.ts';
import { fileName } from './file-name.ts';
import { filesLetter } from './letter.ts';
import { orderFiles } from './tables.ts';

export type HandOverParts = Pick<Dependencies, 'database' | 'clock' | 'dataSecret' | 'settings' | 'sendMail'>;

/** How files reach those who send orders: a server, a folder or a letter; null when by none, and then none is made. */
export function wayOut({
  ORDER_SFTP,
  ORDER_FOLDER,
  ORDER_MAILBOX,
}: HandOverParts['settings']): 'sftp' | 'folder' | 'mail' | null {
  if (ORDER_SFTP !== undefined) return 'sftp';
  if (ORDER_FOLDER !== undefined) return 'folder';
  return ORDER_MAILBOX === undefined ? null : 'mail';
}

/**
 * Hands a file over and writes that down. One that runs twice, or dies on the way, hands over the same file under the
 * same name, or mails one letter. @throws Error when the server or the folder is away; then it is tried again.
 */
export async function handOver(parts: HandOverParts, fileId: string): Promise<void> {
  const { database, dataSecret, settings, clock, sendMail } = parts;
  const [file] = await database.orm.select().from(orderFiles).where(eq(orderFiles.id, fileId));
  if (!file || file.sentAt !== null) return;
  const way = wayOut(settings);
  if (way === null) return;
  const name = `orders-${file.day}.csv`;
  const content = () => orderPieces.textOf(database, orderFileKeys(dataSecret), fileId);
  if (way === 'sftp' && settings.ORDER_SFTP) await putOverSftp(settings.ORDER_SFTP, name, content);
  if (way === 'folder' && settings.ORDER_FOLDER !== undefined)
    await putIntoFolder(settings.ORDER_FOLDER, name, content);
  await inTransaction(database, async (tx) => {
    const [noted] = await tx.orm
      .update(orderFiles)
      .set({ sentAt: clock() })
      .where(and(eq(orderFiles.id, fileId), isNull(orderFiles.sentAt)))
      .returning();
    const to = settings.ORDER_MAILBOX;
    if (!noted || way !== 'mail' || to === undefined) return;
    const words = filesLetter({
      productName: settings.PRODUCT_NAME,
      url: `${settings.PORTAL_URL}/api/orders/files/${fileName(dataSecret, fileId)}`,
      orders: file.orders,
    });
    await sendMail(tx, { id: fileId, to, kind: 'orders', words });
  });
}
