import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it is sent, with what names its program. */
export type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 2: of a request that is answered; 3: of one that is asked. */
  kind: number;
  program: string;
  attributes: Record<string, string>;
};

export type Collector = {
  /** Where it takes traces. */
  url: string;
  /** All that was sent, as it came. */
  bodies: string[];
  spans(): SentSpan[];
  close(): Promise<void>;
};

type Value = { stringValue?: string; intValue?: number | string };
type Attribute = { key: string; value: Value };
type Sent = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<SentSpan, 'program' | 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
};

/** A real receiver of traces: OTLP over HTTP, as JSON. */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((parts) => {
      const isTraces = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json';
      bodies.push(isTraces ? Buffer.concat(parts).toString() : `not traces: ${request.url}`);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    bodies,
    spans: () => bodies.flatMap((body) => spansOf(JSON.parse(body) as Sent)),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function spansOf({ resourceSpans }: Sent): SentSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const program = named(resource.attributes)['service.name'] ?? '';
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({ ...span, program, attributes: named(span.attributes) })),
    );
  });
}

function named(attributes: readonly Attribute[]): Record<string, string> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue)]),
  );
}
