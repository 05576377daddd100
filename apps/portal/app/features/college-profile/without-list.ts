import type { CampusProfile } from '@longleaf/contract/college-profile';
import { type DegreeType, degreeTypes } from '@longleaf/rules/colleges/degrees';
import type { College } from './blocks/college.ts';

const POPULAR_SHOWN = 6;
const UNDERGRADUATE: readonly DegreeType[] = ['Associate', 'Bachelor'];
const GRADUATE: readonly DegreeType[] = ['Master', 'Professional', 'Doctoral'];

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
  const ordered = majorCounts.toSorted(
    (a, b) => b.awards - a.awards || degreeTypes.indexOf(a.degreeType) - degreeTypes.indexOf(b.degreeType),
  );
  const mostOf = (degrees: readonly DegreeType[]) =>
    ordered.find(({ degreeType, awards }) => degrees.includes(degreeType) && awards > 0);
  return (mostOf(UNDERGRADUATE) ?? mostOf(GRADUATE) ?? ordered[0])?.degreeType;
}
