import { CAREER_PLAN_PARTS } from '@longleaf/rules/career-plans/plan';

/** What may stand on the paper: the parts of the plan, its versions, and lines to sign. */
export const PAPER_PARTS = [...CAREER_PLAN_PARTS.map(({ part }) => part), 'versions', 'signatures'] as const;
export type PaperPart = (typeof PAPER_PARTS)[number];
