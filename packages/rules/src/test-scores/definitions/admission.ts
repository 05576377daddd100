import { field, scale, unsourced } from '../score-field.ts';
import type { TestDefinition } from '../tests.ts';

/** The first day of the newer ACT: those after 2015-08-31 (ST-264, VAL-066, CON-112). */
export const NEW_ACT_FROM = '2015-09-01';
/** The first day of the SAT without a section for writing, and of the PSAT that goes with it. */
export const NEW_SAT_FROM = '2016-03-01';
export const NEW_PSAT_FROM = '2015-10-01';

const main = scale(1, 36);
// The range has a source; until when it was given has none.
const part = scale(1, 18);
const section = scale(200, 800, 10);
const oldSection = { ...scale(20, 80), until: '2015-09-30' };
// The PSAT/NMSQT and PSAT 10 go from 160 to 760, the PSAT 8/9 from 120 to 720.
const newSection = { ...scale(120, 760, 10), from: NEW_PSAT_FROM };

/** Tests that colleges look at, of which most students have one. */
export const ADMISSION_TESTS: readonly TestDefinition[] = [
  {
    key: 'act',
    id: 2,
    name: 'ACT',
    about: /*i18n*/ 'English, math, reading and science',
    kind: 'common',
    composite: {
      kind: 'average',
      of: ['english', 'math', 'reading', 'science'],
      reported: 'compositeOnReport',
    },
    groups: [
      {
        title: /*i18n*/ 'Main scores',
        fields: [
          field('english', /*i18n*/ 'English', [main]),
          field('math', /*i18n*/ 'Math', [main]),
          field('reading', /*i18n*/ 'Reading', [main]),
          field('science', /*i18n*/ 'Science', [main]),
        ],
      },
      {
        title: /*i18n*/ 'If your report has another composite',
        opensFor: 'asked',
        fields: [field('compositeOnReport', /*i18n*/ 'Composite on your report', [main])],
      },
      {
        title: /*i18n*/ 'English, math, reading and science in detail',
        opensFor: 'newer',
        newerFrom: NEW_ACT_FROM,
        heads: {
          writingProduction: /*i18n*/ 'English',
          prepareHighMath: /*i18n*/ 'Math',
          keyIdeasDetails: /*i18n*/ 'Reading',
          dataInterpretation: /*i18n*/ 'Science',
        },
        fields: [
          unsourced('writingProduction', /*i18n*/ 'Production of writing'),
          unsourced('languageKnowledge', /*i18n*/ 'Knowledge of language'),
          unsourced('englishConventions', /*i18n*/ 'Conventions of English'),
          unsourced('prepareHighMath', /*i18n*/ 'Preparing for higher math'),
          unsourced('numberQuantity', /*i18n*/ 'Number and quantity'),
          unsourced('algebra', /*i18n*/ 'Algebra'),
          unsourced('functions', /*i18n*/ 'Functions'),
          unsourced('geometry', /*i18n*/ 'Geometry'),
          unsourced('statistics', /*i18n*/ 'Statistics'),
          unsourced('integratingSkills', /*i18n*/ 'Integrating skills'),
          unsourced('modeling', /*i18n*/ 'Modeling'),
          unsourced('keyIdeasDetails', /*i18n*/ 'Key ideas and details'),
          unsourced('craftStructure', /*i18n*/ 'Craft and structure'),
          unsourced('integratingKnowledge', /*i18n*/ 'Integrating knowledge'),
          unsourced('understandingComplexTexts', /*i18n*/ 'Complex texts'),
          unsourced('dataInterpretation', /*i18n*/ 'Data interpretation'),
          unsourced('scientificInvestigation', /*i18n*/ 'Scientific investigation'),
          unsourced('modelEvaluation', /*i18n*/ 'Model evaluation'),
        ],
      },
      {
        title: /*i18n*/ 'Writing',
        opensFor: 'asked',
        fields: [
          field('writing', /*i18n*/ 'Writing', [{ ...scale(2, 12), from: '2016-09-01' }], 36),
          unsourced('ideasAnalysis', /*i18n*/ 'Ideas and analysis'),
          unsourced('developmentSupport', /*i18n*/ 'Development and support'),
          unsourced('organization', /*i18n*/ 'Organization'),
          unsourced('languageConventions', /*i18n*/ 'Language use and conventions'),
        ],
      },
      {
        title: /*i18n*/ 'Scores from reports before September 2015',
        opensFor: 'older',
        newerFrom: NEW_ACT_FROM,
        fields: [
          field('mechanics', /*i18n*/ 'Usage and mechanics', [part]),
          field('rhetoricalSkills', /*i18n*/ 'Rhetorical skills', [part]),
          field('preAlgebra', /*i18n*/ 'Pre-algebra and elementary algebra', [part]),
          field('intermediateAlgebra', /*i18n*/ 'Intermediate algebra and coordinate geometry', [part]),
          field('planGeometry', /*i18n*/ 'Plane geometry and trigonometry', [part]),
          field('socialStudies', /*i18n*/ 'Social studies and sciences', [part]),
          field('artsLit', /*i18n*/ 'Arts and literature', [part]),
          unsourced('englishWriting', /*i18n*/ 'Combined English and writing'),
        ],
      },
    ],
  },
  {
    key: 'sat',
    id: 10,
    name: 'SAT',
    about: /*i18n*/ 'Reading and writing, and math',
    kind: 'common',
    composite: { kind: 'sum', of: ['reading', 'math', 'writing'], needed: ['reading', 'math'] },
    groups: [
      {
        title: /*i18n*/ 'Main scores',
        fields: [
          field('reading', /*i18n*/ 'Reading and writing', [section]),
          field('math', /*i18n*/ 'Math', [section]),
        ],
      },
      {
        title: /*i18n*/ 'Writing, where it has a score of its own',
        opensFor: 'older',
        newerFrom: NEW_SAT_FROM,
        fields: [field('writing', /*i18n*/ 'Writing', [section])],
      },
    ],
  },
  {
    key: 'psat',
    id: 9,
    name: 'PSAT',
    about: /*i18n*/ 'PSAT/NMSQT, PSAT 10 or PSAT 8/9',
    kind: 'common',
    composite: { kind: 'sum', of: ['reading', 'math', 'writing'], needed: ['reading', 'math'] },
    groups: [
      {
        title: /*i18n*/ 'Main scores',
        fields: [
          field('reading', /*i18n*/ 'Reading and writing', [newSection, oldSection]),
          field('math', /*i18n*/ 'Math', [newSection, oldSection]),
        ],
      },
      {
        title: /*i18n*/ 'Writing, where it has a score of its own',
        opensFor: 'older',
        newerFrom: NEW_PSAT_FROM,
        fields: [field('writing', /*i18n*/ 'Writing', [oldSection])],
      },
    ],
  },
];
