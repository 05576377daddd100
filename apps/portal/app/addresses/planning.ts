import type { Address } from './address.ts';

/** What a person saves and plans. */
export const planningAddresses: readonly Address[] = [
  {
    id: 'UI-028',
    path: '/collegePlanning',
    title: /*i18n*/ 'College planning',
    parent: 'UI-003',
    access: 'signed-in',
    help: 'my',
  },
  {
    id: 'UI-029',
    path: '/savedColleges',
    title: /*i18n*/ 'Saved colleges',
    parent: 'UI-003',
    access: 'signed-in',
    help: 'my',
    built: true,
  },
  {
    id: 'UI-030',
    path: '/savedPrograms',
    title: /*i18n*/ 'Saved programs',
    parent: 'UI-003',
    access: 'signed-in',
    help: 'my',
    built: true,
  },
  {
    id: 'UI-032',
    path: '/testScores',
    title: /*i18n*/ 'Test scores',
    parent: 'UI-028',
    access: 'signed-in',
    help: 'my',
  },
  {
    id: 'UI-033',
    path: '/activitiesInterests',
    title: /*i18n*/ 'Activities and interests',
    parent: 'UI-028',
    access: 'signed-in',
    help: 'my',
  },
  {
    id: 'UI-034',
    path: '/studentCalendar',
    title: /*i18n*/ 'Calendar',
    parent: 'UI-028',
    access: 'signed-in',
    help: 'my',
  },
  {
    id: 'UI-035',
    path: '/testPrep',
    title: /*i18n*/ 'Test prep',
    parent: 'UI-028',
    access: 'signed-in',
    help: 'plan',
  },
];
