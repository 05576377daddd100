import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { Operation } from '@longleaf/contract/operation';
import type { Logger } from '@longleaf/platform/logging';
import { RequestLog } from '@longleaf/platform/request-log';
import type { Settings } from '@longleaf/platform/settings';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Authenticate } from './authentication.ts';
import { LONGEST_EVENT_LOOP_DELAY, PRESSURE_SAMPLE_MILLISECONDS, refuseUnderPressure } from './pressure.ts';
import { ProblemError, sendProblem } from './problem.ts';
import { answerUnreadable } from './unreadable-address.ts';
import './augment.ts';

const MEGABYTE = 1024 * 1024;

export type ServerOptions = {
  settings: Settings;
  log: Logger;
  authenticate: Authenticate;
  catalogVersion: () => string;
};

/** A Fastify server with the habits every route shares: one error shape, limits, compression, no caching by accident. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { settings, log } = options;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    bodyLimit: MEGABYTE,
    trustProxy: settings.TRUST_PROXY,
    requestTimeout: 60_000,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
    frameworkErrors: answerUnreadable,
  });
  app.decorate('operations', new Set<Operation>());
  app.decorate('authenticate', options.authenticate);
  app.decorate('catalogVersion', options.catalogVersion);
  app.decorateRequest('person', undefined);
  app.setErrorHandler(sendProblem);
  readBodies(app);

  await app.register(cors, { origin: [settings.PORTAL_URL, settings.CONTENT_URL], maxAge: 600 });
  await app.register(compress, {
    threshold: 1400,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  if (settings.RATE_LIMIT_PER_MINUTE > 0) {
    await app.register(rateLimit, {
      max: settings.RATE_LIMIT_PER_MINUTE,
      timeWindow: '1 minute',
      // A page's own files: many to a page, and cheap.
      allowList: (request) => request.url.startsWith('/assets/'),
      errorResponseBuilder: (_request, context) =>
        new ProblemError(429, 'Too many requests. Please wait a moment and try again.', {
          headers: { 'retry-after': String(Math.ceil(context.ttl / 1000)) },
        }),
    });
  }
  await app.register(underPressure, {
    sampleInterval: PRESSURE_SAMPLE_MILLISECONDS,
    maxEventLoopDelay: LONGEST_EVENT_LOOP_DELAY,
    pressureHandler: refuseUnderPressure(),
  });
  return app;
}

// An empty body is no body, whatever type it claims; bare values (GAP-018) are read as JSON or as text.
function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    void parseJson(request, body as string, (error, value) => {
      if (error)
        return done(
          new ProblemError(400, 'The body is not valid JSON.', {
            modelState: { body: ['The body is not valid JSON.'] },
          }),
        );
      done(null, value);
    });
  });
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body.length === 0 ? undefined : body);
  });
}
