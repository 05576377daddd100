import type { CareerFacts, OccupationFacts } from '@longleaf/catalog/careers/facts';
import type { Programs } from '@longleaf/catalog/programs/programs';
import type { PaidCareer } from '@longleaf/contract/career-card';
import type { OfferedProgram } from '@longleaf/contract/program-card';
import { entryEducationOf } from '@longleaf/rules/careers/education';
import { presentMedians } from './present-wages.ts';

/** Names an occupation, with what it pays and takes. */
export function presentCareer(facts: CareerFacts, occupation: OccupationFacts): PaidCareer {
  const { code, soc, title, urlName, projection } = occupation;
  return {
    occCode: code,
    occTitle: title,
    urlName,
    entryEducation: entryEducationOf(projection?.entryEducation ?? null),
    wages: presentMedians(facts, soc),
  };
}

/** Names programs, with how many colleges offer each. */
export function presentPrograms(programs: Programs, positions: readonly number[]): OfferedProgram[] {
  return positions.flatMap((position) => {
    const program = programs.at(position);
    if (!program) return [];
    const { all, home } = programs.schools.countsOf(position);
    const { cip, title, urlName } = program;
    return [{ id: cip, cipCode: cip, title, urlName, schools: all, ncSchools: home }];
  });
}
