import type { Queryable } from '@longleaf/platform/jobs/queue';
import { assignUrlNames } from '@longleaf/rules/colleges/names/url-name';

/**
 * Gives every college without one an address. A college keeps the address it has when its name changes; an address once
 * given is never given to another college.
 */
export async function giveUrlNames(client: Queryable): Promise<number> {
  const without = await client.query<{ id: number; name: string; city: string; state: string }>(
    `select id, name, city, state from catalog.college
     where not exists (select 1 from catalog.college_url_name u where u.college_id = college.id and u.is_current)`,
  );
  if (without.rows.length === 0) return 0;
  const taken = await client.query<{ url_name: string }>('select url_name from catalog.college_url_name');
  const given = assignUrlNames(without.rows, new Set(taken.rows.map((row) => row.url_name)));
  await client.query(
    `insert into catalog.college_url_name (url_name, college_id, is_current)
     select url_name, college_id, true from unnest($1::text[], $2::integer[]) as t(url_name, college_id)`,
    [[...given.values()], [...given.keys()]],
  );
  return given.size;
}
