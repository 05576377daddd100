import type { ApplicationKind } from '@longleaf/rules/applications/kinds';
import type { Considered } from '@longleaf/rules/applications/tasks';
import type { Queryable } from '@longleaf/platform/jobs/queue';

/** What a college says of one kind of application; null is not known. */
export interface StatedApplication {
  readonly opensOn: string | null;
  readonly earlyOn: string | null;
  readonly closesOn: string | null;
  readonly fee: number | null;
  readonly address: string | null;
  readonly receivesTranscripts: boolean | null;
  readonly source: string | null;
}

/** What is known of applying to a college of the three sectors of North Carolina. */
export interface CollegeApplications {
  readonly collegeId: number;
  readonly name: string;
  readonly sector: 'UNC' | 'Independent' | 'CommunityCollege';
  /** False once it takes no new students. */
  readonly isOpen: boolean;
  /** Where the college applies students, as it reported to IPEDS. */
  readonly address: string | null;
  /** The application fee of its federal report, whole dollars. */
  readonly fee: number | null;
  readonly feeYear: string | null;
  /** What it asks of first-year students, as it reported to IPEDS. */
  readonly considers: Considered;
  readonly stated: ReadonlyMap<ApplicationKind, StatedApplication>;
}

type CollegeRow = Omit<CollegeApplications, 'stated' | 'considers'> & {
  testScores: number | null;
  recommendations: number | null;
  essay: number | null;
};
type StatedRow = StatedApplication & { collegeId: number; kind: ApplicationKind };

/** Reads what is known of applying to each college of the three sectors, by college. */
export async function readApplications(pool: Queryable): Promise<ReadonlyMap<number, CollegeApplications>> {
  const [colleges, rows] = await Promise.all([
    pool.query<CollegeRow>(
      `select c.id as "collegeId", c.name, s.sector, c.application_url as address,
              f.application_fee as fee, a.considers_test_scores as "testScores",
              (select year from catalog.dataset where key = 'figures-feesAndHousing') as "feeYear",
              a.considers_recommendations as recommendations, a.considers_essay as essay,
              coalesce(c.active_code = 'G' or c.is_active, true) and coalesce(c.active_code not in ('C', 'D', 'M'), true)
                and (x.college_id is null or coalesce(x.kind in ('closing', 'merging', 'accreditation'), false)) as "isOpen"
       from catalog.college_sector s join catalog.college c on c.id = s.college_id
       left join catalog.college_closure x on x.college_id = c.id
       left join catalog.figures_admissions a on a.college_id = c.id
       left join catalog.figures_fees_and_housing f on f.college_id = c.id
       where s.sector in ('UNC', 'Independent', 'CommunityCollege')`,
    ),
    pool.query<StatedRow>(
      `select college_id as "collegeId", kind, opens_on as "opensOn", early_on as "earlyOn", closes_on as "closesOn",
              fee, address, receives_transcripts as "receivesTranscripts", source
       from catalog.college_application`,
    ),
  ]);
  const stated = Map.groupBy(rows.rows, ({ collegeId }) => collegeId);
  return new Map(
    colleges.rows.map(({ testScores, recommendations, essay, ...college }) => [
      college.collegeId,
      {
        ...college,
        considers: { testScores, recommendations, essay },
        stated: new Map((stated.get(college.collegeId) ?? []).map((row) => [row.kind, row])),
      },
    ]),
  );
}
