import { inTransaction } from '@longleaf/platform/executor';
import { mailboxOf } from '@longleaf/platform/college-mailboxes';
import { putOverSftp } from '@longleaf/platform/sftp';
import { and, eq, isNull } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { putIntoFolder } from '@longleaf/platform/put-into-folder';
import { fileKeys, prospectPieces } from './content.ts';
import { fileName } from './file-name.ts';
import { prospectLetter } from './letter.ts';
import { prospectFiles } from './tables.ts';
import { wayTo } from './ways.ts';

export type HandOverParts = Pick<
  Dependencies,
  'database' | 'clock' | 'dataSecret' | 'settings' | 'sendMail' | 'findCollege'
>;

/** The kind of letter that tells a college; it has the id of its file. */
export const PROSPECT_LETTER = 'prospects';

/**
 * Hands a file over and writes that down. One that runs twice, or dies on the way, hands over the same file under the
 * same name, or mails one letter. @throws Error when the server or the folder is away; then it is tried again.
 */
export async function handOver(parts: HandOverParts, fileId: string): Promise<void> {
  const { database, dataSecret, settings } = parts;
  const [file] = await database.orm.select().from(prospectFiles).where(eq(prospectFiles.id, fileId));
  if (!file || file.sentAt !== null) return;
  const way = wayTo(settings, file.collegeId);
  const name = `${file.collegeId}-prospects-${file.day}.csv`;
  const content = () => prospectPieces.textOf(database, fileKeys(dataSecret), fileId);
  if (way === 'sftp' && settings.PROSPECT_SFTP) await putOverSftp(settings.PROSPECT_SFTP, name, content);
  if (way === 'folder' && settings.PROSPECT_FOLDER !== undefined)
    await putIntoFolder(settings.PROSPECT_FOLDER, name, content);
  if (way !== null) await noteSent(parts, file, way);
}

async function noteSent(
  { database, clock, dataSecret, settings, sendMail, findCollege }: HandOverParts,
  { id, collegeId, rows }: typeof prospectFiles.$inferSelect,
  way: 'sftp' | 'folder' | 'mail',
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const [noted] = await tx.orm
      .update(prospectFiles)
      .set({ sentAt: clock() })
      .where(and(eq(prospectFiles.id, id), isNull(prospectFiles.sentAt)))
      .returning();
    const to = mailboxOf(settings.PROSPECT_MAILBOXES, collegeId);
    if (!noted || way !== 'mail' || to === undefined) return;
    const words = prospectLetter({
      college: findCollege(collegeId)?.name ?? '',
      productName: settings.PRODUCT_NAME,
      url: `${settings.PORTAL_URL}/api/prospects/files/${fileName(dataSecret, id)}`,
      rows,
    });
    await sendMail(tx, { id, to, kind: PROSPECT_LETTER, words });
  });
}
