import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isQuiet, routeOf } from '../request-log.ts';
import { currentTracing, type RequestSpan } from './tracing.ts';

/**
 * Gives each request a span, told by method, pattern of the route and status; where there is tracing. Never by its
 * address, which can name a person. To be called before the app gets its routes.
 */
export function traceRequests(app: FastifyInstance): void {
  const tracing = currentTracing();
  if (!tracing) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (isQuiet(routeOf(request))) return done();
    const span = tracing.request(request.method, request.headers);
    spans.set(request, span);
    return span.within(done);
  });
  const within = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  };
  // What was begun there ends where the body is waited for.
  app.addHook('preValidation', within);
  app.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.end(routeOf(request), reply.statusCode);
    done();
  });
}
