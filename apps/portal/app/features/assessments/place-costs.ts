import type { LivingCosts } from '@longleaf/contract/assessments';
import type { PlaceCosts } from '@longleaf/rules/reality-check/amounts';

/** What is published of a county; of the whole state where none is chosen. */
export function placeCosts({ food, phone, counties }: LivingCosts, county: string | undefined): PlaceCosts {
  const { oneBedroom, twoBedrooms, ownPlan } = counties.find(({ code }) => code === county) ?? {
    oneBedroom: null,
    twoBedrooms: null,
    ownPlan: null,
  };
  return { food, phone, oneBedroom, twoBedrooms, ownPlan };
}
