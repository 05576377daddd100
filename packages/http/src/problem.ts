import { STATUS_CODES } from 'node:http';
import { failuresOf, methodsOf, pathsOf } from '@longleaf/contract/operation';
import type { ModelState, Problem } from '@longleaf/contract/problem';
import { databaseErrorOf, isUnavailable } from '@longleaf/platform/database-error';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguageOf } from './words-of-call.ts';

/** An error that is told to the caller as it is. Anything else that is thrown becomes a 500 without details. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  readonly modelState: ModelState | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    detail: string,
    more: { modelState?: ModelState; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(detail, { cause: more.cause });
    this.status = status;
    this.modelState = more.modelState;
    this.headers = more.headers ?? {};
  }
}

/** 400 that names the fields; its words are the first complaint unless stated. */
export function badRequest(
  modelState: ModelState,
  detail = Object.values(modelState)[0]?.[0] ?? /*i18n*/ 'The request is not valid.',
): ProblemError {
  return new ProblemError(400, detail, { modelState });
}

/** 404; also for a row that belongs to somebody else, so that its existence is not told. */
export function notFound(detail = /*i18n*/ 'There is nothing at this address.'): ProblemError {
  return new ProblemError(404, detail);
}

/** 401 with the challenge that RFC 6750 asks for. */
export function unauthorized(detail = /*i18n*/ 'Sign in to do this.', code?: 'invalid_token'): ProblemError {
  const challenge = code ? `Bearer error="${code}", error_description="${detail}"` : 'Bearer';
  return new ProblemError(401, detail, { headers: { 'www-authenticate': challenge } });
}

/** 401 for a token of somebody whose account has ended. */
export function accountDeleted(): ProblemError {
  return unauthorized(/*i18n*/ 'This account was deleted.', 'invalid_token');
}

/** 503 for what works again soon. The cause goes to the log alone. */
export function unavailable(cause: unknown): ProblemError {
  return new ProblemError(503, /*i18n*/ 'This does not work right now. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
    cause,
  });
}

/** The Fastify error handler: every error leaves in the one shape. */
export function sendProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = unlisted(fromDatabase(thrown) ?? thrown, request);
  const problem = problemOf(error, request);
  if (problem.status >= 500) logFault(error, request);
  if (error instanceof ProblemError) void reply.headers(error.headers);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(inLanguageOf(request, reply, problem)));
}

function problemOf(error: unknown, request: FastifyRequest): Problem {
  const status = statusOf(error);
  const detail =
    status >= 500
      ? /*i18n*/ 'An error occurred. Please try again later.'
      : status === 415 && !(error instanceof ProblemError)
        ? /*i18n*/ 'Content of this kind cannot be read here.'
        : (error as Error).message;
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    requestId: request.id,
  };
  if (error instanceof ProblemError && error.modelState) problem.modelState = error.modelState;
  return problem;
}

/**
 * In tests, an error that the operation does not list becomes a fault of the server: each test that meets it fails,
 * until the contract tells callers of it.
 */
function unlisted(error: unknown, { server, routeOptions }: FastifyRequest): unknown {
  const { operation } = routeOptions.config;
  const status = statusOf(error);
  if (!server.checksAnswers || operation === undefined || status >= 500) return error;
  if (failuresOf(operation).some((failure) => failure.status === status)) return error;
  const name = `${methodsOf(operation)[0]} ${pathsOf(operation)[0]}`;
  return new Error(`${name} answers ${status}, which its operation does not list`, { cause: error });
}

/** Writes down a fault with its request's id, verb and route; never its address, in which names and e-mails stand. */
export function logFault(error: unknown, { log, method, routeOptions }: FastifyRequest): void {
  log.error({ err: error, method, route: routeOptions.url }, 'request failed');
}

/** The status that an error is told with; 503 while the database cannot work. */
export function statusOf(error: unknown): number {
  if (isUnavailable(error)) return 503;
  if (error instanceof ProblemError) return error.status;
  const known = (error as FastifyError | undefined)?.statusCode;
  if (known !== undefined && known >= 400 && known < 600) return known;
  return 500;
}

/** Errors of the database that are no fault of the server; their own words name values and are not sent. */
function fromDatabase(error: unknown): ProblemError | undefined {
  if (isUnavailable(error)) return unavailable(error);
  const found = databaseErrorOf(error);
  if (!found) return undefined;
  // Class 22: a value it cannot hold. Schemas should catch these; a gap is still not a server fault.
  if (found.code.startsWith('22'))
    return new ProblemError(400, /*i18n*/ 'A value of the request cannot be stored.');
  // A row for a person who was deleted while a token of theirs was still about.
  const ofPerson = found.constraint?.endsWith('_person_id_people_id_fk') === true;
  return found.code === '23503' && ofPerson ? accountDeleted() : undefined;
}
