import type { Queryable } from '@longleaf/platform/jobs/queue';
import { describePrograms } from '@longleaf/rules/programs/describe-program';
import { together } from '@longleaf/rules/careers/standing-out';
import type pg from 'pg';
import { readPortraits } from '../careers/read-portraits.ts';
import { groupedRows, readView } from '../read-view.ts';
import type { Offers, ProgramCatalogFacts, ProgramFacts } from './facts.ts';

/** Reads everything known of programs out of the database, in one repeatable view. */
export function readProgramFacts(pool: pg.Pool): Promise<ProgramCatalogFacts> {
  return readView(pool, async (client) => {
    const addresses = await client.query<{ urlName: string; cip: string; isCurrent: boolean }>(
      'select url_name as "urlName", cip, is_current as "isCurrent" from catalog.program_url_name',
    );
    const urlNames = new Map(
      addresses.rows.filter((row) => row.isCurrent).map((row) => [row.cip, row.urlName]),
    );
    const former = addresses.rows.filter((row) => !row.isCurrent);
    return {
      programs: await readPrograms(client, urlNames),
      formerUrlNames: new Map(former.map((row) => [row.urlName, urlNames.get(row.cip) ?? row.urlName])),
    };
  });
}

interface Title {
  readonly cip: string;
  readonly title: string;
  readonly isCurrent: boolean;
}

const digitsOfProgram = 7;
const none: Offers = { colleges: new Int32Array(), awardLevels: new Uint8Array(), awards: new Int32Array() };

async function readPrograms(
  client: Queryable,
  urlNames: ReadonlyMap<string, string>,
): Promise<readonly ProgramFacts[]> {
  const titles = await client.query<Title>(
    'select code as cip, title, is_current as "isCurrent" from catalog.cip order by code',
  );
  const titleOf = new Map(titles.rows.map(({ cip, title }) => [cip, title]));
  const clusters = await client.query<{ cip: string; cluster: string }>(
    'select cip, cluster from catalog.cluster_major',
  );
  const clusterOf = new Map(clusters.rows.map(({ cip, cluster }) => [cip, cluster]));
  const occupations = await groupedRows<{ key: string; soc: string; title: string | null }>(
    client,
    `select c.cip as key, c.soc, s.title from catalog.cip_soc c left join catalog.soc s on s.soc = c.soc order by 1, 2`,
  );
  const offers = await readOffers(client);
  const current = titles.rows.filter(({ cip, isCurrent }) => isCurrent && cip.length === digitsOfProgram);
  const descriptions = await describe(client, current, occupations, offers);
  return current.map(({ cip, title }): ProgramFacts => {
    const group = { cip: cip.slice(0, 5), title: titleOf.get(cip.slice(0, 5)) ?? '' };
    const leadsTo = occupations.get(cip) ?? [];
    const offered = offers.get(cip) ?? none;
    return {
      cip,
      title,
      urlName: urlNames.get(cip) ?? cip,
      description: descriptions.get(cip) ?? '',
      group,
      family: { cip: cip.slice(0, 2), title: titleOf.get(cip.slice(0, 2)) ?? '' },
      cluster: clusterOf.get(group.cip) ?? null,
      occupations: leadsTo.map(({ soc }) => soc),
      offers: offered,
    };
  });
}

/** Describes programs by what the careers of their crosswalk do and know. */
async function describe(
  client: Queryable,
  current: readonly Title[],
  occupations: ReadonlyMap<string, readonly { readonly soc: string; readonly title: string | null }[]>,
  offers: ReadonlyMap<string, Offers>,
): Promise<ReadonlyMap<string, string>> {
  const portraitOf = await readPortraits(client);
  const codes = await groupedRows<{ key: string; code: string }>(
    client,
    'select soc as key, onet_code as code from catalog.occupation where soc is not null order by 1, 2',
  );
  return describePrograms(
    current.map(({ cip }) => ({
      cip,
      colleges: new Set(offers.get(cip)?.colleges).size,
      careers: (occupations.get(cip) ?? [])
        .filter(({ soc }) => !teachesAtCollege(soc))
        .map(({ soc, title }) => {
          const portraits = (codes.get(soc) ?? []).map(({ code }) => portraitOf(code));
          return {
            title: title ?? '',
            activities: together(portraits.map(({ activities }) => activities)),
            knowledge: together(portraits.map(({ knowledge }) => knowledge)),
          };
        }),
    })),
  );
}

/** Nearly every program leads to teaching it at a college, which tells little about it. */
function teachesAtCollege(soc: string): boolean {
  return soc.startsWith('25-1');
}

async function readOffers(client: Queryable): Promise<ReadonlyMap<string, Offers>> {
  const result = await client.query<{ cip: string; colleges: number[]; levels: number[]; awards: number[] }>(
    `select cip, array_agg(college_id order by college_id, award_level) as colleges,
       array_agg(award_level::integer order by college_id, award_level) as levels,
       array_agg(awards order by college_id, award_level) as awards
     from catalog.program group by cip`,
  );
  return new Map(
    result.rows.map(({ cip, colleges, levels, awards }) => [
      cip,
      {
        colleges: Int32Array.from(colleges),
        awardLevels: Uint8Array.from(levels),
        awards: Int32Array.from(awards),
      },
    ]),
  );
}
