import { isUnavailable } from '@longleaf/platform/database-error';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityDeps } from '../deps.ts';
import { errorScreen, notFoundScreen, tooManyScreen } from '../screens/error-screen.ts';
import { sendPage } from '../screens/send-page.ts';
import { askedLanguages } from './page-language.ts';
import { sendProblem } from './problem.ts';

const RETRY_SECONDS = 5;

/** Answers what goes wrong: a page for people, problem+json for programs. Details of our own faults stay here. */
export function answerErrors(app: FastifyInstance, deps: Pick<IdentityDeps, 'frameIn' | 'log'>): void {
  // PostgreSQL keeps no NUL character, so nothing that may be stored can hold one.
  app.addHook('onRequest', async (request, reply) => {
    if (/%00|\0/.test(request.url)) return answer(deps, request, reply, 400);
  });
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? sendPage(reply, notFoundScreen(deps.frameIn(askedLanguages(request))), 404)
      : sendProblem(reply, 404),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) deps.log.error({ err: error, ...inLog(request) }, 'A request failed');
    return answer(deps, request, reply, status);
  });
}

function answer(
  { frameIn }: Pick<IdentityDeps, 'frameIn'>,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): FastifyReply {
  // The database is away for a moment.
  if (status === 503) void reply.header('retry-after', RETRY_SECONDS);
  if (!wantsPage(request)) return sendProblem(reply, status);
  const frame = frameIn(askedLanguages(request));
  if (status === 429) return sendPage(reply, tooManyScreen(frame), status);
  const error = status >= 500 ? 'server_error' : 'invalid_request';
  return sendPage(reply, errorScreen(frame, { error }), status);
}

/** A request as it is logged: its route, never its address, in which names and e-mails stand. */
function inLog({ id, method, routeOptions }: FastifyRequest) {
  return { requestId: id, method, route: routeOptions.url };
}

function statusOf(error: FastifyError): number {
  if (isUnavailable(error)) return 503;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 600 ? status : 500;
}

function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}
