import type { CampusProfile } from '@longleaf/contract/college-profile';
import type { DegreeType } from '@longleaf/rules/colleges/degrees';
import type { College } from './blocks/college.ts';

const POPULAR_SHOWN = 6;

/** The college without the list of all its programs, by far its longest part, and with the few that are shown first. */
export function withoutList({ majorsWithNames, ...college }: CampusProfile): Omit<College, 'residency'> {
  const degree = mainDegreeOf(college);
  return {
    ...college,
    programs: majorsWithNames.length,
    mainDegree: degree,
    popularMajors: majorsWithNames
      .filter(({ degreeType, awards }) => degreeType === degree && awards > 0)
      .slice(0, POPULAR_SHOWN),
  };
}

/**
 * The degree type with the most awards: an undergraduate one where there is any, since a major is what one studies for
 * it. Certificates and diplomas only where nobody finished a degree: at a community college they would hide the majors.
 */
function mainDegreeOf({ majorCounts }: Pick<CampusProfile, 'majorCounts'>): DegreeType | undefined {
  // Their order, undergraduate ones first, stays where the awards are even.
  const ordered = majorCounts.toSorted((a, b) => b.awards - a.awards);
  const mostOf = (...degrees: DegreeType[]) =>
    ordered.find(({ degreeType, awards }) => awards > 0 && degrees.includes(degreeType));
  const most = mostOf('Associate', 'Bachelor') ?? mostOf('Master', 'Professional', 'Doctoral');
  return (most ?? ordered[0])?.degreeType;
}
