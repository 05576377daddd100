import { methodsOf, pathsOf, type Operation, type Schema } from '@longleaf/contract/operation';
import { z } from 'zod';

/** A call as the browser sent it. */
export interface SentCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface PartsOfCall {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** What a call sends to this operation, or why the contract refuses it; null when the call is another operation's. */
export function matchCall(
  operation: Operation,
  call: SentCall,
): { parts: PartsOfCall } | { fault: string } | null {
  if (!methodsOf(operation).some((method) => method === call.method)) return null;
  const { pathname, searchParams } = new URL(call.url);
  const params = pathsOf(operation)
    .map((path) => paramsOf(path, pathname))
    .find((found) => found !== null);
  if (!params) return null;
  const parts = { params: {}, query: {}, body: undefined } as PartsOfCall;
  const sent = {
    params,
    query: queryOf(searchParams),
    body: call.body === null ? undefined : parsed(call.body),
  };
  // What a form with files holds is the server's to read.
  const checked = operation.files ? (['params', 'query'] as const) : (['params', 'query', 'body'] as const);
  for (const part of checked) {
    const read = readPart(operation[part], sent[part]);
    if (!read.success) return { fault: `${part}: ${z.prettifyError(read.error)}` };
    parts[part] = read.data;
  }
  return { parts };
}

/** `GET /api/users/profile`, without what was sent. */
export function describeCall(call: SentCall): string {
  return `${call.method} ${new URL(call.url).pathname}`;
}

function readPart(schema: Schema | undefined, sent: unknown) {
  return schema ? z.safeParse(schema, sent) : { success: true as const, data: sent };
}

/** `{ orgId: '12' }` of `/api/collegePlanning/issaved/12`, or null. Letter case is no difference. */
function paramsOf(path: string, pathname: string): Record<string, string> | null {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '([^/]+)');
  const match = new RegExp(`^/api${pattern}$`, 'i').exec(pathname);
  return (
    match && Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]))
  );
}

/** A name that is sent several times gives a list. */
function queryOf(sent: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(sent.keys())].map((name) => {
      const values = sent.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}
