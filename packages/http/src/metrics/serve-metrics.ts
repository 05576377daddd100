import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { notFound } from '../problem.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Serves figures as Prometheus reads them: on loopback alone, unless they are for everyone. */
export function serveMetrics(
  app: FastifyInstance,
  registry: Registry,
  { path, everyone }: { path: string; everyone: boolean },
): void {
  app.get(path, { config: { rateLimit: false } }, async (request, reply) => {
    if (!everyone && !isOnThisMachine(request)) throw notFound();
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

// Whoever comes through a proxy, or says so, is not at this machine, even if the proxy is.
function isOnThisMachine({ socket, headers }: FastifyRequest): boolean {
  return LOOPBACK.has(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;
}
