import { startIdentity } from '@longleaf/identity/testing/harness';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from './start-api.ts';

// Calls about accounts go on to the real account service.
const identity = await startIdentity();
const api = await startApi({ catalog: true, settings: { ACCOUNT_SERVICE_URL: identity.issuer } });
const token = await api.issuer.token('fuzzer');

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
};
type Described = {
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

const document = (await api.call('GET', '/openapi.json')).json as {
  paths: Record<string, Record<string, Described>>;
};
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, described]) => ({ path, method: method.toUpperCase(), described })),
);

// Values that have broken servers before: SQL, scripts, paths, formats, numbers at the edges, odd characters.
const hostileTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '"; drop table people; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%zz',
  '\u0000',
  '\ud800',
  '\u202e',
  'ﷺ'.repeat(50),
  '🌲',
  'é\u0301',
  '${7*7}',
  '{{7*7}}',
  '%s%s%n',
  '\r\nSet-Cookie: a=b',
  '9'.repeat(400),
  'x'.repeat(3000),
  '199120',
  'university-of-north-carolina-at-chapel-hill',
  '27601',
  '00000',
  '2026-02-31',
  '9999-99-99T99:99:99Z',
  'name',
  'netPrice',
  'And',
  'within radius',
  'NC',
  '"',
  "'",
  '\\',
  '*',
  '(',
];
const hostileValues = [
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  true,
  false,
  null,
  [],
  {},
  [[[[[[[[]]]]]]]],
  [null],
  { a: { b: 1 } },
];
const hostile = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...hostileValues),
);

/** Values of roughly the right shape, each part of which may be hostile. */
function near(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (depth > 4) return hostile;
  const right = (): fc.Arbitrary<unknown> => {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => near(option, depth + 1)));
    if (schema.properties) {
      const fields = Object.entries(schema.properties).map(([name, field]) => [name, near(field, depth + 1)]);
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: [],
      });
    }
    if (schema.items) return fc.array(near(schema.items, depth + 1), { maxLength: 4 });
    if (schema.type === 'integer' || schema.type === 'number') {
      return fc.oneof(fc.integer(), fc.constantFrom(1, 10, 199120));
    }
    if (schema.type === 'boolean') return fc.boolean();
    return fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 40 }));
  };
  return fc.oneof({ weight: 3, arbitrary: right() }, { weight: 2, arbitrary: hostile });
}

function requestFor({ path, method, described }: (typeof operations)[number]) {
  const parameters = Object.fromEntries(described.parameters.map((p) => [p.name, near(p.schema)]));
  const body = described.requestBody?.content['application/json']?.schema;
  return fc
    .record({
      parameters: fc.record(parameters, { requiredKeys: [] }),
      body: body ? near(body) : fc.constant(undefined),
      raw: fc.boolean(),
    })
    .map(({ parameters: given, body: content, raw }) => {
      const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
      const encode = (value: unknown) => encodeURIComponent(text(value).toWellFormed());
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(given[name] ?? 'x') || 'x');
      const query = described.parameters
        .filter((p) => p.in === 'query' && given[p.name] !== undefined)
        .map((p) => `${p.name}=${encode(given[p.name])}`);
      const address = query.length > 0 ? `${filled}?${query.join('&')}` : filled;
      // Now and then a body that is not JSON at all.
      const sent =
        content === undefined || method === 'GET' ? undefined : raw ? JSON.stringify(content) : text(content);
      return { method, address, sent };
    });
}

const MOST_TRIES = 4;

/** Others at each run; `FUZZ_RUNS` asks for more, as before a version. */
const RUNS = Number(process.env['FUZZ_RUNS'] || 20);

/** Asks again where the API is busy and says when to come back: what fails each time is a fault of its own. */
async function patient(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await ask();
    const isBusy = response.status === 503 && response.headers.has('retry-after');
    if (!isBusy || tries === MOST_TRIES) return response;
    await response.arrayBuffer();
  }
}

describe('hostile input to every operation of the OpenAPI document', () => {
  it.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s: no 500, no hang',
    async (_, operation) => {
      await fc.assert(
        fc.asyncProperty(requestFor(operation), async ({ method, address, sent }) => {
          const response = await patient(() =>
            fetch(`${api.url}/api${address}`, {
              // Where an answer leads is not what is asked here.
              redirect: 'manual',
              method,
              signal: AbortSignal.timeout(60_000),
              headers: {
                authorization: `Bearer ${token}`,
                ...(sent !== undefined && { 'content-type': 'application/json' }),
              },
              ...(sent !== undefined && { body: sent }),
            }),
          );
          const text = await response.text();
          expect(response.status, `${method} ${address} ${sent} -> ${text}`).toBeLessThan(500);
          const type = response.headers.get('content-type') ?? '';
          expect(response.status < 400 || type.includes('application/problem+json'), `error as ${type}`).toBe(
            true,
          );
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
    // Pages are printed by a process that gives way to everything else on the machine.
    4_000 * RUNS + 60_000,
  );
});
