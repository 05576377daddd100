import type { Problem } from '@longleaf/contract/problem';
import type { FastifyReply } from 'fastify';

/** Answers with the project's one error shape. */
export function sendProblem(
  reply: FastifyReply,
  requestId: string,
  problem: Pick<Problem, 'status' | 'title' | 'detail' | 'modelState'>,
): FastifyReply {
  const body: Problem = { type: 'about:blank', ...problem, requestId };
  return reply.code(problem.status).type('application/problem+json; charset=utf-8').send(body);
}
