import type { Queryable } from '@longleaf/platform/jobs/queue';

/** A date of a college's academic calendar. */
export interface AcademicDate {
  readonly academicYear: string;
  readonly term: string;
  readonly event: string;
  /** Days; the same one where it lasts a day. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly source: string;
}

/** The dates of a college that fall into days from one to another, in their order. */
export async function readAcademicDates(
  pool: Queryable,
  collegeId: number,
  { from, to }: { from: string; to: string },
): Promise<readonly AcademicDate[]> {
  const { rows } = await pool.query<AcademicDate>(
    `select academic_year as "academicYear", term, event, starts_on as "startsOn", ends_on as "endsOn", source
     from catalog.academic_date
     where college_id = $1 and starts_on <= $3 and ends_on >= $2
     order by starts_on, ends_on, term, event`,
    [collegeId, from, to],
  );
  return rows;
}
