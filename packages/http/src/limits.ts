import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

/** Where calls come from that a program makes to itself. No socket has such an address. */
export const IN_PROCESS = 'in-process';

/** Limits the requests of one address to so many a minute, told with 429 and when to come back; 0 limits nothing. */
export async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    allowList: (request) => isFree(request),
    // The plugin itself says in Retry-After when to come back.
    errorResponseBuilder: () =>
      new ProblemError(429, /*i18n*/ 'Too many requests. Please wait a moment and try again.'),
  });
}

/** What limits the handler of unknown routes, which the limit of routes does not reach. */
export function limitOfUnknownRoutes(app: FastifyInstance) {
  return app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
}

// A page's own files are many to a page, and cheap.
function isFree({ url, socket }: FastifyRequest): boolean {
  return url.startsWith('/assets/') || socket.remoteAddress === IN_PROCESS;
}
