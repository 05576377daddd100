/** A survey that an outside vendor gives (ST-178), by the names that the calls, the flags and the vendor have for it. */
export interface VendorSurvey {
  /** The vendor's own number (CON-068). */
  configId: number;
  /** The name in `learnaboutyourself/{assessment}`. */
  assessment: string;
  /** What says whether one may take it (CON-069). */
  flag: 'dwyaAccess' | 'lsiAccess' | 'skillsAccess' | 'intelligencesAccess';
  name: string;
  gives: string;
  /** In minutes (CON-070). */
  durationMin: number;
  durationMax: number;
}

/** The vendor's four, in the order in which they are shown. */
export const VENDOR_SURVEYS: readonly VendorSurvey[] = [
  {
    configId: 104,
    assessment: 'personality',
    flag: 'dwyaAccess',
    name: /*i18n*/ 'Personality',
    gives: /*i18n*/ 'Gives a type of personality, and careers for it',
    durationMin: 20,
    durationMax: 35,
  },
  {
    configId: 101,
    assessment: 'learning',
    flag: 'lsiAccess',
    name: /*i18n*/ 'Learning and productivity',
    gives: /*i18n*/ 'Gives how you learn and get things done',
    durationMin: 15,
    durationMax: 20,
  },
  {
    configId: 1700,
    assessment: 'skills',
    flag: 'skillsAccess',
    name: /*i18n*/ 'Skills',
    gives: /*i18n*/ 'Gives the kinds of work that you are good at',
    durationMin: 15,
    durationMax: 20,
  },
  {
    configId: 100,
    assessment: 'intelligences',
    flag: 'intelligencesAccess',
    name: /*i18n*/ 'Intelligences',
    gives: /*i18n*/ 'Gives what your mind does best',
    durationMin: 15,
    durationMax: 20,
  },
];

/** After the vendor said that somebody has no license, it is asked again no sooner than this. */
export const REFUSAL_HOURS = 24;

/** The vendor's word on one survey, and when it was given. */
export interface Refusal {
  configId: number;
  refusedAt: Date;
}

/**
 * The numbers of the surveys that somebody may take (ST-212): those that their school has a license for, without those
 * that the vendor refused within the last day (ST-213).
 * @param licenses numbers of surveys by the school's code of six digits; `*` stands for every school.
 */
export function surveysOpenTo(
  { licenses, school, refusals }: { licenses: Licenses; school: string | null; refusals: readonly Refusal[] },
  now: Date,
): readonly number[] {
  const paid = new Set([...(licenses.get('*') ?? []), ...((school && licenses.get(school)) || [])]);
  for (const { configId, refusedAt } of refusals)
    if (now.getTime() - refusedAt.getTime() < REFUSAL_HOURS * 3_600_000) paid.delete(configId);
  return VENDOR_SURVEYS.map(({ configId }) => configId).filter((id) => paid.has(id));
}
export type Licenses = ReadonlyMap<string, readonly number[]>;
