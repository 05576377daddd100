import type { Queryable } from '@longleaf/platform/jobs/queue';
import { wageFigures } from './facts.ts';
import type { WageArea, WageAreaKind, WageFacts, WageFigure } from './facts.ts';
import { readMissing } from './missing-letters.ts';

/** Wages in memory: areas, and a row for each occupation and area. */
export interface WageBook {
  readonly areas: readonly WageArea[];
  readonly wagesOf: (soc: string, areaId: string) => WageFacts | undefined;
}

/** The wider group that figures of a SOC code are published under. */
export interface SocGroup {
  readonly soc: string;
  readonly title: string;
}

type WageRow = Readonly<Record<WageFigure, number | null>> & {
  readonly areaId: string;
  readonly areaName: string;
  readonly topCode: number | null;
  readonly soc: string;
  readonly missing: string;
};

const tables: readonly { readonly kind: WageAreaKind; readonly table: string; readonly source: string }[] = [
  { kind: 'national', table: 'catalog.wage_national', source: 'wages-national' },
  { kind: 'state', table: 'catalog.wage_state', source: 'wages-state' },
  { kind: 'metro', table: 'catalog.wage_metro', source: 'wages-metro' },
];

const figureColumns = `employment, jobs_per_1000 as "jobsPer1000", annual_mean as "annualMean",
  annual_10th as "annual10th", annual_25th as "annual25th", annual_median as "annualMedian",
  annual_75th as "annual75th", annual_90th as "annual90th", hourly_mean as "hourlyMean",
  hourly_10th as "hourly10th", hourly_25th as "hourly25th", hourly_median as "hourlyMedian",
  hourly_75th as "hourly75th", hourly_90th as "hourly90th"`;

/** Reads all wages. A SOC code without a row of its own is looked up under its group, then said to be not listed. */
export async function readWages(client: Queryable, groups: ReadonlyMap<string, SocGroup>): Promise<WageBook> {
  const areas: WageArea[] = [];
  const rows = new Map<string, ReadonlyMap<string, WageFacts>>();
  for (const { kind, table, source } of tables) {
    const found = await client.query<WageRow>(
      `select area_id as "areaId", area_name as "areaName", top_code as "topCode", soc, missing, ${figureColumns}
       from ${table} order by area_name, soc`,
    );
    const year = await client.query<{ year: string }>('select year from catalog.dataset where key = $1', [
      source,
    ]);
    for (const [id, ofArea] of Map.groupBy(found.rows, (row) => row.areaId)) {
      const [first] = ofArea;
      const area: WageArea = {
        id,
        kind,
        name: first?.areaName ?? id,
        period: year.rows[0]?.year ?? '',
        source,
        topCode: first?.topCode ?? null,
      };
      areas.push(area);
      rows.set(id, new Map(ofArea.map((row) => [row.soc, factsOf(area, row)])));
    }
  }
  const areaById = new Map(areas.map((area) => [area.id, area]));
  return {
    areas,
    wagesOf: (soc, areaId) => {
      const area = areaById.get(areaId);
      return area && lookUp(area, rows.get(areaId), soc, groups.get(soc));
    },
  };
}

function lookUp(
  area: WageArea,
  rows: ReadonlyMap<string, WageFacts> | undefined,
  soc: string,
  group: SocGroup | undefined,
): WageFacts {
  const own = rows?.get(soc);
  if (own) return own;
  const wider = group && rows?.get(group.soc);
  return wider ? { ...wider, isWiderGroup: true, groupTitle: group.title } : notListed(area, soc);
}

function factsOf(area: WageArea, row: WageRow): WageFacts {
  return {
    area,
    soc: row.soc,
    isWiderGroup: false,
    groupTitle: null,
    figures: forEachFigure((figure) => row[figure]),
    missing: readMissing(row.missing),
  };
}

function notListed(area: WageArea, soc: string): WageFacts {
  return {
    area,
    soc,
    isWiderGroup: false,
    groupTitle: null,
    figures: forEachFigure(() => null),
    missing: forEachFigure(() => 'notListed' as const),
  };
}

function forEachFigure<Value>(valueOf: (figure: WageFigure) => Value): Record<WageFigure, Value> {
  return Object.fromEntries(wageFigures.map((figure) => [figure, valueOf(figure)])) as Record<
    WageFigure,
    Value
  >;
}
