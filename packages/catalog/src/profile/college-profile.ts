import type { CollegeFigures } from '@longleaf/rules/colleges/figures/groups';
import type { ChangeKind } from '@longleaf/rules/colleges/change';
import { degreeTypeOf, degreeTypes } from '@longleaf/rules/colleges/degrees';
import type { DegreeType } from '@longleaf/rules/colleges/degrees';
import type pg from 'pg';
import { figureColumns, figureJoins, figuresOf } from './figures.ts';

/** The row of a college as the database has it, by column name. */
export interface CollegeRow {
  readonly street: string | null;
  readonly zip: string | null;
  readonly county_name: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly admissions_url: string | null;
  readonly application_url: string | null;
  readonly financial_aid_url: string | null;
  readonly net_price_calculator_url: string | null;
  readonly veterans_url: string | null;
  readonly disability_services_url: string | null;
  readonly locale_code: number | null;
  readonly calendar_code: number | null;
  readonly highest_degree_code: number | null;
  readonly carnegie_2021_code: number | null;
  readonly system_name: string | null;
}

export interface Major {
  readonly programName: string;
  readonly degreeType: DegreeType;
  readonly cipCode: string;
  readonly awards: number;
}

/** What became of a college, or was announced. Dates are days, months or years. */
export interface CollegeChange {
  readonly kind: ChangeKind;
  readonly closedOn: string | null;
  readonly announcedOn: string | null;
  readonly successorId: number | null;
  readonly successorName: string | null;
}

/** All that the catalogue knows about one college beyond its card. */
export interface CollegeProfile {
  readonly college: CollegeRow;
  readonly change: CollegeChange | null;
  readonly figures: CollegeFigures;
  readonly majors: readonly Major[];
  readonly sports: readonly { sport: string; men: boolean; women: boolean }[];
  readonly report: Readonly<Record<string, unknown>>;
  readonly reportedOn: string | null;
  readonly photos: number;
  /** How many colleges the figures of pay are of together: one, or all campuses under one federal number. */
  readonly earningsOf: number;
}

/**
 * The College Scorecard counts former students by the first six digits of the federal aid number (OPE ID), which campuses may
 * share: all of them then have the same figures.
 */
const campusesOfEarnings = `(
  select count(*) from catalog.college other
  join catalog.figures_earnings theirs on theirs.college_id = other.id
  join catalog.figures_earnings own on own.college_id = college.id
  where left(other.ope_id, 6) = left(college.ope_id, 6)
    and (theirs.earnings_6_years, theirs.earnings_10_years) is not distinct from (own.earnings_6_years, own.earnings_10_years)
    and (own.earnings_6_years is not null or own.earnings_10_years is not null)
)`;

/** Reads the profile of a college; undefined when there is none with this id. */
export async function readCollegeProfile(pool: pg.Pool, id: number): Promise<CollegeProfile | undefined> {
  const [main, programs, sports, photos] = await Promise.all([
    pool.query<Record<string, unknown>>(
      `select to_jsonb(college) as college, to_jsonb(closure) as change, report.profile, report.reported_on,
         ${campusesOfEarnings} as earnings_of, ${figureColumns}
       from catalog.college
       left join catalog.college_closure closure on closure.college_id = college.id
       left join catalog.institution_profile report on report.college_id = college.id
       ${figureJoins}
       where college.id = $1`,
      [id],
    ),
    pool.query<{ cip: string; title: string | null; award_level: number; awards: number }>(
      `select program.cip, cip.title, award_level, awards from catalog.program
       left join catalog.cip on cip.code = program.cip where college_id = $1`,
      [id],
    ),
    pool.query<{ sport: string; men: boolean; women: boolean }>(
      'select sport, men, women from catalog.college_sport where college_id = $1 order by sport',
      [id],
    ),
    pool.query<{ count: number }>('select count(*) from catalog.institution_photo where college_id = $1', [
      id,
    ]),
  ]);
  const row = main.rows[0];
  if (!row) return undefined;
  return {
    college: row['college'] as CollegeRow,
    change: changeOf(row['change'] as ChangeRow | null),
    figures: figuresOf(row),
    majors: majorsOf(programs.rows),
    sports: sports.rows,
    report: (row['profile'] as Readonly<Record<string, unknown>> | null) ?? {},
    reportedOn: row['reported_on'] as string | null,
    photos: photos.rows[0]?.count ?? 0,
    earningsOf: Math.max(1, Number(row['earnings_of'])),
  };
}

interface ChangeRow {
  readonly kind: ChangeKind | null;
  readonly closed_on: string | null;
  readonly announced_on: string | null;
  readonly successor_id: number | null;
  readonly successor_name: string | null;
}

function changeOf(row: ChangeRow | null): CollegeChange | null {
  return (
    row && {
      kind: row.kind ?? 'closed',
      closedOn: row.closed_on,
      announcedOn: row.announced_on,
      successorId: row.successor_id,
      successorName: row.successor_name,
    }
  );
}

/** Award levels of one degree type are one major; most awarded first, then by name. */
function majorsOf(
  rows: readonly { cip: string; title: string | null; award_level: number; awards: number }[],
): Major[] {
  const majors = new Map<string, Major>();
  for (const { cip, title, award_level: level, awards } of rows) {
    const degreeType = degreeTypeOf(level);
    if (!degreeType) continue;
    const key = `${cip} ${degreeType}`;
    const before = majors.get(key)?.awards ?? 0;
    majors.set(key, {
      programName: title ?? `Program ${cip}`,
      degreeType,
      cipCode: cip,
      awards: before + awards,
    });
  }
  return [...majors.values()].toSorted(
    (a, b) =>
      b.awards - a.awards ||
      a.programName.localeCompare(b.programName) ||
      (a.degreeType < b.degreeType ? -1 : 1),
  );
}

/** Counts programs and awards by degree type, in the order of the degree types; types without programs are left out. */
export function majorCountsOf(
  majors: readonly Major[],
): { degreeType: DegreeType; programs: number; awards: number }[] {
  return degreeTypes.flatMap((degreeType) => {
    const own = majors.filter((major) => major.degreeType === degreeType);
    return own.length === 0
      ? []
      : [{ degreeType, programs: own.length, awards: own.reduce((sum, major) => sum + major.awards, 0) }];
  });
}
