import type { Choice } from './demographics.ts';

/** Most parents and guardians that one person can name. */
export const GUARDIANS_MAXIMUM = 4;

/** Who a parent or guardian is (GAP-109, GAP-122). */
export const RELATIONSHIPS: readonly Choice[] = [
  { value: 'Mother', label: 'Mother' },
  { value: 'Father', label: 'Father' },
  { value: 'Stepparent', label: 'Stepparent' },
  { value: 'Grandparent', label: 'Grandparent' },
  { value: 'Guardian', label: 'Legal guardian' },
  { value: 'Other', label: 'Somebody else' },
];
