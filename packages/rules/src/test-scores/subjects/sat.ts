import type { Subject } from './subject.ts';

/** The 21 SAT Subject Tests by the letters of score reports (CON-089, GAP-108). */
export const SAT_SUBJECTS: readonly Subject[] = [
  { code: 'LR', name: 'Literature', group: /*i18n*/ 'English' },
  { code: 'UH', name: 'United States History', group: /*i18n*/ 'History' },
  { code: 'WH', name: 'World History', group: /*i18n*/ 'History' },
  { code: 'M1', name: 'Mathematics Level 1', group: /*i18n*/ 'Mathematics' },
  { code: 'M2', name: 'Mathematics Level 2', group: /*i18n*/ 'Mathematics' },
  { code: 'EB', name: 'Biology Ecological', group: /*i18n*/ 'Science' },
  { code: 'MB', name: 'Biology Molecular', group: /*i18n*/ 'Science' },
  { code: 'CH', name: 'Chemistry', group: /*i18n*/ 'Science' },
  { code: 'PH', name: 'Physics', group: /*i18n*/ 'Science' },
  { code: 'CL', name: 'Chinese with Listening', group: /*i18n*/ 'Languages' },
  { code: 'FR', name: 'French', group: /*i18n*/ 'Languages' },
  { code: 'FL', name: 'French with Listening', group: /*i18n*/ 'Languages' },
  { code: 'GM', name: 'German', group: /*i18n*/ 'Languages' },
  { code: 'GL', name: 'German with Listening', group: /*i18n*/ 'Languages' },
  { code: 'IT', name: 'Italian', group: /*i18n*/ 'Languages' },
  { code: 'JL', name: 'Japanese with Listening', group: /*i18n*/ 'Languages' },
  { code: 'KL', name: 'Korean with Listening', group: /*i18n*/ 'Languages' },
  { code: 'LT', name: 'Latin', group: /*i18n*/ 'Languages' },
  { code: 'MH', name: 'Modern Hebrew', group: /*i18n*/ 'Languages' },
  { code: 'SP', name: 'Spanish', group: /*i18n*/ 'Languages' },
  { code: 'SL', name: 'Spanish with Listening', group: /*i18n*/ 'Languages' },
];
