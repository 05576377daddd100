import { INCOME_FIGURES } from '@longleaf/rules/college-costs/income-figures';
import { z } from 'zod';
import { collegeCard } from './college-card.ts';
import { operation } from './operation.ts';
import { residency } from './residency.ts';

export const collegeCostMessages = {
  loadFailed: /*i18n*/ 'We could not load what your colleges cost.',
} as const;

const collegeCosts = z.object({
  /** The year of the prices by income, as their source states it. */
  incomeYear: z.string(),
  colleges: z.array(
    z.object({
      college: collegeCard,
      /** A year after grants in whole dollars, by family income, lowest first; null where not reported, or not for residents of that state. */
      byIncome: z.array(z.number().nullable()).length(INCOME_FIGURES.length),
    }),
  ),
});
export type CollegeCosts = z.infer<typeof collegeCosts>;

/** What the colleges that somebody saved cost a year, after grants. */
export const collegeCostOperations = {
  getCollegeCosts: operation({
    id: 'project',
    method: 'GET',
    path: '/collegeCosts',
    policy: 'saved-college:read',
    summary: 'What a year at each of your saved colleges costs after grants, by family income.',
    query: z.object({ residency }),
    response: collegeCosts,
  }),
};
