import type { Queryable } from '@longleaf/platform/jobs/queue';
import type { DescribedOccupation } from '@longleaf/rules/careers/describe-occupation';
import { measured } from '@longleaf/rules/careers/standing-out';
import type { Measured } from '@longleaf/rules/careers/standing-out';
import { programsWorthNaming } from '@longleaf/rules/careers/tool-words';
import { groupedRows } from '../read-view.ts';

/** What is measured of an occupation and named among its tools; empty lists where nothing is. */
export type Portrait = Pick<
  DescribedOccupation,
  'activities' | 'context' | 'knowledge' | 'values' | 'tools' | 'programs'
>;

/** Reads what descriptions are made from; gives the portrait of each O*NET-SOC code. */
export async function readPortraits(client: Queryable): Promise<(code: string) => Portrait> {
  const activities = await readMeasured(client, 'catalog.occupation_activity', 'importance');
  const context = await readMeasured(client, 'catalog.occupation_context', 'value');
  const knowledge = await readMeasured(client, 'catalog.occupation_knowledge', 'importance');
  const values = await readMeasured(client, 'catalog.occupation_work_value', 'value');
  const tools = await groupedRows<{ key: string; kind: string; name: string }>(
    client,
    'select onet_code as key, kind, name from catalog.occupation_tool order by 1, 2, rank',
  );
  const namesOf = (kind: string) =>
    new Map(
      [...tools].map(([code, rows]) => [
        code,
        rows.filter((row) => row.kind === kind).map(({ name }) => name),
      ]),
    );
  const toolsOf = namesOf('tool');
  const programsOf = programsWorthNaming(namesOf('technology'));
  return (code) => ({
    activities: activities.get(code) ?? [],
    context: context.get(code) ?? [],
    knowledge: knowledge.get(code) ?? [],
    values: values.get(code) ?? [],
    tools: toolsOf.get(code) ?? [],
    programs: programsOf.get(code) ?? [],
  });
}

async function readMeasured(
  client: Queryable,
  table: string,
  column: 'importance' | 'value',
): Promise<ReadonlyMap<string, readonly Measured[]>> {
  return measured(
    await groupedRows<{ key: string; element: string; value: number }>(
      client,
      `select onet_code as key, element, ${column} as value from ${table} order by 1, 2`,
    ),
  );
}
