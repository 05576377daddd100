import type { Choice } from './demographics.ts';

/** Most parents and guardians that one person can name. */
export const GUARDIANS_MAXIMUM = 4;

/** Who a parent or guardian is (GAP-109, GAP-122). */
export const RELATIONSHIPS: readonly Choice[] = [
  { value: 'Mother', label: /*i18n*/ 'Mother' },
  { value: 'Father', label: /*i18n*/ 'Father' },
  { value: 'Stepparent', label: /*i18n*/ 'Stepparent' },
  { value: 'Grandparent', label: /*i18n*/ 'Grandparent' },
  { value: 'Guardian', label: /*i18n*/ 'Legal guardian' },
  { value: 'Other', label: /*i18n*/ 'Somebody else' },
];
