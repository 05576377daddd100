import { clientError } from '@longleaf/contract/client-errors';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import { withoutPersonalData } from './without-personal-data.ts';

/** A place for the errors of the search page. */
export function contextRoutes(app: FastifyInstance): void {
  bind(app, clientError, ({ query, request }) => {
    if (query.message !== undefined)
      request.log.warn({ clientError: withoutPersonalData(query.message) }, 'error in the browser');
    return undefined;
  });
}
