import { fill } from '../../words/fill.ts';
import { populationBands } from '../bands.ts';
import { religions } from '../religions.ts';
import { collegeTypeLabels, collegeTypes } from '../sector.ts';
import { bandChoices, choice, yesNoFamily } from './family.ts';
import type { ChoiceFamily, FilterFamily, NumberFamily } from './family.ts';

/** Sector (CON-035). */
export const collegeType: ChoiceFamily = {
  key: 'collegeType',
  category: 'college',
  label: /*i18n*/ 'Type of college',
  kind: 'choice',
  join: 'Or',
  filters: collegeTypes.map((type) => choice('collegeType', type, collegeTypeLabels[type])),
};

/** School type (CON-018), with our own fourth box so that schools with only short programs can be found. */
export const schoolType: ChoiceFamily = {
  key: 'schoolType',
  category: 'college',
  label: /*i18n*/ 'Length',
  kind: 'choice',
  join: 'Or',
  filters: [
    choice('schoolType', 'FourYear', /*i18n*/ 'Four-year'),
    choice('schoolType', 'TwoYear', /*i18n*/ 'Two-year'),
    choice('schoolType', 'Graduate', /*i18n*/ 'Graduate'),
    choice('schoolType', 'UnderTwoYear', /*i18n*/ 'Under two years'),
  ],
};

/**
 * Credentials offered (CON-019). A diploma is a program of one to four years below a degree. Beside a major or an
 * occupation a box means a credential in that, which the search engine reads from the programs themselves.
 */
export const programType: ChoiceFamily = {
  key: 'programType',
  category: 'college',
  label: /*i18n*/ 'Program type',
  kind: 'choice',
  join: 'Or',
  filters: [
    choice('programType', 'Certificate', /*i18n*/ 'Certificate'),
    choice('programType', 'Diploma', /*i18n*/ 'Diploma'),
    choice('programType', 'Associate', /*i18n*/ 'Associate'),
    choice('programType', 'Bachelors', /*i18n*/ 'Bachelor’s'),
    choice('programType', 'Masters', /*i18n*/ 'Master’s'),
    choice('programType', 'Doctoral', /*i18n*/ 'Doctoral'),
  ],
  note: /*i18n*/ 'With a major or a career chosen, these are the programs in it.',
};

export const publicPrivate: ChoiceFamily = {
  key: 'publicPrivate',
  category: 'college',
  label: /*i18n*/ 'Public or private',
  kind: 'choice',
  join: 'Or',
  filters: [
    choice('publicPrivate', 'Public', /*i18n*/ 'Public'),
    choice('publicPrivate', 'Private', /*i18n*/ 'Private'),
    choice('publicPrivate', 'PrivateForProfit', /*i18n*/ 'Private, for profit'),
    choice('publicPrivate', 'Religious', /*i18n*/ 'Religious'),
  ],
};

/** Religious affiliation; the values are IPEDS codes (GAP-072). */
export const religion: ChoiceFamily = {
  key: 'religion',
  category: 'college',
  label: /*i18n*/ 'Religion',
  kind: 'choice',
  join: 'Or',
  filters: religions.map(([code, name]) => choice('religion', String(code), name)),
};

export const population: ChoiceFamily = {
  key: 'population',
  category: 'college',
  label: /*i18n*/ 'Student population',
  note: /*i18n*/ 'Undergraduates seeking a degree; all students where a college has only graduate students.',
  kind: 'choice',
  join: 'Or',
  filters: bandChoices('population', populationBands, /*i18n*/ '{band} students'),
  hasFigure: true,
};

export const singleSex: ChoiceFamily = {
  key: 'singleSex',
  category: 'college',
  label: /*i18n*/ 'Single-sex or coed',
  kind: 'choice',
  join: 'Or',
  filters: [
    choice('singleSex', 'Coed', /*i18n*/ 'Coed'),
    choice('singleSex', 'WomenOnly', /*i18n*/ 'Women only'),
    choice('singleSex', 'MenOnly', /*i18n*/ 'Men only'),
  ],
};

/** Historically black colleges and the other minority-serving designations. */
export const minorityServing = yesNoFamily(
  {
    key: 'historicallyBlack',
    category: 'college',
    label: /*i18n*/ 'Historically Black and other designations',
  },
  [
    { value: 'HBCU', label: /*i18n*/ 'Historically Black (HBCU)' },
    {
      value: 'PredominantlyBlack',
      label: /*i18n*/ 'Predominantly Black',
    },
    { value: 'HispanicServing', label: /*i18n*/ 'Hispanic-serving' },
    { value: 'Tribal', label: /*i18n*/ 'Tribal college' },
    {
      value: 'NativeAmericanServing',
      label: /*i18n*/ 'Native American-serving',
    },
    {
      value: 'AsianPacificServing',
      label: /*i18n*/ 'Asian American and Pacific Islander-serving',
    },
    {
      value: 'AlaskaNativeHawaiianServing',
      label: /*i18n*/ 'Alaska Native and Native Hawaiian-serving',
    },
  ],
  'Or',
);

export const graduationRate: NumberFamily = {
  key: 'graduationRate',
  category: 'college',
  label: /*i18n*/ 'Graduation rate',
  kind: 'number',
  unit: 'fraction',
  comparison: 'greaterOrEqual',
  minimum: 0,
  maximum: 1,
  filters: [0.3, 0.5, 0.7, 0.9].map((rate) => ({
    key: 'graduationRate',
    value: String(rate),
    label: fill(/*i18n*/ 'At least {value}%', { value: rate * 100 }),
    pillText: fill(/*i18n*/ 'At least {value}% graduate', { value: rate * 100 }),
  })),
};

export const status: ChoiceFamily = {
  key: 'status',
  category: 'college',
  label: /*i18n*/ 'Open or closed',
  kind: 'choice',
  join: 'Or',
  filters: [
    choice('status', 'Open', /*i18n*/ 'Open', /*i18n*/ 'Open colleges'),
    choice('status', 'Closed', /*i18n*/ 'Closed', /*i18n*/ 'Closed colleges'),
  ],
};

/** Part of a name or of another name the college goes by. */
export const name = {
  key: 'name',
  category: 'college',
  label: /*i18n*/ 'Name',
  kind: 'name',
  filters: [],
} as const;

export const collegeFamilies: readonly FilterFamily[] = [
  name,
  collegeType,
  schoolType,
  programType,
  publicPrivate,
  religion,
  population,
  singleSex,
  minorityServing,
  graduationRate,
  status,
];
