import { routeOf } from '@longleaf/platform/request-log';
import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

// Callers may send any word that the parser knows: each would be a figure of its own for every route.
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Seconds. A call is slow from a second on, and gives up on the database after about twelve. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 12];

/**
 * Counts and times each request of an app by method, pattern of the route and status; to be called before the app gets
 * its routes. Never by the address itself, which can name a person.
 */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'longleaf_http_request_duration_seconds',
    help: 'Seconds from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const method = METHODS.has(request.method) ? request.method : 'other';
    const route = routeOf(request);
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
}
