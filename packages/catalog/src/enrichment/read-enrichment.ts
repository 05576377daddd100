import type { Queryable } from '@longleaf/platform/jobs/queue';
import {
  enrichmentLevels,
  interestAreas,
  readValues,
  timeFrames,
  valuesOf,
  type EnrichmentLevel,
} from '@longleaf/rules/enrichment/choices';
import type { EnrichmentProgram } from '@longleaf/rules/enrichment/program';
import type { CollegeType } from '@longleaf/rules/colleges/sector';

/** A program with what only its card tells. */
export interface ListedProgram extends EnrichmentProgram {
  readonly city: string | null;
  /** Of the college that hosts it; Other where no college of the state's sectors does. */
  readonly sector: CollegeType;
  readonly who: string | null;
  readonly applyByMonth: number | null;
  readonly address: string | null;
  readonly source: string;
  readonly year: number;
}

type Row = Record<EnrichmentLevel, boolean | null> &
  Pick<
    ListedProgram,
    | 'id'
    | 'name'
    | 'host'
    | 'city'
    | 'who'
    | 'overnight'
    | 'hasScholarship'
    | 'startsOn'
    | 'endsOn'
    | 'applyBy'
    | 'applyByMonth'
    | 'address'
    | 'source'
    | 'year'
  > & {
    collegeId: number | null;
    collegeName: string | null;
    sector: CollegeType | null;
    latitude: number | null;
    longitude: number | null;
    areas: string | null;
    feeMin: number | null;
    feeMax: number | null;
    frames: string | null;
  };

/** Reads every enrichment program, by name. */
export async function readEnrichment(pool: Queryable): Promise<readonly ListedProgram[]> {
  const { rows } = await pool.query<Row>(
    `select p.id, p.name, p.host, p.city, p.who, p.overnight, p.has_scholarship as "hasScholarship",
            p.starts_on as "startsOn", p.ends_on as "endsOn", p.apply_by as "applyBy",
            p.apply_by_month as "applyByMonth", p.address, p.source, p.year, p.college_id as "collegeId",
            c.name as "collegeName", s.sector,
            coalesce(p.latitude, z.latitude) as latitude, coalesce(p.longitude, z.longitude) as longitude,
            p.interest_areas as areas, p.fee_min as "feeMin", p.fee_max as "feeMax", p.time_frames as frames,
            p.pre_k as "preK", p.elementary_school as "elementarySchool", p.middle_school as "middleSchool",
            p.high_school as "highSchool", p.college
     from catalog.enrichment_program p
     left join catalog.college c on c.id = p.college_id
     left join catalog.college_sector s on s.college_id = p.college_id
     left join catalog.zip z on z.zip = p.zip`,
  );
  return rows
    .map(listed)
    .toSorted(
      (a, b) => a.name.localeCompare(b.name, 'en') || a.host.localeCompare(b.host, 'en') || a.id - b.id,
    );
}

function listed(row: Row): ListedProgram {
  const { id, name, host, city, who, overnight, hasScholarship, startsOn, endsOn, applyBy } = row;
  const { applyByMonth, address, source, year, latitude, longitude, feeMin, feeMax } = row;
  return {
    id,
    name,
    host,
    campus:
      row.collegeId !== null && row.collegeName !== null
        ? { value: String(row.collegeId), name: row.collegeName }
        : { value: host, name: host },
    city,
    sector: row.sector ?? 'Other',
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    levels: valuesOf(enrichmentLevels).filter((level) => row[level] === true),
    who,
    areas: readValues(interestAreas, row.areas),
    fee: feeMin === null ? null : { from: feeMin, to: feeMax ?? feeMin },
    hasScholarship,
    overnight,
    timeFrames: readValues(timeFrames, row.frames),
    startsOn,
    endsOn,
    applyBy,
    applyByMonth,
    address,
    source,
    year,
  };
}
