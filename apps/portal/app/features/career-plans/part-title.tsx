import { Trans } from '@lingui/react/macro';
import { CAREER_PLAN_PARTS, type CareerPlanPart } from '@longleaf/rules/career-plans/plan';
import type { ReactNode } from 'react';
import { WordsFor } from '../../domain/accounts/words-for.tsx';

/** Parts that speak of school, in the words of whoever has left it. */
const AFTER_SCHOOL: Partial<Readonly<Record<CareerPlanPart, ReactNode>>> = {
  courses: <Trans>What I will learn</Trans>,
  'after-school': <Trans>What comes after that</Trans>,
};

/** What a part of the plan is called, to whoever reads. */
export function PartTitle({ part }: { part: CareerPlanPart }) {
  const title = CAREER_PLAN_PARTS.find((one) => one.part === part)?.title;
  return <WordsFor finished={AFTER_SCHOOL[part]}>{title}</WordsFor>;
}
