import type { FactYears } from '@longleaf/catalog/explore/fact-years';
import type { ExploreYears } from '@longleaf/contract/explore-search';
import { outlookYearsOf } from '@longleaf/rules/careers/outlook';

/** Puts the years of the facts into the shape of the contract. */
export function presentYears(years: FactYears): ExploreYears {
  return {
    awards: years.programs,
    outlook: outlookYearsOf(years.projections),
    usWages: years['wages-national'],
    ncWages: years['wages-state'],
    crosswalk: years['cip-soc'],
  };
}
