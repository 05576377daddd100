import { badRequest, logFault, notFound, sendProblem, statusOf } from '@longleaf/http/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IdentityDeps } from '../deps.ts';
import { errorScreen, notFoundScreen, tooManyScreen, unavailableScreen } from '../screens/error-screen.ts';
import { sendPage } from '../screens/send-page.ts';
import { askedLanguages } from './page-language.ts';

const RETRY_SECONDS = 5;

/** Answers what goes wrong: a page for people, problem+json for programs. Details of our own faults stay here. */
export function answerErrors(app: FastifyInstance, { frameIn }: Pick<IdentityDeps, 'frameIn'>): void {
  // PostgreSQL keeps no NUL character, so nothing that may be stored can hold one.
  app.addHook('onRequest', async (request) => {
    if (/%00|\0/.test(request.url)) throw badRequest({});
  });
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? sendPage(reply, notFoundScreen(frameIn(askedLanguages(request))), 404)
      : sendProblem(notFound(), request, reply),
  );
  app.setErrorHandler((error, request, reply) => {
    if (!wantsPage(request)) return sendProblem(error, request, reply);
    const status = statusOf(error);
    if (status >= 500) logFault(error, request);
    const frame = frameIn(askedLanguages(request));
    // The database is away for a moment.
    if (status === 503)
      return sendPage(reply.header('retry-after', RETRY_SECONDS), unavailableScreen(frame), status);
    if (status === 429) return sendPage(reply, tooManyScreen(frame), status);
    const code = status >= 500 ? 'server_error' : 'invalid_request';
    return sendPage(reply, errorScreen(frame, { error: code }), status);
  });
}

function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}
