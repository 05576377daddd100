import { clientError } from '@longleaf/contract/colleges-context';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../http/bind.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/** A place for the errors of the search page. */
export function contextRoutes(app: FastifyInstance): void {
  bind(app, clientError, ({ query, request }) => {
    if (query.message !== undefined)
      request.log.warn({ clientError: withoutPersonalData(query.message) }, 'error in the browser');
    return undefined;
  });
}
