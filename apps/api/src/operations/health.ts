import { serveHealth, type Part } from '@longleaf/http/health';
import type { FastifyInstance } from 'fastify';

export type ReadyParts = Record<'database' | 'disk' | 'catalog' | 'jobs', Part>;

/**
 * What a balancer may ask this copy for alone: pages and searches, for which the facts in memory are enough, and what
 * belongs to people. Jobs are no caller's matter: they count in the whole alone.
 */
export function health(app: FastifyInstance, parts: ReadyParts, stopping?: AbortSignal): void {
  serveHealth(app, {
    parts,
    groups: { pages: ['catalog'], people: ['database', 'disk'] },
    stopping: () => stopping?.aborted === true,
  });
}
