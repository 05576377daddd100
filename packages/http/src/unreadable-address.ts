import { REQUEST_ID_HEADER } from '@longleaf/platform/request-id';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

/**
 * Answers an address that cannot be read ('/careers/%ff'). Whoever opened a page gets home, as from every unknown page;
 * a caller of the API is told what is wrong.
 */
export function answerUnreadable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // It comes before all hooks.
  void reply.header(REQUEST_ID_HEADER, request.id);
  const isCall = /^\/api(\/|$)/i.test(request.url);
  if (isCall || request.method !== 'GET') sendProblem(error, request, reply);
  else void reply.header('cache-control', 'no-store').redirect('/');
}
