import { receiptOperations } from '@longleaf/contract/receipts';
import { reads, type Pairs } from './pair.ts';

/** Of `contract/src/receipts.ts`. */
export const receiptsPairs: Pairs = [
  [receiptOperations.getReceipts, { ...reads('/receipts', ''), proof: { holds: ({ receipt }) => receipt } }],
  [
    receiptOperations.getReceipt,
    {
      send: ({ receipt }) => ({ path: `/receipts/${receipt}` }),
      outsider: 404,
      proof: { holds: ({ receipt }) => receipt },
    },
  ],
];
