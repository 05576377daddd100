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

/** `/health`: the process is alive. `/health/ready`: it can do its work, told part by part, within two seconds. */
export function health(app: FastifyInstance, database: Database, others: ReadyParts): void {
  const isDatabaseReady = databaseReady(database.pool);
  app.get('/health', { config: { rateLimit: false } }, (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/health/ready', { config: { rateLimit: false } }, async (_request, reply) => {
    const [isDatabase, disk] = await Promise.all([isDatabaseReady(), others.disk()]);
    const parts: Readiness = { database: isDatabase, disk, catalog: others.catalog(), jobs: others.jobs() };
    const stopping = others.stopping();
    const ready = !stopping && Object.values(parts).every(Boolean);
    return reply
      .code(ready ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(!ready && { 'retry-after': '5' }) })
      .send({ status: stopping ? 'stopping' : ready ? 'ready' : 'not ready', ...parts });
  });
}
