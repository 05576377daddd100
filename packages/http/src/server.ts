import compress from '@fastify/compress';
import cors from '@fastify/cors';
import underPressure from '@fastify/under-pressure';
import type { Logger } from '@longleaf/platform/logging';
import { answerRequestId, requestOptions } from '@longleaf/platform/request-id';
import type { Settings } from '@longleaf/platform/settings';
import { openOfferedWords } from '@longleaf/platform/words/server-words';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type CallOptions, takeCalls } from './calls.ts';
import { limitRequests } from './limits.ts';
import { LONGEST_EVENT_LOOP_DELAY, PRESSURE_SAMPLE_MILLISECONDS, refuseUnderPressure } from './pressure.ts';
import { trustProxy } from './trust-proxy.ts';
import { answerUnreadable } from './unreadable-address.ts';

const MEGABYTE = 1024 * 1024;

export type ServerOptions = Omit<CallOptions, 'checksAnswers'> & {
  settings: Settings;
  log: Logger;
  catalogVersion: () => string;
};

/** A Fastify server with the habits every route shares: one error shape, limits, compression, no caching by accident. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { settings, log } = options;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    ...requestOptions,
    bodyLimit: MEGABYTE,
    trustProxy: trustProxy(settings.TRUST_PROXY),
    requestTimeout: 60_000,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
    frameworkErrors: answerUnreadable,
  });
  answerRequestId(app);
  app.decorate('words', await openOfferedWords(settings));
  takeCalls(app, { ...options, checksAnswers: settings.NODE_ENV === 'test' });

  await app.register(cors, {
    origin: [settings.PORTAL_URL, settings.CONTENT_URL].filter((origin) => origin !== undefined),
    maxAge: 600,
  });
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1400,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await limitRequests(app, settings.RATE_LIMIT_PER_MINUTE);
  await app.register(underPressure, {
    sampleInterval: PRESSURE_SAMPLE_MILLISECONDS,
    maxEventLoopDelay: LONGEST_EVENT_LOOP_DELAY,
    pressureHandler: refuseUnderPressure(),
  });
  return app;
}
