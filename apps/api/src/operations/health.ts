import type { Database } from '@longleaf/platform/database';
import type { FastifyInstance } from 'fastify';

export type Readiness = { database: boolean; catalog: boolean; jobs: boolean };

/** The parts that are not asked over the database. */
export type ReadyParts = { catalog: () => boolean; jobs: () => boolean };

/** `/health`: the process is alive. `/health/ready`: it can do its work, told part by part. */
export function health(app: FastifyInstance, database: Database, others: ReadyParts): void {
  app.get('/health', { config: { rateLimit: false } }, (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/health/ready', { config: { rateLimit: false } }, async (_request, reply) => {
    const database_ = await database.pool.query('select 1').then(
      () => true,
      () => false,
    );
    const parts: Readiness = { database: database_, catalog: others.catalog(), jobs: others.jobs() };
    const ready = parts.database && parts.catalog && parts.jobs;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', ...parts });
  });
}
