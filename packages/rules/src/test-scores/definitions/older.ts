import { field, scale, unsourced } from '../score-field.ts';
import type { TestDefinition } from '../tests.ts';

const compass = [scale(0, 100)];
const explore = [scale(1, 25)];
const plan = [scale(1, 32)];
const planPart = [scale(1, 16)];
const four = ['english', 'math', 'reading', 'science'];

/** Tests that are no longer given, and stand on older reports. */
export const OLDER_TESTS: readonly TestDefinition[] = [
  {
    key: 'asset',
    id: 4,
    name: 'Asset',
    about: /*i18n*/ 'Placed students in college classes',
    kind: 'older',
    groups: [
      {
        title: /*i18n*/ 'Scores',
        fields: [
          unsourced('writingSkills', /*i18n*/ 'Writing skills'),
          unsourced('readingSkills', /*i18n*/ 'Reading skills'),
          unsourced('numericalSkills', /*i18n*/ 'Numerical skills'),
          unsourced('elemAlgebra', /*i18n*/ 'Elementary algebra'),
        ],
      },
    ],
  },
  {
    key: 'compass',
    id: 5,
    name: 'Compass',
    about: /*i18n*/ 'Placed students in college classes',
    kind: 'older',
    groups: [
      {
        title: /*i18n*/ 'Scores',
        fields: [
          field('writingSkills', /*i18n*/ 'Writing skills', compass),
          field('readingSkills', /*i18n*/ 'Reading', compass),
          field('numericalSkills', /*i18n*/ 'Numerical skills and pre-algebra', compass),
          field('algebra', /*i18n*/ 'Algebra', compass),
          field('collegeAlgebra', /*i18n*/ 'College algebra', compass),
          field('geometry', /*i18n*/ 'Geometry', compass),
          field('trigonometry', /*i18n*/ 'Trigonometry', compass),
        ],
      },
    ],
  },
  {
    key: 'explore',
    id: 6,
    name: 'EXPLORE',
    about: /*i18n*/ 'Like the ACT, for younger students',
    kind: 'older',
    composite: { kind: 'average', of: four },
    groups: [
      {
        title: /*i18n*/ 'Main scores',
        fields: [
          field('english', /*i18n*/ 'English', explore),
          field('math', /*i18n*/ 'Math', explore),
          field('reading', /*i18n*/ 'Reading', explore),
          field('science', /*i18n*/ 'Science', explore),
        ],
      },
      {
        title: /*i18n*/ 'In detail',
        opensFor: 'asked',
        fields: [
          unsourced('mechanics', /*i18n*/ 'Usage and mechanics'),
          unsourced('rhetoricalSkills', /*i18n*/ 'Rhetorical skills'),
        ],
      },
    ],
  },
  {
    key: 'plan',
    id: 8,
    name: 'PLAN',
    about: /*i18n*/ 'Like the ACT, for younger students',
    kind: 'older',
    composite: { kind: 'average', of: four },
    groups: [
      {
        title: /*i18n*/ 'Main scores',
        fields: [
          field('english', /*i18n*/ 'English', plan),
          field('math', /*i18n*/ 'Math', plan),
          field('reading', /*i18n*/ 'Reading', plan),
          field('science', /*i18n*/ 'Science', plan),
        ],
      },
      {
        title: /*i18n*/ 'In detail',
        opensFor: 'asked',
        fields: [
          field('mechanics', /*i18n*/ 'Usage and mechanics', planPart),
          field('rhetoricalSkills', /*i18n*/ 'Rhetorical skills', planPart),
          field('preAlgebra', /*i18n*/ 'Pre-algebra and algebra', planPart),
          field('geometry', /*i18n*/ 'Geometry', planPart),
        ],
      },
    ],
  },
];
