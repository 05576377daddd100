import type { Queryable } from '@longleaf/platform/jobs/queue';
import { collegeCrmId, schoolCrmId, type Organization } from './organization.ts';

type SchoolRow = {
  id: number;
  name: string;
  ceeb_code: string | null;
  city: string;
  county: string | null;
  website: string | null;
  control: string | null;
  is_listed: boolean;
};

type CollegeRow = {
  id: number;
  name: string;
  city: string;
  state: string;
  county: string | null;
  website: string | null;
  is_listed: boolean;
};

/** Reads every high school and college. A name in the directory comes before one that only the codes know. */
export async function readOrganizations(pool: Queryable): Promise<readonly Organization[]> {
  const schools = await pool.query<SchoolRow>(
    `select coalesce(s.id, c.school_id) as id, coalesce(s.name, c.name, '') as name, c.ceeb_code,
            coalesce(s.city, c.city, '') as city, coalesce(s.county, c.county) as county, s.website,
            coalesce(s.control, c.control) as control, coalesce(s.is_listed, true) as is_listed
     from catalog.school s full join catalog.school_code c on c.school_id = s.id`,
  );
  const colleges = await pool.query<CollegeRow>(
    `select c.id, c.name, c.city, c.state, c.county_name as county, c.website,
            coalesce(c.active_code = 'G' or c.is_active, true) and coalesce(c.active_code not in ('C', 'D', 'M'), true)
              and (x.college_id is null or coalesce(x.kind in ('closing', 'merging', 'accreditation'), false)) as is_listed
     from catalog.college c left join catalog.college_closure x on x.college_id = c.id`,
  );
  return [
    ...schools.rows.map((row): Organization => ({
      id: row.id,
      name: row.name,
      crmId: schoolCrmId(row.id),
      ceebCode: row.ceeb_code,
      city: row.city,
      state: 'NC',
      type: 'PK-12',
      county: row.county,
      website: row.website,
      control: row.control,
      isListed: row.is_listed,
    })),
    ...colleges.rows.map((row): Organization => ({
      id: row.id,
      name: row.name,
      crmId: collegeCrmId(row.id),
      ceebCode: null,
      city: row.city,
      state: row.state,
      type: 'College',
      county: row.county,
      website: row.website,
      control: null,
      isListed: row.is_listed,
    })),
  ];
}
