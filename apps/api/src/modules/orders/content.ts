import { filePieces } from '@longleaf/platform/file-pieces';
import type { KeyRing } from '@longleaf/platform/sealing';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';
import { orderFileParts } from './tables.ts';

/** What the pieces of files are sealed with. */
export function orderFileKeys(dataSecret: Secret): KeyRing {
  return deriveKeys(dataSecret, 'longleaf portal', 'files of orders');
}

/** What stands in the files. */
export const orderPieces = filePieces(orderFileParts);
