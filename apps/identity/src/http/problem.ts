import type { ModelState, Problem } from '@longleaf/contract/problem';
import { inLanguageOf } from '@longleaf/http/words-of-call';
import type { FastifyReply } from 'fastify';

const TITLES: Record<number, string> = {
  400: 'The request is not right',
  401: 'Sign-in is needed',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Already taken',
  413: 'Too large',
  415: 'This kind of content is not accepted',
  429: 'Too many tries',
};

/** Answers with the one error shape of all Longleaf hosts (RFC 9457). */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  more: { detail?: string; modelState?: ModelState; retryAfter?: number } = {},
): FastifyReply {
  const { detail, modelState, retryAfter } = more;
  const problem: Problem = {
    type: 'about:blank',
    title: TITLES[status] ?? 'Something went wrong',
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(modelState === undefined ? {} : { modelState }),
    requestId: reply.request.id,
  };
  if (status === 401) void reply.header('www-authenticate', 'Bearer realm="longleaf"');
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(inLanguageOf(reply.request, reply, problem));
}
