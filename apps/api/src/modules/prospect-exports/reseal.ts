import type { Database } from '@longleaf/platform/database';
import type { Secret } from '@longleaf/platform/secret';
import { fileKeys, prospectPieces } from './content.ts';

/** Seals pieces of files with the secret of now; a piece never changes otherwise. Run again it finds nothing to do. */
export function resealProspectFiles(
  database: Database,
  secret: Secret,
): Promise<{ pieces: number; unreadable: number }> {
  return prospectPieces.reseal(database, fileKeys(secret));
}
