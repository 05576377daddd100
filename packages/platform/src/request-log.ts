import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of a page that no route of the server's own serves. */
    pageRoute?: string | undefined;
  }
}

// A page's own files, and what watches the program: many, and of interest only when they fail.
const QUIET = /^\/assets\/|\/health(\/ready)?$|^(\/api)?\/metrics$/;

/** The pattern of what a request asked for, never its address; `other` for what is nothing. */
export function routeOf(request: FastifyRequest): string {
  return request.pageRoute ?? request.routeOptions.url ?? 'other';
}

export function isQuiet(route: string): boolean {
  return QUIET.test(route);
}

/**
 * What a server writes of each request: one line when it is answered, with method, pattern of the route, status,
 * milliseconds and request id. Never the address itself, the query or the caller's: they can name a person.
 */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {
    // The line of the answer says all of it.
  }

  override routeNotFound(): void {
    // The same.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const route = routeOf(request);
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ...(error && { cutShort: (error as NodeJS.ErrnoException).code ?? error.name }),
    };
    if (isQuiet(route) && reply.statusCode < 400) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  }

  override defaultErrorLog(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (reply.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  }
}
