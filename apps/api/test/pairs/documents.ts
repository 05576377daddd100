import { documentOperations } from '@longleaf/contract/documents';
import { decodeJwt } from 'jose';
import { OWN } from '../owner/own.ts';
import { at, type Pairs } from './pair.ts';

const A_PAGE = { html: '<h1>A page</h1>', url: '/compare' };

/** Of `contract/src/documents.ts`. */
export const documentsPairs: Pairs = [
  [
    documentOperations.downloadDocument,
    { send: at('/pdf/download', A_PAGE), outsider: 200, proof: { holdsAsPdf: OWN.firstName } },
  ],
  [
    documentOperations.mailDocument,
    {
      send: at('/pdf/email', A_PAGE),
      outsider: 200,
      proof: { holds: ({ token }) => `${decodeJwt(token).sub}@example.org` },
    },
  ],
];
