import { fileOperations } from '@longleaf/contract/files';
import { OWN } from '../owner/own.ts';
import type { Pairs } from './pair.ts';

/** Of `contract/src/files.ts`. */
export const filesPairs: Pairs = [
  [
    fileOperations.getFile,
    {
      send: ({ file }) => ({ path: `/files/${file}` }),
      outsider: 404,
      proof: { holds: OWN.file },
    },
  ],
];
