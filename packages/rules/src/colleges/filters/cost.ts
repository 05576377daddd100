import { tuitionBands } from '../bands.ts';
import { residentTuition } from '../facts.ts';
import { bandChoices, bandValues, yesNoFamily } from './family.ts';
import type { ChoiceFamily, FilterFamily, NumberFamily } from './family.ts';

const netPriceSteps = [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000];

/** Average yearly cost after grants. */
export const netPrice: NumberFamily = {
  key: 'netPrice',
  category: 'cost',
  label: 'Net price a year',
  note: 'Average yearly cost after grants, for students who got aid.',
  kind: 'number',
  unit: 'dollars',
  comparison: 'lessThan',
  minimum: -100_000,
  maximum: 200_000,
  filters: netPriceSteps.map((step) => ({
    key: 'netPrice',
    value: String(step),
    label: `Under $${step.toLocaleString('en-US')}`,
    pillText: `Net price under $${step.toLocaleString('en-US')}`,
  })),
  figure: (facts) => facts.netPrice,
};

/** Tuition and fees for a North Carolina resident, in steps of $5,000 (CON-134). */
export const tuition: ChoiceFamily = {
  key: 'tuition',
  category: 'cost',
  label: 'Tuition',
  note: 'Tuition and required fees for a year. In-state for North Carolina public colleges, out-of-state elsewhere.',
  kind: 'choice',
  join: 'Or',
  filters: bandChoices(
    'tuition',
    tuitionBands,
    (label) => `Tuition ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  ),
  values: (facts) => bandValues(tuitionBands, residentTuition(facts)),
  figure: residentTuition,
};

const takesPartInFederalAid = 1;
const branchOfParticipant = 2;

export const financialAid = yesNoFamily({ key: 'financialAid', category: 'cost', label: 'Financial aid' }, [
  {
    value: 'FederalAid',
    label: 'Federal student aid',
    is: (facts) => facts.titleIvCode === takesPartInFederalAid || facts.titleIvCode === branchOfParticipant,
  },
  { value: 'Grants', label: 'Grants or scholarships', is: (facts) => isSome(facts.shareAnyGrant) },
  { value: 'PellGrants', label: 'Pell Grants', is: (facts) => isSome(facts.sharePell) },
  {
    value: 'CollegeGrants',
    label: 'Grants from the college',
    is: (facts) => isSome(facts.shareFirstYearCollegeGrant),
  },
  {
    value: 'StateGrants',
    label: 'State or local grants',
    is: (facts) => isSome(facts.shareFirstYearStateGrant),
  },
  { value: 'FederalLoans', label: 'Federal student loans', is: (facts) => isSome(facts.shareFederalLoan) },
  { value: 'StudentJobs', label: 'Jobs for students', is: (facts) => facts.studentEmployment },
  { value: 'YellowRibbon', label: 'Yellow Ribbon for veterans', is: (facts) => facts.yellowRibbon },
]);

function isSome(share: number | null): boolean | null {
  return share === null ? null : share > 0;
}

/** Ways to pay that only colleges themselves report. */
export const paymentPlans: ChoiceFamily = {
  key: 'paymentPlans',
  category: 'cost',
  label: 'Payment plans',
  kind: 'choice',
  join: 'And',
  selfReported: true,
  filters: [
    ['Monthly', 'Pay by the month'],
    ['Deferred', 'Pay later in the term'],
    ['Prepaid', 'Pay ahead at today’s price'],
    ['GuaranteedTuition', 'Tuition that stays the same'],
    ['CreditCard', 'Pay by card'],
  ].map(([value = '', label = '']) => ({ key: 'paymentPlans', value, label, pillText: label })),
  values: (facts) => facts.reported['paymentPlans'] ?? [],
};

export const costFamilies: readonly FilterFamily[] = [netPrice, tuition, financialAid, paymentPlans];
