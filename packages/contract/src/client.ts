import { answered, keyOf } from './idempotency-keys.ts';
import { methodsOf, pathsOf, type Answer, type Operation, type Sent } from './operation.ts';
import type { ModelState, Problem } from './problem.ts';

/** Thrown by the client for every answer that is not a success, and for no answer at all (status 0). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly modelState: ModelState;
  readonly requestId: string | undefined;
  /** Seconds to wait before trying again, where the server says so. */
  readonly retryAfter: number | undefined;

  constructor(problem: Partial<Problem> & { status: number; retryAfter?: number | undefined }) {
    super(problem.detail ?? problem.title ?? `The server answered ${problem.status}`);
    this.status = problem.status;
    this.modelState = problem.modelState ?? {};
    this.requestId = problem.requestId;
    this.retryAfter = problem.retryAfter;
  }
}

export type CallOptions = { signal?: AbortSignal | undefined };

type Call<O extends Operation> =
  Record<string, never> extends Sent<O>
    ? (sent?: Sent<O>, options?: CallOptions) => Promise<Answer<O>>
    : (sent: Sent<O>, options?: CallOptions) => Promise<Answer<O>>;

export type Client<Operations extends Record<string, Operation>> = {
  [Name in keyof Operations]: Call<Operations[Name]>;
};

/**
 * A typed client: one function per operation.
 * @param fetchApi sends the request; the portal passes one that adds the bearer token and handles 401.
 * @param base where the API lives, `/api` unless stated.
 */
export function createClient<const Operations extends Record<string, Operation>>(
  operations: Operations,
  fetchApi: typeof fetch,
  base = '/api',
): Client<Operations> {
  const calls = Object.entries(operations).map(([name, operation]) => [
    name,
    (sent: Parts = {}, options: CallOptions = {}) => send(fetchApi, base, operation, sent, options),
  ]);
  return Object.fromEntries(calls) as Client<Operations>;
}

/** Whether the server may or may not have done what was asked: 401 is sent again with a new token. */
function isTriedAgain(status: number): boolean {
  return status >= 500 || status === 429 || status === 401;
}

type Value = string | number | boolean | null | undefined;
type Parts = { params?: unknown; query?: unknown; body?: unknown; files?: readonly File[] };

async function send(
  fetchApi: typeof fetch,
  base: string,
  operation: Operation,
  sent: Parts,
  options: CallOptions,
): Promise<unknown> {
  const headers = new Headers();
  const request: RequestInit = { method: methodsOf(operation)[0] ?? 'GET', headers };
  if (options.signal) request.signal = options.signal;
  if (operation.files) request.body = formOf(operation.files.field, sent);
  else if (sent.body !== undefined) {
    request.body = JSON.stringify(sent.body);
    headers.set('content-type', 'application/json');
  }
  const key = operation.idempotencyKey && keyOf(operation, sent);
  if (key !== undefined) headers.set('idempotency-key', `"${key}"`);
  const response = await fetchApi(base + addressOf(operation, sent), request).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError({ status: 0, title: 'The server cannot be reached' });
  });
  if (key !== undefined && !isTriedAgain(response.status)) answered(operation, key);
  if (!response.ok) throw await errorFrom(response);
  if (response.status === 204) return undefined;
  if (operation.produces === 'file') return response.blob();
  return operation.produces === 'text' ? response.text() : response.json();
}

/** The address of a call below the base, parameters filled in and the query attached. */
export function addressOf(operation: Operation, sent: Parts): string {
  const params = (sent.params ?? {}) as Record<string, string | number>;
  const path = (pathsOf(operation)[0] ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((sent.query ?? {}) as Record<string, Value | Value[]>)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The fields come first, so that whoever reads the files knows them. */
function formOf(field: string, { body = {}, files = [] }: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, Value | Value[]>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) form.append(name, String(one));
    }
  }
  for (const file of files) form.append(field, file);
  return form;
}

async function errorFrom(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return new ApiError({ ...problem, status: response.status, retryAfter });
}
