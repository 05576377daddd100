import { populationBands } from '../bands.ts';
import { studentPopulation } from '../facts.ts';
import { religions } from '../religions.ts';
import { collegeTypeLabels, collegeTypes } from '../sector.ts';
import { bandChoices, bandValues, choice, whereTrue, yesNoFamily } from './family.ts';
import type { ChoiceFamily, FilterFamily, NumberFamily } from './family.ts';

/** Sector (CON-035). */
export const collegeType: ChoiceFamily = {
  key: 'collegeType',
  category: 'college',
  label: 'Type of college',
  kind: 'choice',
  join: 'Or',
  filters: collegeTypes.map((type) => choice('collegeType', type, collegeTypeLabels[type])),
  values: (facts) => [facts.collegeType],
};

const fourYears = 1;
const twoYears = 2;
const underTwoYears = 3;

/** School type (CON-018), with our own fourth box so that schools with only short programs can be found. */
export const schoolType: ChoiceFamily = {
  key: 'schoolType',
  category: 'college',
  label: 'Length',
  kind: 'choice',
  join: 'Or',
  filters: [
    choice('schoolType', 'FourYear', 'Four-year'),
    choice('schoolType', 'TwoYear', 'Two-year'),
    choice('schoolType', 'Graduate', 'Graduate'),
    choice('schoolType', 'UnderTwoYear', 'Under two years'),
  ],
  values: (facts) =>
    whereTrue({
      FourYear: facts.levelCode === fourYears,
      TwoYear: facts.levelCode === twoYears,
      Graduate: facts.offersGraduate,
      UnderTwoYear: facts.levelCode === underTwoYears,
    }),
};

/**
 * Credentials offered (CON-019). A diploma is a program of one to four years below a degree. Beside a major or an
 * occupation a box means a credential in that, which the search engine reads from the programs themselves.
 */
export const programType: ChoiceFamily = {
  key: 'programType',
  category: 'college',
  label: 'Program type',
  kind: 'choice',
  join: 'Or',
  filters: [
    choice('programType', 'Certificate', 'Certificate'),
    choice('programType', 'Diploma', 'Diploma'),
    choice('programType', 'Associate', 'Associate'),
    choice('programType', 'Bachelors', 'Bachelor’s'),
    choice('programType', 'Masters', 'Master’s'),
    choice('programType', 'Doctoral', 'Doctoral'),
  ],
  note: 'With a major or a career chosen, these are the programs in it.',
  values: (facts) =>
    whereTrue({
      Certificate: facts.certificateUnder12Weeks === true || facts.certificateUnder1Year,
      Diploma: facts.certificate1To2Years === true || facts.certificate2To4Years,
      Associate: facts.offersAssociate,
      Bachelors: facts.offersBachelor,
      Masters: facts.offersMaster,
      Doctoral:
        facts.offersResearchDoctorate === true ||
        facts.offersProfessionalDoctorate === true ||
        facts.offersOtherDoctorate,
    }),
};

const publicControl = 1;
const privateNotForProfit = 2;
const privateForProfit = 3;

export const publicPrivate: ChoiceFamily = {
  key: 'publicPrivate',
  category: 'college',
  label: 'Public or private',
  kind: 'choice',
  join: 'Or',
  filters: [
    choice('publicPrivate', 'Public', 'Public'),
    choice('publicPrivate', 'Private', 'Private'),
    choice('publicPrivate', 'PrivateForProfit', 'Private, for profit'),
    choice('publicPrivate', 'Religious', 'Religious'),
  ],
  values: (facts) =>
    whereTrue({
      Public: facts.controlCode === publicControl,
      Private: facts.controlCode === privateNotForProfit,
      PrivateForProfit: facts.controlCode === privateForProfit,
      Religious: facts.religionCode !== null,
    }),
};

/** Religious affiliation; the values are IPEDS codes (GAP-072). */
export const religion: ChoiceFamily = {
  key: 'religion',
  category: 'college',
  label: 'Religion',
  kind: 'choice',
  join: 'Or',
  filters: religions.map(([code, name]) => choice('religion', String(code), name)),
  values: (facts) => (facts.religionCode === null ? [] : [String(facts.religionCode)]),
};

export const population: ChoiceFamily = {
  key: 'population',
  category: 'college',
  label: 'Student population',
  note: 'Undergraduates seeking a degree; all students where a college has only graduate students.',
  kind: 'choice',
  join: 'Or',
  filters: bandChoices('population', populationBands, (label) =>
    label.endsWith('students') ? label : `${label} students`,
  ),
  values: (facts) => bandValues(populationBands, studentPopulation(facts)),
  figure: studentPopulation,
};

export const singleSex: ChoiceFamily = {
  key: 'singleSex',
  category: 'college',
  label: 'Single-sex or coed',
  kind: 'choice',
  join: 'Or',
  filters: [
    choice('singleSex', 'Coed', 'Coed'),
    choice('singleSex', 'WomenOnly', 'Women only'),
    choice('singleSex', 'MenOnly', 'Men only'),
  ],
  values: (facts) =>
    whereTrue({
      Coed: facts.isMenOnly === false && facts.isWomenOnly === false,
      WomenOnly: facts.isWomenOnly,
      MenOnly: facts.isMenOnly,
    }),
};

/** Historically black colleges and the other minority-serving designations. */
export const minorityServing = yesNoFamily(
  { key: 'historicallyBlack', category: 'college', label: 'Historically Black and other designations' },
  [
    { value: 'HBCU', label: 'Historically Black (HBCU)', is: (facts) => facts.isHbcu },
    { value: 'PredominantlyBlack', label: 'Predominantly Black', is: (facts) => facts.isPredominantlyBlack },
    { value: 'HispanicServing', label: 'Hispanic-serving', is: (facts) => facts.isHispanicServing },
    { value: 'Tribal', label: 'Tribal college', is: (facts) => facts.isTribal },
    {
      value: 'NativeAmericanServing',
      label: 'Native American-serving',
      is: (facts) => facts.isNativeAmericanServing,
    },
    {
      value: 'AsianPacificServing',
      label: 'Asian American and Pacific Islander-serving',
      is: (facts) => facts.isAsianPacificServing,
    },
    {
      value: 'AlaskaNativeHawaiianServing',
      label: 'Alaska Native and Native Hawaiian-serving',
      is: (facts) => facts.isAlaskaNativeHawaiianServing,
    },
  ],
  'Or',
);

export const graduationRate: NumberFamily = {
  key: 'graduationRate',
  category: 'college',
  label: 'Graduation rate',
  kind: 'number',
  unit: 'fraction',
  comparison: 'greaterOrEqual',
  minimum: 0,
  maximum: 1,
  filters: [0.3, 0.5, 0.7, 0.9].map((rate) => ({
    key: 'graduationRate',
    value: String(rate),
    label: `At least ${rate * 100}%`,
    pillText: `At least ${rate * 100}% graduate`,
  })),
  figure: (facts) => facts.graduationRate,
};

export const status: ChoiceFamily = {
  key: 'status',
  category: 'college',
  label: 'Open or closed',
  kind: 'choice',
  join: 'Or',
  filters: [
    choice('status', 'Open', 'Open', 'Open colleges'),
    choice('status', 'Closed', 'Closed', 'Closed colleges'),
  ],
  values: (facts) => [facts.isOpen ? 'Open' : 'Closed'],
};

/** Part of a name or of another name the college goes by. */
export const name = { key: 'name', category: 'college', label: 'Name', kind: 'name', filters: [] } as const;

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
