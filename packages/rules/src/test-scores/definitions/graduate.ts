import { field, scale, unsourced } from '../score-field.ts';
import type { TestDefinition } from '../tests.ts';

/** The first day of the MCAT of four sections. */
export const NEW_MCAT_FROM = '2015-04-01';

// The older test and the one after it; which day had which has no source, so both are taken.
const gmatPart = [scale(60, 90), scale(0, 60)];
const mcatPart = [
  { ...scale(118, 132), from: NEW_MCAT_FROM },
  { ...scale(1, 15), until: '2015-03-31' },
];

/** Tests for graduate school. */
export const GRADUATE_TESTS: readonly TestDefinition[] = [
  {
    key: 'gmat',
    id: 14,
    name: 'GMAT',
    about: /*i18n*/ 'For business school',
    kind: 'graduate',
    composite: { kind: 'typed', field: 'total' },
    groups: [
      {
        title: /*i18n*/ 'Scores',
        fields: [
          field('total', /*i18n*/ 'Total', [scale(205, 805, 10), scale(200, 800, 10)]),
          field('quantitative', /*i18n*/ 'Quantitative', gmatPart),
          field('verbal', /*i18n*/ 'Verbal', gmatPart),
          field('analytical', /*i18n*/ 'Analytical writing', [scale(0, 6, 0.5)]),
        ],
      },
    ],
  },
  {
    key: 'gre',
    id: 15,
    name: 'GRE',
    about: /*i18n*/ 'For graduate school in most fields',
    kind: 'graduate',
    groups: [
      {
        title: /*i18n*/ 'Scores',
        fields: [
          unsourced('verbalReasoning', /*i18n*/ 'Verbal reasoning', 1000),
          unsourced('quanReasoning', /*i18n*/ 'Quantitative reasoning', 1000),
          unsourced('analyticalWriting', /*i18n*/ 'Analytical writing', 10),
        ],
      },
    ],
  },
  {
    key: 'lsat',
    id: 16,
    name: 'LSAT',
    about: /*i18n*/ 'For law school',
    kind: 'graduate',
    composite: { kind: 'typed', field: 'score' },
    groups: [{ title: /*i18n*/ 'Score', fields: [unsourced('score', /*i18n*/ 'Score', 250)] }],
  },
  {
    key: 'mcat',
    id: 17,
    name: 'MCAT',
    about: /*i18n*/ 'For medical school',
    kind: 'graduate',
    composite: { kind: 'typed', field: 'total' },
    groups: [
      {
        title: /*i18n*/ 'Scores',
        fields: [
          field('total', /*i18n*/ 'Total', [
            { ...scale(472, 528), from: NEW_MCAT_FROM },
            { ...scale(3, 45), until: '2015-03-31' },
          ]),
          field('physicalScience', /*i18n*/ 'Physical sciences', mcatPart),
          field('biologicalScience', /*i18n*/ 'Biological sciences', mcatPart),
          field('verbalReasoning', /*i18n*/ 'Verbal or critical reasoning', mcatPart),
        ],
      },
      {
        title: /*i18n*/ 'Writing sample',
        opensFor: 'older',
        newerFrom: NEW_MCAT_FROM,
        fields: [unsourced('writingSample', /*i18n*/ 'Writing sample', 'letter')],
      },
    ],
  },
];
