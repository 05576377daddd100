import { fill } from '../../words/fill.ts';
import { actBands, applicationFeeBands, difficultyBands, satBands } from '../bands.ts';
import { bandChoices, yesNoFamily } from './family.ts';
import type { ChoiceFamily, FilterFamily, NumberFamily } from './family.ts';

/** Entrance difficulty from the admission rate; open admission is noncompetitive (CON-133). */
export const entranceDifficulty: ChoiceFamily = {
  key: 'entranceDifficulty',
  category: 'getting-in',
  label: /*i18n*/ 'Entrance difficulty',
  note: /*i18n*/ 'Most difficult: about 30% or fewer get in. Very difficult: up to 60%. Moderately: up to 85%. Minimally: up to 95%.',
  kind: 'choice',
  join: 'Or',
  filters: bandChoices('entranceDifficulty', difficultyBands, '{band}'),
  hasFigure: true,
};

export const admissionRate: NumberFamily = {
  key: 'admissionRate',
  category: 'getting-in',
  label: /*i18n*/ 'Admission rate',
  kind: 'number',
  unit: 'fraction',
  comparison: 'greaterOrEqual',
  minimum: 0,
  maximum: 1,
  filters: [0.25, 0.5, 0.75].map((rate) => ({
    key: 'admissionRate',
    value: String(rate),
    label: fill(/*i18n*/ 'At least {value}% get in', { value: rate * 100 }),
    pillText: fill(/*i18n*/ 'At least {value}% get in', { value: rate * 100 }),
  })),
};

function scoreFamily(key: string, label: string, pill: string, bands: typeof satBands): ChoiceFamily {
  return {
    key,
    category: 'getting-in',
    label,
    note: /*i18n*/ 'The middle score of first-year students who sent scores.',
    kind: 'choice',
    join: 'Or',
    filters: bandChoices(key, bands, pill),
    hasFigure: true,
  };
}

export const satReading = scoreFamily(
  'satReading',
  /*i18n*/ 'SAT reading and writing',
  /*i18n*/ 'SAT reading {band}',
  satBands,
);
export const satMath = scoreFamily('satMath', /*i18n*/ 'SAT math', /*i18n*/ 'SAT math {band}', satBands);
export const act = scoreFamily('act', /*i18n*/ 'ACT', /*i18n*/ 'ACT {band}', actBands);

export const admissionPolicies = yesNoFamily(
  { key: 'admissionPolicies', category: 'getting-in', label: /*i18n*/ 'Admission policies' },
  [
    { value: 'OpenAdmission', label: /*i18n*/ 'Open to all' },
    {
      value: 'TestRequired',
      label: /*i18n*/ 'Test scores required',
    },
    {
      value: 'TestOptional',
      label: /*i18n*/ 'Test scores optional',
    },
    {
      value: 'TestBlind',
      label: /*i18n*/ 'Test scores not looked at',
    },
    {
      value: 'GradesRequired',
      label: /*i18n*/ 'High school grades required',
    },
    {
      value: 'RecordRequired',
      label: /*i18n*/ 'High school record required',
    },
    {
      value: 'ClassRankConsidered',
      label: /*i18n*/ 'Class rank looked at',
    },
    {
      value: 'CollegePrepRequired',
      label: /*i18n*/ 'College prep classes required',
    },
    {
      value: 'EssayRequired',
      label: /*i18n*/ 'Essay required',
    },
    {
      value: 'NoEssay',
      label: /*i18n*/ 'Essay not looked at',
    },
    {
      value: 'RecommendationsRequired',
      label: /*i18n*/ 'Recommendations required',
    },
    {
      value: 'WorkExperienceConsidered',
      label: /*i18n*/ 'Work experience looked at',
    },
    {
      value: 'NoLegacy',
      label: /*i18n*/ 'Family ties not looked at',
    },
  ],
);

/** Application fee, with the value 'Free App' for none (MSG-098). */
export const applicationFee: ChoiceFamily = {
  key: 'applicationFee',
  category: 'getting-in',
  label: /*i18n*/ 'Application fee',
  kind: 'choice',
  join: 'Or',
  filters: bandChoices('applicationFee', applicationFeeBands, /*i18n*/ 'Fee {band}'),
  hasFigure: true,
};

export const gettingInFamilies: readonly FilterFamily[] = [
  entranceDifficulty,
  admissionRate,
  satReading,
  satMath,
  act,
  admissionPolicies,
  applicationFee,
];
