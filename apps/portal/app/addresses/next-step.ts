import type { Address } from './address.ts';

/** The way after high school, by who asks. */
export const nextStepAddresses: readonly Address[] = [
  {
    id: 'UI-068',
    path: '/next-step',
    title: /*i18n*/ 'Next steps',
    parent: 'UI-003',
    access: 'signed-in',
    help: 'plan',
  },
  {
    id: 'UI-069',
    path: '/next-step/students-and-parents',
    title: /*i18n*/ 'Next steps for students and parents',
    parent: 'UI-068',
    access: 'signed-in',
    help: 'plan',
  },
  {
    id: 'UI-070',
    path: '/next-step/educators',
    title: /*i18n*/ 'Next steps for educators',
    parent: 'UI-068',
    access: 'signed-in',
    help: 'plan',
  },
  {
    id: 'UI-071',
    path: '/next-step/courses',
    title: /*i18n*/ 'Courses',
    parent: 'UI-068',
    access: 'signed-in',
    help: 'plan',
  },
  {
    id: 'UI-072',
    path: '/next-step/college',
    title: /*i18n*/ 'College pathway',
    parent: 'UI-068',
    access: 'signed-in',
    help: 'plan',
  },
  {
    id: 'UI-073',
    path: '/next-step/workforce',
    title: /*i18n*/ 'Workforce pathway',
    parent: 'UI-068',
    access: 'signed-in',
    help: 'plan',
  },
  {
    id: 'UI-074',
    path: '/next-step/military',
    title: /*i18n*/ 'Military pathway',
    parent: 'UI-068',
    access: 'signed-in',
    help: 'plan',
  },
];
