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

/** Program types of the filter (CON-019), each the degree types it stands for. Certificates after a degree are in none. */
export const programTypes = [
  'Certificate',
  'Diploma',
  'Associate',
  'Bachelors',
  'Masters',
  'Doctoral',
] as const;
export type ProgramType = (typeof programTypes)[number];

const byDegreeType: Readonly<Partial<Record<DegreeType, ProgramType>>> = {
  Certificate: 'Certificate',
  Diploma: 'Diploma',
  Associate: 'Associate',
  Bachelor: 'Bachelors',
  Master: 'Masters',
  Professional: 'Doctoral',
  Doctoral: 'Doctoral',
};

/** Gives the program type that an IPEDS award level is filtered by. */
export function programTypeOf(awardLevel: number): ProgramType | undefined {
  const degree = degreeTypeOf(awardLevel);
  return degree && byDegreeType[degree];
}
