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
  label: 'Entrance difficulty',
  note: 'Most difficult: about 30% or fewer get in. Very difficult: up to 60%. Moderately: up to 85%. Minimally: up to 95%.',
  kind: 'choice',
  join: 'Or',
  filters: bandChoices('entranceDifficulty', difficultyBands, (label) => label),
  values: (facts) =>
    facts.openAdmission === true && facts.admissionRate === null
      ? ['Noncompetitive']
      : bandValues(difficultyBands, facts.admissionRate),
  figure: (facts) => facts.admissionRate,
};

export const admissionRate: NumberFamily = {
  key: 'admissionRate',
  category: 'getting-in',
  label: 'Admission rate',
  kind: 'number',
  unit: 'fraction',
  comparison: 'greaterOrEqual',
  minimum: 0,
  maximum: 1,
  filters: [0.25, 0.5, 0.75].map((rate) => ({
    key: 'admissionRate',
    value: String(rate),
    label: `At least ${rate * 100}% get in`,
    pillText: `At least ${rate * 100}% get in`,
  })),
  figure: (facts) => facts.admissionRate,
};

function scoreFamily(
  key: string,
  label: string,
  short: string,
  bands: typeof satBands,
  middle: (facts: CollegeFacts) => number | null,
): ChoiceFamily {
  return {
    key,
    category: 'getting-in',
    label,
    note: 'The middle score of first-year students who sent scores.',
    kind: 'choice',
    join: 'Or',
    filters: bandChoices(key, bands, (text) => `${short} ${text}`),
    values: (facts) => bandValues(bands, middle(facts)),
    figure: middle,
  };
}

export const satReading = scoreFamily(
  'satReading',
  'SAT reading and writing',
  'SAT reading',
  satBands,
  (facts) => middleScore(facts.satReading25, facts.satReading50, facts.satReading75),
);
export const satMath = scoreFamily('satMath', 'SAT math', 'SAT math', satBands, (facts) =>
  middleScore(facts.satMath25, facts.satMath50, facts.satMath75),
);
export const act = scoreFamily('act', 'ACT', 'ACT', actBands, (facts) =>
  middleScore(facts.act25, facts.act50, facts.act75),
);

export const admissionPolicies = yesNoFamily(
  { key: 'admissionPolicies', category: 'getting-in', label: 'Admission policies' },
  [
    { value: 'OpenAdmission', label: 'Open to all', is: (facts) => facts.openAdmission },
    {
      value: 'TestRequired',
      label: 'Test scores required',
      is: (facts) => facts.considersTestScores === required,
    },
    {
      value: 'TestOptional',
      label: 'Test scores optional',
      is: (facts) => facts.considersTestScores === considered,
    },
    {
      value: 'TestBlind',
      label: 'Test scores not looked at',
      is: (facts) => facts.considersTestScores === notConsidered,
    },
    {
      value: 'GradesRequired',
      label: 'High school grades required',
      is: (facts) => facts.considersGpa === required,
    },
    {
      value: 'RecordRequired',
      label: 'High school record required',
      is: (facts) => facts.considersRecord === required,
    },
    {
      value: 'ClassRankConsidered',
      label: 'Class rank looked at',
      is: (facts) => isLookedAt(facts.considersClassRank),
    },
    {
      value: 'CollegePrepRequired',
      label: 'College prep classes required',
      is: (facts) => facts.considersCollegePrep === required,
    },
    { value: 'EssayRequired', label: 'Essay required', is: (facts) => facts.considersEssay === required },
    { value: 'NoEssay', label: 'Essay not looked at', is: (facts) => facts.considersEssay === notConsidered },
    {
      value: 'RecommendationsRequired',
      label: 'Recommendations required',
      is: (facts) => facts.considersRecommendations === required,
    },
    {
      value: 'WorkExperienceConsidered',
      label: 'Work experience looked at',
      is: (facts) => isLookedAt(facts.considersWorkExperience),
    },
    {
      value: 'NoLegacy',
      label: 'Family ties not looked at',
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
  label: 'Application fee',
  kind: 'choice',
  join: 'Or',
  filters: bandChoices('applicationFee', applicationFeeBands, (label) =>
    label === 'Free App' ? label : `Fee ${label}`,
  ),
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
