import type { Queryable } from '@longleaf/platform/jobs/queue';

/** The colleges that take students by direct admission, of the last year that is known. */
export interface DirectAdmissionList {
  /** The year in which students start there, such as 2026-27; null while no list is known. */
  readonly entryYear: string | null;
  readonly collegeIds: readonly number[];
}

/** Reads the latest list of colleges that take students by direct admission. */
export async function readDirectAdmission(pool: Queryable): Promise<DirectAdmissionList> {
  const { rows } = await pool.query<{ collegeId: number; entryYear: string }>(
    `select college_id as "collegeId", entry_year as "entryYear" from catalog.direct_admission
     where entry_year = (select max(entry_year) from catalog.direct_admission) order by college_id`,
  );
  return { entryYear: rows[0]?.entryYear ?? null, collegeIds: rows.map(({ collegeId }) => collegeId) };
}
