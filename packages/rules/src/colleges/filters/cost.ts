import { fill } from '../../words/fill.ts';
import { tuitionBands } from '../bands.ts';
import { reportedPaymentPlans } from '../reported-choices.ts';
import { bandChoices, yesNoFamily } from './family.ts';
import type { ChoiceFamily, FilterFamily, NumberFamily } from './family.ts';

const netPriceSteps = [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000];

/** Average yearly cost after grants, for residents of a state. */
export const netPrice: NumberFamily = {
  key: 'netPrice',
  category: 'cost',
  label: /*i18n*/ 'Net price a year',
  note: /*i18n*/ 'Average yearly cost after grants for people of your state who got aid. At public colleges of other states it is an estimate.',
  byResidency: true,
  kind: 'number',
  unit: 'dollars',
  comparison: 'lessThan',
  minimum: -100_000,
  maximum: 200_000,
  filters: netPriceSteps.map((step) => ({
    key: 'netPrice',
    value: String(step),
    label: fill(/*i18n*/ 'Under ${value}', { value: step.toLocaleString('en-US') }),
    pillText: fill(/*i18n*/ 'Net price under ${value}', { value: step.toLocaleString('en-US') }),
  })),
};

/** Tuition and fees for residents of a state, in steps of $5,000 (CON-134). */
export const tuition: ChoiceFamily = {
  key: 'tuition',
  category: 'cost',
  label: /*i18n*/ 'Tuition',
  note: /*i18n*/ 'Tuition and required fees for a year. In-state for public colleges of your state, out-of-state elsewhere.',
  byResidency: true,
  kind: 'choice',
  join: 'Or',
  filters: bandChoices('tuition', tuitionBands, /*i18n*/ 'Tuition {band}'),
  hasFigure: true,
};

export const financialAid = yesNoFamily(
  { key: 'financialAid', category: 'cost', label: /*i18n*/ 'Financial aid' },
  [
    {
      value: 'FederalAid',
      label: /*i18n*/ 'Federal student aid',
    },
    { value: 'Grants', label: /*i18n*/ 'Grants or scholarships' },
    { value: 'PellGrants', label: /*i18n*/ 'Pell Grants' },
    {
      value: 'CollegeGrants',
      label: /*i18n*/ 'Grants from the college',
    },
    {
      value: 'StateGrants',
      label: /*i18n*/ 'State or local grants',
    },
    {
      value: 'FederalLoans',
      label: /*i18n*/ 'Federal student loans',
    },
    { value: 'StudentJobs', label: /*i18n*/ 'Jobs for students' },
    {
      value: 'YellowRibbon',
      label: /*i18n*/ 'Yellow Ribbon for veterans',
    },
  ],
);

/** Ways to pay that only colleges themselves report. */
export const paymentPlans: ChoiceFamily = {
  key: 'paymentPlans',
  category: 'cost',
  label: /*i18n*/ 'Payment plans',
  kind: 'choice',
  join: 'And',
  selfReported: true,
  filters: reportedPaymentPlans.map(([value, label]) => ({
    key: 'paymentPlans',
    value,
    label,
    pillText: label,
  })),
};

export const costFamilies: readonly FilterFamily[] = [netPrice, tuition, financialAid, paymentPlans];
