import type { Queryable } from '@longleaf/platform/jobs/queue';
import { uniqueUrlNames, urlNameOf } from '@longleaf/rules/colleges/names/url-name';

interface Kind {
  /** The table of addresses and the column of what they lead to. */
  readonly addresses: string;
  readonly column: string;
  /** Reads codes and titles. */
  readonly items: string;
}

interface Item {
  readonly code: string;
  readonly title: string;
}

const occupations: Kind = {
  addresses: 'catalog.occupation_url_name',
  column: 'onet_code',
  items: 'select onet_code as code, title from catalog.occupation',
};
const programs: Kind = {
  addresses: 'catalog.program_url_name',
  column: 'cip',
  items: 'select code, title from catalog.cip where length(code) = 7 and is_current',
};

/**
 * Gives every occupation and program without one an address. Each keeps the address it has when its title changes; the
 * address of the new title then leads to it too, where it is free. An address once given is never given to another.
 */
export async function giveCareerUrlNames(client: Queryable): Promise<void> {
  await give(client, occupations);
  await give(client, programs);
}

async function give(client: Queryable, { addresses, column, items }: Kind): Promise<void> {
  const known = await client.query<{ url_name: string; code: string; is_current: boolean }>(
    `select url_name, ${column} as code, is_current from ${addresses}`,
  );
  const present = new Map(known.rows.filter((row) => row.is_current).map((row) => [row.code, row.url_name]));
  const taken = new Set(known.rows.map((row) => row.url_name));
  const all = (await client.query<Item>(`${items} order by 1`)).rows;
  const forms: readonly ((item: Item) => string)[] = [
    ({ title }) => urlNameOf(title),
    ({ title, code }) => `${urlNameOf(title)}-${code.replaceAll(/\D/g, '')}`,
  ];
  const given = uniqueUrlNames(
    all.filter(({ code }) => !present.has(code)),
    ({ code }) => code,
    forms,
    taken,
  );
  const shared = Map.groupBy(all, ({ title }) => urlNameOf(title));
  const led = all.filter(({ code, title }) => {
    const urlName = urlNameOf(title);
    const mayLead = present.has(code) && shared.get(urlName)?.length === 1;
    return mayLead && !taken.has(urlName) && ![...given.values()].includes(urlName);
  });
  await client.query(
    `insert into ${addresses} (url_name, ${column}, is_current)
     select * from unnest($1::text[], $2::text[], $3::boolean[])`,
    [
      [...given.values(), ...led.map(({ title }) => urlNameOf(title))],
      [...given.keys(), ...led.map(({ code }) => code)],
      [...Array.from(given, () => true), ...led.map(() => false)],
    ],
  );
}
