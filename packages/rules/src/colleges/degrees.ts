/** Degree types, undergraduate (CON-037) and graduate (CON-038). */
export const undergraduateDegrees = ['Certificate', 'Diploma', 'Associate', 'Bachelor'] as const;
export const graduateDegrees = ['PostBachelor', 'Master', 'PostMaster', 'Professional', 'Doctoral'] as const;
export const degreeTypes = [...undergraduateDegrees, ...graduateDegrees] as const;
export type DegreeType = (typeof degreeTypes)[number];

const byAwardLevel: Readonly<Record<number, DegreeType>> = {
  20: 'Certificate',
  21: 'Certificate',
  2: 'Diploma',
  4: 'Diploma',
  3: 'Associate',
  5: 'Bachelor',
  6: 'PostBachelor',
  7: 'Master',
  8: 'PostMaster',
  17: 'Doctoral',
  18: 'Professional',
  19: 'Doctoral',
};

/** Gives the degree type of an IPEDS award level: certificates under a year, diplomas of one to four years. */
export function degreeTypeOf(awardLevel: number): DegreeType | undefined {
  return byAwardLevel[awardLevel];
}
