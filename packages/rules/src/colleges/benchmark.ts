/** The kinds of colleges whose middle figures are known, each for North Carolina. */
export const benchmarkKinds = ['FourYear', 'TwoYear'] as const;
export type BenchmarkKind = (typeof benchmarkKinds)[number];

/** IPEDS codes of a college: level, control, and the Carnegie Classification of 2021. */
export interface KindOfCollege {
  readonly levelCode: number | null;
  readonly controlCode: number | null;
  readonly carnegieCode: number | null;
}

const kindOfLevel: Readonly<Record<number, BenchmarkKind>> = { 1: 'FourYear', 2: 'TwoYear' };
const FOR_PROFIT = 3;

/** 'Special Focus' of the Carnegie Classification 2021: one field, such as health, theology or law. */
export const SPECIAL_FOCUS: readonly number[] = [10, 11, 12, 13, 24, 25, 26, 27, 28, 29, 30, 31, 32];

/**
 * What a college is measured against: public and nonprofit colleges of its level that teach many fields. Schools under
 * two years, for profit, or of one field have too few of their own kind in the state, and get no benchmark: null.
 */
export function benchmarkOf({ levelCode, controlCode, carnegieCode }: KindOfCollege): BenchmarkKind | null {
  if (levelCode === null || controlCode === null || controlCode === FOR_PROFIT) return null;
  if (hasSpecialFocus(carnegieCode)) return null;
  return kindOfLevel[levelCode] ?? null;
}

/** Whether a college teaches one field alone. */
export function hasSpecialFocus(carnegieCode: number | null): boolean {
  return carnegieCode !== null && SPECIAL_FOCUS.includes(carnegieCode);
}
