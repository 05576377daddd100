import { IN_PROCESS } from '@longleaf/http/limits';
import { passedOnHere } from '@longleaf/platform/request-id';
import type { FastifyInstance } from 'fastify';

/**
 * A `fetch` that answers calls of our own API without leaving the process; used while a page is drawn on the server.
 * The limit of calls does not count these: the visitor's own is on the page.
 */
export function inProcessFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, 'http://localhost'),
      init,
    );
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? undefined : await request.text();
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: {
        ...Object.fromEntries(request.headers),
        // The calls of a page are found by the id of the page.
        ...passedOnHere(),
      },
      remoteAddress: IN_PROCESS,
      ...(body !== undefined && { payload: body }),
    });
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/json') },
    });
  };
}
