import type { Address } from './address.ts';

/** Careers and programs of study. */
export const exploreAddresses: readonly Address[] = [
  {
    id: 'UI-023',
    path: '/exploreprogramsandmajors/schoolofferingprogram/:programId',
    title: /*i18n*/ 'Schools offering a program',
    parent: 'UI-024',
    access: 'anyone',
    help: 'plan',
    built: true,
  },
  {
    id: 'UI-024',
    path: '/programsMajors',
    title: /*i18n*/ 'Majors and programs',
    parent: 'UI-003',
    access: 'anyone',
    help: 'plan',
    built: true,
  },
  {
    id: 'UI-025',
    path: '/programsMajors/:program',
    title: /*i18n*/ 'Program',
    parent: 'UI-024',
    access: 'anyone',
    help: 'plan',
    built: true,
  },
  {
    id: 'UI-026',
    path: '/careers',
    title: /*i18n*/ 'Careers',
    parent: 'UI-003',
    access: 'anyone',
    help: 'plan',
    built: true,
  },
  {
    id: 'UI-027',
    path: '/careers/:occupation',
    title: /*i18n*/ 'Career',
    parent: 'UI-026',
    access: 'anyone',
    help: 'plan',
    built: true,
  },
];
