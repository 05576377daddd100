import { fill } from '../../words/fill.ts';
import { actBands, applicationFeeBands, difficultyBands, satBands } from '../bands.ts';
import { middleScore } from '../facts.ts';
import type { CollegeFacts } from '../facts.ts';
import { bandChoices, bandValues, yesNoFamily } from './family.ts';
import type { ChoiceFamily, FilterFamily, NumberFamily } from './family.ts';

// IPEDS codes of what a college looks at when it decides.
const required = 1;
const notConsidered = 3;
const considered = 5;

/** Entrance difficulty from the admission rate; open admission is noncompetitive (CON-133). */
export const entranceDifficulty: ChoiceFamily = {
  key: 'entranceDifficulty',
  category: 'getting-in',
  label: /*i18n*/ 'Entrance difficulty',
  note: /*i18n*/ 'Most difficult: about 30% or fewer get in. Very difficult: up to 60%. Moderately: up to 85%. Minimally: up to 95%.',
  kind: 'choice',
  join: 'Or',
  filters: bandChoices('entranceDifficulty', difficultyBands, '{band}'),
  values: (facts) =>
    facts.openAdmission === true && facts.admissionRate === null
      ? ['Noncompetitive']
      : bandValues(difficultyBands, facts.admissionRate),
  figure: (facts) => facts.admissionRate,
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
  figure: (facts) => facts.admissionRate,
};

function scoreFamily(
  key: string,
  label: string,
  pill: string,
  bands: typeof satBands,
  middle: (facts: CollegeFacts) => number | null,
): ChoiceFamily {
  return {
    key,
    category: 'getting-in',
    label,
    note: /*i18n*/ 'The middle score of first-year students who sent scores.',
    kind: 'choice',
    join: 'Or',
    filters: bandChoices(key, bands, pill),
    values: (facts) => bandValues(bands, middle(facts)),
    figure: middle,
  };
}

export const satReading = scoreFamily(
  'satReading',
  /*i18n*/ 'SAT reading and writing',
  /*i18n*/ 'SAT reading {band}',
  satBands,
  (facts) => middleScore(facts.satReading25, facts.satReading50, facts.satReading75),
);
export const satMath = scoreFamily(
  'satMath',
  /*i18n*/ 'SAT math',
  /*i18n*/ 'SAT math {band}',
  satBands,
  (facts) => middleScore(facts.satMath25, facts.satMath50, facts.satMath75),
);
export const act = scoreFamily('act', /*i18n*/ 'ACT', /*i18n*/ 'ACT {band}', actBands, (facts) =>
  middleScore(facts.act25, facts.act50, facts.act75),
);

export const admissionPolicies = yesNoFamily(
  { key: 'admissionPolicies', category: 'getting-in', label: /*i18n*/ 'Admission policies' },
  [
    { value: 'OpenAdmission', label: /*i18n*/ 'Open to all', is: (facts) => facts.openAdmission },
    {
      value: 'TestRequired',
      label: /*i18n*/ 'Test scores required',
      is: (facts) => facts.considersTestScores === required,
    },
    {
      value: 'TestOptional',
      label: /*i18n*/ 'Test scores optional',
      is: (facts) => facts.considersTestScores === considered,
    },
    {
      value: 'TestBlind',
      label: /*i18n*/ 'Test scores not looked at',
      is: (facts) => facts.considersTestScores === notConsidered,
    },
    {
      value: 'GradesRequired',
      label: /*i18n*/ 'High school grades required',
      is: (facts) => facts.considersGpa === required,
    },
    {
      value: 'RecordRequired',
      label: /*i18n*/ 'High school record required',
      is: (facts) => facts.considersRecord === required,
    },
    {
      value: 'ClassRankConsidered',
      label: /*i18n*/ 'Class rank looked at',
      is: (facts) => isLookedAt(facts.considersClassRank),
    },
    {
      value: 'CollegePrepRequired',
      label: /*i18n*/ 'College prep classes required',
      is: (facts) => facts.considersCollegePrep === required,
    },
    {
      value: 'EssayRequired',
      label: /*i18n*/ 'Essay required',
      is: (facts) => facts.considersEssay === required,
    },
    {
      value: 'NoEssay',
      label: /*i18n*/ 'Essay not looked at',
      is: (facts) => facts.considersEssay === notConsidered,
    },
    {
      value: 'RecommendationsRequired',
      label: /*i18n*/ 'Recommendations required',
      is: (facts) => facts.considersRecommendations === required,
    },
    {
      value: 'WorkExperienceConsidered',
      label: /*i18n*/ 'Work experience looked at',
      is: (facts) => isLookedAt(facts.considersWorkExperience),
    },
    {
      value: 'NoLegacy',
      label: /*i18n*/ 'Family ties not looked at',
      is: (facts) => facts.considersLegacy === notConsidered,
    },
  ],
);

function isLookedAt(code: number | null): boolean | null {
  return code === null ? null : code === required || code === considered;
}

/** Application fee, with the value 'Free App' for none (MSG-098). */
export const applicationFee: ChoiceFamily = {
  key: 'applicationFee',
  category: 'getting-in',
  label: /*i18n*/ 'Application fee',
  kind: 'choice',
  join: 'Or',
  filters: bandChoices('applicationFee', applicationFeeBands, /*i18n*/ 'Fee {band}'),
  values: (facts) => bandValues(applicationFeeBands, facts.applicationFee),
  figure: (facts) => facts.applicationFee,
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
