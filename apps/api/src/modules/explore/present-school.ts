import type { Schools, SchoolOffer } from '@longleaf/catalog/programs/schools';
import type { ProgramSchool } from '@longleaf/contract/program-card';
import type { LevelOption } from '@longleaf/rules/programs/schools-question';

/** Puts a college that offers something into the shape of the contract, with the awards of one level or of all. */
export function presentSchool(
  schools: Schools,
  offer: SchoolOffer,
  option: LevelOption = 'All',
): ProgramSchool {
  const college = schools.colleges[offer.college];
  if (!college) throw new Error(`There is no college at position ${offer.college}`);
  const { facts, urlName, city } = college;
  return {
    id: facts.id,
    name: facts.name,
    urlName,
    city,
    state: facts.state,
    collegeType: facts.collegeType,
    isOpen: facts.isOpen,
    degreeTypes: [...offer.degreeTypes],
    awards: option === 'All' ? allAwards(offer) : (offer.awards[option] ?? 0),
  };
}

/** Awards of every level together. */
export function allAwards({ awards }: SchoolOffer): number {
  return Object.values(awards).reduce((sum, count) => sum + count, 0);
}
