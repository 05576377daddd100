import { prospectFileMessages, prospectFileOperations } from '@longleaf/contract/prospect-files';
import { bind } from '@longleaf/http/bind';
import { notFound } from '@longleaf/http/problem';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { fileKeys, prospectPieces } from './content.ts';
import { readFileName } from './file-name.ts';
import { prospectFiles } from './tables.ts';

export { leaveColleges } from './farewells.ts';
export { handOver } from './hand-over.ts';
export { exportProspects, prospectExportJobs } from './jobs.ts';
export { writeFileOf } from './write-file.ts';
export { resealProspectFiles } from './reseal.ts';

const GOOD_FOR_MILLISECONDS = 30 * 86_400_000;

/** The files that colleges get of students who want to hear from them, for whoever has the link of the letter. */
export function prospectExports(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, dataSecret, clock } = dependencies;
  bind(app, prospectFileOperations.getProspectFile, async ({ params }) => {
    const id = readFileName(dataSecret, params.file);
    const [file] =
      id === undefined ? [] : await database.orm.select().from(prospectFiles).where(eq(prospectFiles.id, id));
    const sentAt = file?.sentAt;
    // Unknown, foreign and old links are all answered alike.
    if (!file || !sentAt || clock().getTime() - sentAt.getTime() > GOOD_FOR_MILLISECONDS)
      throw notFound(prospectFileMessages.notThere);
    return {
      bytes: prospectPieces.textOf(database, fileKeys(dataSecret), file.id),
      type: 'text/csv; charset=utf-8',
      name: `prospects-${file.day}.csv`,
    };
  });
}
