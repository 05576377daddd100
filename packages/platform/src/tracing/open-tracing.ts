import { setTimeout } from 'node:timers/promises';
import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { Tracing } from './tracing.ts';

/** A collector that is away must not hold a program that stops. */
const END_MILLISECONDS = 2_000;
const SEND_MILLISECONDS = 5_000;
/** Callers may send any word that the parser knows. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export type TracingOptions = {
  /** Where a collector takes traces: OTLP over HTTP, as JSON. */
  url: string;
  /** Which part of the traces that begin here is kept; of those that came with a request, its sender has decided. */
  part: number;
  /** The name of the program among all that send there. */
  program: string;
};

/**
 * Traces by OpenTelemetry. The provider is not registered for the whole process: a library that finds one may write down
 * what it likes, such as the values of a statement.
 */
export function openTracing({ url, part, program }: TracingOptions): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'longleaf', 'service.name': program }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(part) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: SEND_MILLISECONDS }),
        scheduledDelayMillis: 1_000,
        exportTimeoutMillis: SEND_MILLISECONDS,
      }),
    ],
  });
  const tracer = provider.getTracer('longleaf');
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  // Of what is sent along only the trace: baggage can hold anything about anybody.
  const propagator = new W3CTraceContextPropagator();
  const active = () => trace.getActiveSpan()?.spanContext();
  return {
    request(method, headers) {
      const from = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const verb = METHODS.has(method) ? method : '_OTHER';
      const attributes = { 'http.request.method': verb };
      const span = tracer.startSpan(verb, { kind: SpanKind.SERVER, attributes }, from);
      const inside = trace.setSpan(from, span);
      return {
        traceId: span.spanContext().traceId,
        within: (work) => context.with(inside, work),
        end(route, status) {
          span.updateName(`${verb} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async child(name, attributes, work) {
      if (active() === undefined) return work();
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
      try {
        return await context.with(trace.setSpan(context.active(), span), work);
      } catch (error) {
        // What an error says can hold values.
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    headers() {
      const carrier: Record<string, string> = {};
      propagator.inject(context.active(), carrier, defaultTextMapSetter);
      return carrier;
    },
    traceId: () => active()?.traceId,
    async end() {
      await Promise.race([provider.shutdown().catch(() => undefined), setTimeout(END_MILLISECONDS)]);
      context.disable();
    },
  };
}
