import { field, scale } from '../score-field.ts';
import type { TestDefinition } from '../tests.ts';

const score = (...scales: Parameters<typeof scale>) => [
  { title: /*i18n*/ 'Score', fields: [field('score', /*i18n*/ 'Score', [scale(...scales)])] },
];

/** Tests that are taken subject by subject; which subjects there are stands in `../subjects`. */
export const LIST_TESTS: readonly TestDefinition[] = [
  {
    key: 'ap',
    id: 3,
    name: 'AP Exams',
    about: /*i18n*/ 'One for each subject',
    kind: 'common',
    groups: score(1, 5),
  },
  {
    key: 'ib',
    id: 7,
    name: 'IB Tests',
    about: /*i18n*/ 'One for each subject',
    kind: 'other',
    groups: score(1, 7),
  },
  {
    key: 'satSubject',
    id: 11,
    name: 'SAT Subject Tests',
    about: /*i18n*/ 'Given until June 2021',
    kind: 'older',
    lastDay: '2021-06-30',
    groups: score(200, 800, 10),
  },
];
