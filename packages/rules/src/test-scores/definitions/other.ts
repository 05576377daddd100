import { field, scale, unsourced } from '../score-field.ts';
import type { TestDefinition } from '../tests.ts';

/** The first day of the TOEFL iBT from 1 to 6. */
export const NEW_TOEFL_FROM = '2026-01-21';

// Classic and next generation; from when until when has no source, so both are taken.
const placement = [scale(200, 300), scale(20, 120)];
const toeflPart = [
  { ...scale(1, 6, 0.5), from: NEW_TOEFL_FROM },
  { ...scale(0, 30), until: '2026-01-20' },
];
const level = [scale(3, 7)];

/** Further tests that students take before college. */
export const OTHER_TESTS: readonly TestDefinition[] = [
  {
    key: 'accuplacer',
    id: 1,
    name: 'Accuplacer',
    about: /*i18n*/ 'Places you in college classes',
    kind: 'other',
    groups: [
      {
        title: /*i18n*/ 'Scores',
        fields: [
          field('readingComp', /*i18n*/ 'Reading', placement),
          field('sentenceSkills', /*i18n*/ 'Sentence skills or writing', placement),
          field('arithmetic', /*i18n*/ 'Arithmetic', placement),
          field('elemAlgebra', /*i18n*/ 'Elementary algebra or quantitative reasoning', placement),
        ],
      },
    ],
  },
  {
    key: 'toefl',
    id: 12,
    name: 'TOEFL',
    about: /*i18n*/ 'English for speakers of other languages',
    kind: 'other',
    composite: { kind: 'typed', field: 'ibt.total' },
    groups: [
      {
        title: /*i18n*/ 'Internet test (iBT)',
        fields: [
          field('ibt.total', /*i18n*/ 'Total', [
            { ...scale(1, 6, 0.5), from: NEW_TOEFL_FROM },
            // Reports of the newer test give a total like the older one beside it.
            scale(0, 120),
          ]),
          field('ibt.listening', /*i18n*/ 'Listening', toeflPart),
          field('ibt.reading', /*i18n*/ 'Reading', toeflPart),
          field('ibt.speaking', /*i18n*/ 'Speaking', toeflPart),
          field('ibt.writing', /*i18n*/ 'Writing', toeflPart),
        ],
      },
      {
        title: /*i18n*/ 'Paper test (PBT)',
        opensFor: 'asked',
        fields: [
          unsourced('pbt.total', /*i18n*/ 'Total', 1000),
          unsourced('pbt.listeningComp', /*i18n*/ 'Listening comprehension'),
          unsourced('pbt.written', /*i18n*/ 'Written expression'),
          unsourced('pbt.readingComp', /*i18n*/ 'Reading comprehension'),
        ],
      },
    ],
  },
  {
    key: 'workKeys',
    id: 13,
    name: 'WorkKeys',
    about: /*i18n*/ 'Skills for jobs',
    kind: 'other',
    groups: [
      {
        title: /*i18n*/ 'Levels',
        fields: [
          field('appMath', /*i18n*/ 'Applied math', level),
          field('locatingInfo', /*i18n*/ 'Locating information or graphic literacy', level),
          field('readingInfo', /*i18n*/ 'Reading for information or workplace documents', level),
        ],
      },
      {
        title: /*i18n*/ 'Scale scores',
        opensFor: 'asked',
        fields: [
          unsourced('appMathScale', /*i18n*/ 'Applied math, scale score'),
          unsourced('locatingInfoScale', /*i18n*/ 'Locating information, scale score'),
          unsourced('readingInfoScale', /*i18n*/ 'Reading for information, scale score'),
        ],
      },
    ],
  },
];
