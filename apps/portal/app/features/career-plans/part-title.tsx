import { useLingui } from '@lingui/react/macro';
import { CAREER_PLAN_PARTS, type CareerPlanPart } from '@longleaf/rules/career-plans/plan';
import { WordsFor } from '../../domain/accounts/words-for.tsx';

/** What a part of the plan is called, to whoever reads. */
export function PartTitle({ part }: { part: CareerPlanPart }) {
  const { i18n } = useLingui();
  const named = CAREER_PLAN_PARTS.find((one) => one.part === part);
  if (!named) return null;
  const afterSchool = 'afterSchool' in named ? i18n._(named.afterSchool) : undefined;
  return <WordsFor finished={afterSchool}>{i18n._(named.title)}</WordsFor>;
}
