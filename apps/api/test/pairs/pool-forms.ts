import { poolFormOperations } from '@longleaf/contract/pool-forms';
import { at, reads, type Pairs } from './pair.ts';

/** Of `contract/src/pool-forms.ts`. */
export const poolFormsPairs: Pairs = [
  [poolFormOperations.getPoolForms, reads('/Prospect/poolForms', '"pool":"CRP"')],
  [
    poolFormOperations.takeBackPoolForm,
    {
      send: at('/Prospect/takeBackPoolForm', { pool: 'CRP', entryYear: 2026 }),
      outsider: 404,
      proof: 'changes',
    },
  ],
];
