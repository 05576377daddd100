import type { Catalog } from '@longleaf/catalog/open-catalog';
import { occupationTitle } from '@longleaf/contract/careers-search';
import { clientError } from '@longleaf/contract/colleges-context';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../http/bind.ts';
import { notFound } from '../../http/problem.ts';
import { titleOfOccupation } from './repository.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/** What the search page asks beside colleges: the occupation it is about, and a place for its errors. */
export function contextRoutes(app: FastifyInstance, catalog: Catalog): void {
  bind(app, occupationTitle, async ({ query }) => {
    const occTitle = await titleOfOccupation(catalog.pool, query.occCode);
    if (occTitle === undefined) throw notFound('There is no occupation with this code.');
    return { occCode: query.occCode, occTitle, urlName: query.occCode };
  });

  bind(app, clientError, ({ query, request }) => {
    if (query.message !== undefined)
      request.log.warn({ clientError: withoutPersonalData(query.message) }, 'error in the browser');
    return undefined;
  });
}
