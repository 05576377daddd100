import type { FastifyRequest } from 'fastify';

/** Browsers name the origin of every form they send; what comes without one is held back by the form's token. */
export function cameFromHere(request: FastifyRequest, issuer: string): boolean {
  const { origin } = request.headers;
  return origin === undefined || origin === new URL(issuer).origin;
}
