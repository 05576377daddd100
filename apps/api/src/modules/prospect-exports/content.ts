import { filePieces } from '@longleaf/platform/file-pieces';
import type { KeyRing } from '@longleaf/platform/sealing';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';
import { prospectFileParts } from './tables.ts';

/** What the pieces of files are sealed with. */
export function fileKeys(dataSecret: Secret): KeyRing {
  return deriveKeys(dataSecret, 'longleaf portal', 'files of prospects');
}

/** What stands in the files. */
export const prospectPieces = filePieces(prospectFileParts);
