import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

/** How bodies are read: plain JSON or text. An empty body is no body; bare values (GAP-018) are read as what they are. */
export function readBodies(app: FastifyInstance): void {
  app.addHook('onRequest', refusePacked);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    void parseJson(request, body as string, (error, value) => {
      if (error)
        return done(
          new ProblemError(400, /*i18n*/ 'The body is not valid JSON.', {
            modelState: { body: [/*i18n*/ 'The body is not valid JSON.'] },
          }),
        );
      done(null, value);
    });
  });
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body.length === 0 ? undefined : body);
  });
}

// A small packed body may hold a large one; nobody who calls needs it.
async function refusePacked({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding'];
  if (encoding === undefined || encoding === 'identity') return;
  throw new ProblemError(415, /*i18n*/ 'Send the body as it is, without Content-Encoding.', {
    headers: { 'accept-encoding': 'identity' },
  });
}
