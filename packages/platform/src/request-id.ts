import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import { RequestLog } from './request-log.ts';
import { traceRequests } from './tracing/trace-requests.ts';
import { currentTracing } from './tracing/tracing.ts';

type Headers = Record<string, string | string[] | undefined>;

/** What a request is found by in the logs of every program that had a part in it. */
type Marks = {
  requestId: string;
  /** Of the trace that it belongs to, when a `traceparent` came with it. */
  traceId?: string;
};

export const REQUEST_ID_HEADER = 'x-request-id';

const WELL_FORMED = /^[\w.:-]{8,128}$/;
// Version, trace, span and flags (W3C Trace Context); later versions may add to it.
const TRACE_PARENT =
  /^(?:00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}|(?!00|ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?)$/;

const inRequest = new AsyncLocalStorage<Marks>();
const OF_REQUEST = Symbol('names its request');

/**
 * The id that whoever sent a request gave it: `X-Request-Id` when it is 8 to 128 letters, digits or `_.:-`, else the
 * trace of `traceparent`; else a new one that no other copy or host gives.
 */
export function requestIdOf(headers: Headers): string {
  const given = headers[REQUEST_ID_HEADER];
  if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
  return traceIdOf(headers) ?? randomUUID();
}

function traceIdOf({ traceparent }: Headers): string | undefined {
  const found = typeof traceparent === 'string' ? TRACE_PARENT.exec(traceparent) : null;
  return found?.[1] ?? found?.[2];
}

/** How a server of ours names its requests and writes of them. To be used with `answerRequestId`. */
export const requestOptions = {
  logController: new RequestLog(),
  genReqId: ({ headers }) => requestIdOf(headers),
  childLoggerFactory: (logger, bindings, options, { headers }) => {
    const traceId = traceIdOf(headers);
    const child: FastifyBaseLogger = logger.child({ ...bindings, ...(traceId && { traceId }) }, options);
    return Object.assign(child, { [OF_REQUEST]: true });
  },
} satisfies FastifyServerOptions;

/**
 * Answers each request with its id, and lets each line that is written on its behalf say it. Where there is tracing each
 * request has its span, too.
 */
export function answerRequestId(app: FastifyInstance): void {
  traceRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    const marks = marksOf(request);
    // A trace that came with it is on each of its lines already; one that began here is not.
    if (marks.traceId !== traceIdOf(request.headers)) setBindings(request.log, { traceId: marks.traceId });
    inRequest.run(marks, done);
  });
  // What was begun there ends where the body is waited for.
  app.addHook('preValidation', (request, _reply, done) => inRequest.run(marksOf(request), done));
}

function setBindings(log: FastifyBaseLogger, bindings: Partial<Marks>): void {
  (log as Partial<Logger>).setBindings?.(bindings);
}

function marksOf({ id, headers }: Pick<FastifyRequest, 'id' | 'headers'>): Marks {
  const traceId = traceIdOf(headers) ?? currentTracing()?.traceId();
  return { requestId: id, ...(traceId !== undefined && { traceId }) };
}

/** What a line of this logger must say of the request that it is written for; nothing when it does already. */
export function marksOfLine(logger: object): Partial<Marks> {
  return OF_REQUEST in logger ? {} : (inRequest.getStore() ?? {});
}

/** Headers for what one program of ours asks another one on behalf of a request. */
export function passedOn({ id, headers }: Pick<FastifyRequest, 'id' | 'headers'>): Record<string, string> {
  const tracing = currentTracing();
  if (tracing) return { [REQUEST_ID_HEADER]: id, ...tracing.headers() };
  const { traceparent, tracestate } = headers;
  if (traceIdOf(headers) === undefined) return { [REQUEST_ID_HEADER]: id };
  return {
    [REQUEST_ID_HEADER]: id,
    traceparent: String(traceparent),
    ...(typeof tracestate === 'string' && { tracestate }),
  };
}

/** Headers for what a program asks of itself for the request that is being answered here; none outside of one. */
export function passedOnHere(): Record<string, string> {
  const id = currentRequestId();
  return { ...(id !== undefined && { [REQUEST_ID_HEADER]: id }), ...currentTracing()?.headers() };
}

/** The id of the request that is being answered here; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return inRequest.getStore()?.requestId;
}
