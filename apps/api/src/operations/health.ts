import { notFound } from '@longleaf/http/problem';
import type { Database } from '@longleaf/platform/database';
import { databaseReady } from '@longleaf/platform/readiness';
import type { FastifyInstance } from 'fastify';

export type Readiness = { database: boolean; disk: boolean; catalog: boolean; jobs: boolean };

/** The parts that are not asked over the database. */
export type ReadyParts = {
  catalog: () => boolean;
  jobs: () => boolean;
  /** Whether there is room for files, letters and logs. */
  disk: () => Promise<boolean>;
  /** Whether this copy stops and is to be sent nothing more. */
  stopping: () => boolean;
};

/** What a balancer may ask for alone. Jobs are no caller's matter: they count in the whole alone. */
const PARTS = {
  /** Pages and searches that need no rows: the facts are held in memory. */
  pages: ['catalog'],
  /** Signing in, saving, and what was saved. */
  people: ['database', 'disk'],
} as const satisfies Record<string, readonly (keyof Readiness)[]>;

/**
 * `/health`: the process is alive. `/health/ready`: it can do its work, told part by part, within two seconds; with
 * `?part=pages` or `?part=people` that part alone.
 */
export function health(app: FastifyInstance, database: Database, others: ReadyParts): void {
  const isDatabaseReady = databaseReady(database.pool);
  app.get('/health', { config: { rateLimit: false } }, (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/health/ready', { config: { rateLimit: false } }, async (request, reply) => {
    const part = partOf(request.query);
    const stopping = others.stopping();
    const send = (parts: Partial<Readiness>) => {
      const ready = !stopping && Object.values(parts).every(Boolean);
      return reply
        .code(ready ? 200 : 503)
        .headers({ 'cache-control': 'no-store', ...(!ready && { 'retry-after': '5' }) })
        .send({ status: stopping ? 'stopping' : ready ? 'ready' : 'not ready', ...parts });
    };
    // Whether there are pages is known without asking anybody.
    if (part === 'pages') return send({ catalog: others.catalog() });
    const [isDatabase, disk] = await Promise.all([isDatabaseReady(), others.disk()]);
    const all: Readiness = { database: isDatabase, disk, catalog: others.catalog(), jobs: others.jobs() };
    const wanted = part === undefined ? all : only(all, PARTS[part]);
    return send(wanted);
  });
}

/** @throws ProblemError 404 for a part that there is none of: a balancer that asks for one is set wrong. */
function partOf(query: unknown): keyof typeof PARTS | undefined {
  const { part } = query as { part?: unknown };
  if (part === undefined) return undefined;
  if (typeof part === 'string' && Object.hasOwn(PARTS, part)) return part as keyof typeof PARTS;
  throw notFound();
}

function only(all: Readiness, names: readonly (keyof Readiness)[]): Partial<Readiness> {
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}
