import type { CampusProfile } from '@longleaf/contract/college-profile';
import { type DegreeType, degreeTypes } from '@longleaf/rules/colleges/degrees';
import type { College } from './blocks/college.ts';

const POPULAR_SHOWN = 6;
const DEGREES: ReadonlySet<DegreeType> = new Set([
  'Associate',
  'Bachelor',
  'Master',
  'Professional',
  'Doctoral',
]);

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
 * The degree type with the most awards; undergraduate ones first where it is even. Certificates and diplomas only where
 * nobody finished a degree: at a community college they would hide what people mean by a major.
 */
function mainDegreeOf({ majorCounts }: Pick<CampusProfile, 'majorCounts'>): DegreeType | undefined {
  const ordered = majorCounts.toSorted(
    (a, b) => b.awards - a.awards || degreeTypes.indexOf(a.degreeType) - degreeTypes.indexOf(b.degreeType),
  );
  const degrees = ordered.filter(({ degreeType, awards }) => DEGREES.has(degreeType) && awards > 0);
  return (degrees[0] ?? ordered[0])?.degreeType;
}
