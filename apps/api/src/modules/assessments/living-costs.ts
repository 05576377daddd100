import type { FactYears } from '@longleaf/catalog/explore/fact-years';
import type { LivingCosts } from '@longleaf/catalog/living-costs/read-living-costs';
import type { AssessmentResults, LivingCosts as ToldCosts } from '@longleaf/contract/assessments';
import type { AssessmentDefinition } from '@longleaf/rules/assessments/definition';
import { type Answered, topFrom } from '@longleaf/rules/assessments/scoring';
import { type Life, lifeOf, lineOfQuestion } from '@longleaf/rules/reality-check/amounts';
import { MOST_A_MONTH } from '@longleaf/rules/reality-check/budget';

/** Puts what it costs to live in North Carolina into the shape of the contract. */
export function presentLivingCosts(
  { food, phone, counties, years }: LivingCosts,
  facts: FactYears,
): ToldCosts {
  return {
    food,
    phone,
    counties: Array.from(counties, ([code, costs]) => ({ code, ...costs })),
    years: { ...years, wages: facts['wages-state'] },
  };
}

const NOWHERE = { oneBedroom: null, twoBedrooms: null, ownPlan: null };

/** What the answers of a reality check come to, with the costs of this moment (UI-056). */
export function lifeIn({ food, phone, counties }: LivingCosts, answers: readonly Answered[]): Life {
  return lifeOf(answers, (county = '') => ({ ...NOWHERE, food, phone, ...counties.get(county) }));
}

/** What each line costs in a month, the most first; lines that cost nothing are left out, as everywhere (ST-192). */
export function presentAmounts(definition: AssessmentDefinition, { budget }: Life): AssessmentResults {
  const counted = definition.questions.flatMap(({ id, categoryId }) => {
    const line = lineOfQuestion(id);
    const category = definition.categories.find((one) => one.id === categoryId);
    const count = line && budget[line];
    return category && count ? [{ category, count }] : [];
  });
  const from = topFrom(
    definition.top,
    counted.map(({ count }) => count),
  );
  return counted
    .toSorted((a, b) => b.count - a.count)
    .map(({ category: { id, name, means }, count }) => ({
      category: { id, name, ...(means !== undefined && { description: means }) },
      count,
      most: MOST_A_MONTH,
      isTop: count >= from,
    }));
}
