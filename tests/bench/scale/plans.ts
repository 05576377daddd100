import type { openCatalog } from '@longleaf/catalog/open-catalog';
import { openDatabase } from '@longleaf/platform/database';
import type { TestIssuer } from '@longleaf/testkit/issuer';
import { benchApi } from '../search/bench-api.ts';
import { callsOf } from './calls.ts';

/** Tables with fewer rows are read whole because that is quicker. */
const SMALL_TABLE_ROWS = 5_000;
const EXPLAINED = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  // With the schema of each table: several have an `audit`.
  'auto_explain.log_verbose': 'on',
  'auto_explain.log_format': 'json',
  // A notice is sent to whoever asked.
  'auto_explain.log_level': 'notice',
};

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Schema?: string;
  'Actual Rows'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

/** What one call asks of the database. */
export interface Asked {
  status: number;
  statements: number;
  /** Pages of 8 KB that all statements look at: tells how work grows without a clock. */
  pages: number;
  /** Large tables that were read from end to end. */
  wholeTables: string[];
}

/**
 * Makes each call that a screen waits for once, as the person with that number, and reads the plan of each statement
 * from the database itself (`auto_explain`).
 */
export async function plansOfCalls(
  url: string,
  {
    catalog,
    issuer,
    person,
  }: { catalog: Awaited<ReturnType<typeof openCatalog>>; issuer: TestIssuer; person: number },
): Promise<Record<string, Asked>> {
  const settings = openDatabase(url, { maximum: 2 });
  for (const [name, value] of Object.entries(EXPLAINED))
    await settings.query(`alter role current_user set ${name} = '${value}'`);
  const explained = openDatabase(url, { maximum: 4 });
  try {
    const large = await largeTables(settings);
    const plans: PlanNode[] = [];
    explained.pool.on('connect', (client) =>
      client.on('notice', ({ message = '' }) => {
        const plan = planIn(message);
        if (plan) plans.push(plan);
      }),
    );
    const app = await benchApi(explained, { catalog, issuer, settings: { DATABASE_URL: url } });
    try {
      const { subject, calls } = await callsOf(settings, person, catalog);
      const authorization = `Bearer ${await issuer.token(subject, { expiresIn: 3_600 })}`;
      const asked: Record<string, Asked> = {};
      for (const [name, call] of Object.entries(calls)) {
        // Once before: what a process finds out only once is not what each call costs.
        await app.inject({ ...call, headers: { authorization } });
        plans.length = 0;
        const { statusCode } = await app.inject({ ...call, headers: { authorization } });
        asked[name] = {
          status: statusCode,
          statements: plans.length,
          pages: sum(plans.map(pagesOf)),
          wholeTables: [...new Set(plans.flatMap(readWhole))].filter((table) => large.has(table)),
        };
      }
      return asked;
    } finally {
      await app.close();
    }
  } finally {
    for (const name of Object.keys(EXPLAINED)) await settings.query(`alter role current_user reset ${name}`);
    await explained.close();
    await settings.close();
  }
}

function planIn(message: string): PlanNode | undefined {
  const [, json] = /plan:\s*(\{[\s\S]*\})/.exec(message) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as { Plan: PlanNode }).Plan;
}

function pagesOf(plan: PlanNode): number {
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
}

/** Tables of which a plan reads every row. */
function readWhole(plan: PlanNode): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [`${plan.Schema}.${plan['Relation Name']}`] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(readWhole)];
}

async function largeTables(database: ReturnType<typeof openDatabase>): Promise<Set<string>> {
  const { rows } = await database.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and c.reltuples > ${SMALL_TABLE_ROWS}`,
  );
  return new Set(rows.map(({ name }) => name));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
