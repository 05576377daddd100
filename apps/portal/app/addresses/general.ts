import type { Address } from './address.ts';

/** Home, and what belongs to no other file. */
export const generalAddresses: readonly Address[] = [
  { id: 'UI-003', path: '/', title: /*i18n*/ 'Home', parent: null, access: 'anyone', built: true },
  {
    id: 'UI-043',
    path: '/orders',
    title: /*i18n*/ 'Order materials',
    parent: 'UI-003',
    access: 'anyone',
    built: true,
  },
  {
    id: 'UI-044',
    path: '/StudentEnrichment',
    title: /*i18n*/ 'Enrichment programs',
    parent: 'UI-003',
    access: 'anyone',
    help: 'plan',
    built: true,
  },
  {
    id: 'UI-046',
    path: '/externalContent',
    title: /*i18n*/ 'More to read',
    parent: 'UI-003',
    access: 'anyone',
    built: true,
  },
  {
    id: 'UI-047',
    path: '/sample',
    title: /*i18n*/ 'Sample',
    parent: 'UI-003',
    access: 'anyone',
    built: true,
  },
  {
    id: 'search',
    path: '/search',
    title: /*i18n*/ 'Search',
    parent: 'UI-003',
    access: 'anyone',
    built: true,
  },
  {
    id: 'data',
    path: '/data',
    title: /*i18n*/ 'Data sources',
    parent: 'UI-003',
    access: 'anyone',
    built: true,
  },
];
