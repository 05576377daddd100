import type { Task } from '@longleaf/platform/jobs/runner';
import { easternDay, easternHour } from '@longleaf/rules/profile/calendar-day';
import { and, asc, inArray, isNull, lt } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { schoolLists } from '../colleges/index.ts';
import { leftColleges } from './farewells.ts';
import { handOver, type HandOverParts } from './hand-over.ts';
import { askedColleges, toldOfForms } from './pending.ts';
import { prospectFileParts, prospectFiles } from './tables.ts';
import { wayTo } from './ways.ts';
import { writeFileOf } from './write-file.ts';

export type ExportParts = HandOverParts & Pick<Dependencies, 'catalog' | 'log'>;

const EXPORT = 'export-prospects';
const EVERY_HALF_HOUR = '*/30 * * * *';
/** In Eastern time; before it the day of yesterday may still be told of. */
const FROM_HOUR = 2;
const KEPT_MILLISECONDS = 30 * 86_400_000;

/**
 * Writes the files of a day for all colleges that files reach, and hands over those that wait. It may run twice, in two
 * copies, or late. A college whose file cannot be written or handed over keeps no other waiting.
 */
export async function exportProspects(parts: ExportParts): Promise<void> {
  const { database, catalog, clock, settings, log } = parts;
  const day = easternDay(clock());
  const colleges = new Set([
    ...(await askedColleges(database)),
    ...(await leftColleges(database)),
    ...(await toldOfForms(database)),
    ...schoolLists(catalog)
      .community()
      .map(({ id }) => id),
    ...settings.REDIRECTION_COLLEGES,
  ]);
  for (const id of colleges)
    if (wayTo(settings, id) !== null)
      await writeFileOf(parts, id, day).catch((error: unknown) =>
        log.error({ err: error, college: id }, 'a file of prospects could not be written'),
      );
  const waiting = await database.orm
    .select({ id: prospectFiles.id })
    .from(prospectFiles)
    .where(isNull(prospectFiles.sentAt))
    .orderBy(asc(prospectFiles.madeAt), asc(prospectFiles.id));
  for (const { id } of waiting)
    await handOver(parts, id).catch((error: unknown) =>
      log.warn({ err: error, file: id }, 'a file of prospects could not be handed over'),
    );
}

/** Takes what stands in files away, 30 days after they were handed over. What was told to whom stays written down. */
export async function forgetOldFiles({
  database,
  clock,
}: Pick<ExportParts, 'database' | 'clock'>): Promise<void> {
  const old = database.orm
    .select({ id: prospectFiles.id })
    .from(prospectFiles)
    .where(and(lt(prospectFiles.sentAt, new Date(clock().getTime() - KEPT_MILLISECONDS))));
  await database.orm.delete(prospectFileParts).where(inArray(prospectFileParts.fileId, old));
}

/** What the job runner of the portal does for this module. */
export function prospectExportJobs(parts: ExportParts): {
  tasks: Record<string, Task>;
  regularly: Record<string, string>;
} {
  return {
    tasks: {
      [EXPORT]: async () => {
        await forgetOldFiles(parts);
        if (easternHour(parts.clock()) >= FROM_HOUR) await exportProspects(parts);
      },
    },
    regularly: { [EXPORT]: EVERY_HALF_HOUR },
  };
}
