import { awayHeader } from '@longleaf/contract/people-away';
import type { FastifyInstance } from 'fastify';

/**
 * Marks each answer that is given while the people's database is away, so that a page can say so and a balancer or cache
 * can tell. What is marked is not kept: it would go on saying so.
 */
export function markWhileAway(app: FastifyInstance, isAway: () => boolean): void {
  app.addHook('onSend', async (request, reply) => {
    // A page's own files are the same whatever is away.
    if (!isAway() || request.url.startsWith('/assets/')) return;
    void reply.headers({ [awayHeader]: 'people', 'cache-control': 'no-store' });
  });
}
