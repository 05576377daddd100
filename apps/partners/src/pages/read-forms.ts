import type { FastifyInstance } from 'fastify';

/** More than any form of a stand-in holds, in bytes. */
const LONGEST_FORM = 10_000;

/**
 * Reads what a browser sends by a form, in this scope alone: `formOf` gives its fields. Each stand-in registers it in a
 * scope of its own, since a server can read a type of content in one way only.
 */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** The fields of a form that was sent; none where something else was. */
export function formOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
