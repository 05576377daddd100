import type { CareerPlanAnswer } from '@longleaf/contract/career-plans';
import {
  CAREER_PLAN_CAREERS,
  CAREER_PLAN_RESULTS,
  type CareerPlanTyped,
  NO_CAREER_PLAN,
} from '@longleaf/rules/career-plans/plan';

/** What stands in the form, with the version it was begun on: a draft of yesterday is not laid over what came since. */
export type Typed = CareerPlanTyped & { basedOn: number };

/** What editing begins with: the latest version, or, for a first plan, what is there already. */
export function typedOf({ plan, offered }: CareerPlanAnswer): Typed {
  const { clusters, ...there } = offered;
  const said = plan?.content ?? {
    ...NO_CAREER_PLAN,
    ...there,
    // Of several that come first alike none is ahead: the person chooses.
    cluster: clusters.length === 1 ? (clusters[0] ?? '') : '',
    results: offered.results.slice(0, CAREER_PLAN_RESULTS),
    careers: offered.careers.slice(0, CAREER_PLAN_CAREERS),
  };
  return {
    ...said,
    basedOn: plan?.version ?? 0,
    results: said.results.map(({ key }) => key),
    careers: said.careers.map(({ code }) => code),
  };
}

/** What can be chosen: what the plan has, and what is offered. */
export function choicesOf({ plan, offered }: CareerPlanAnswer) {
  const { results = [], careers = [] } = plan?.content ?? {};
  const moreResults = offered.results.filter(({ key }) => !results.some((one) => one.key === key));
  const moreCareers = offered.careers.filter(({ code }) => !careers.some((one) => one.code === code));
  return { results: [...results, ...moreResults], careers: [...careers, ...moreCareers] };
}
