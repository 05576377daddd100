import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Limits the routes that a scope gets after this: so many requests a minute for each key, then 429 with Retry-After
 * through the server's own error handler. Nothing about it is told before.
 * @param limit.perMinute 0: no limit.
 */
export async function limitRate(
  scope: FastifyInstance,
  limit: { perMinute: number; keyOf: (request: FastifyRequest) => string },
): Promise<void> {
  if (limit.perMinute === 0) return;
  const headers = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await scope.register(rateLimit, {
    max: limit.perMinute,
    timeWindow: '1 minute',
    keyGenerator: limit.keyOf,
    addHeadersOnExceeding: headers,
    addHeaders: headers,
  });
}
