import { notFound } from '@longleaf/http/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Prometheus figures: process, and time per route and status. Loopback only unless made public by setting. */
export function metrics(app: FastifyInstance, options: { everyone: boolean }): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.01, 0.05, 0.2, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/api/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!options.everyone && !isOnThisMachine(request)) throw notFound();
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
