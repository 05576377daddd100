import type { TestIdentity } from './harness.ts';

export type JsonCall = { method?: string; token?: string; body?: unknown; headers?: Record<string, string> };

/** Sends a call of the account service over HTTP. */
export async function jsonCall(
  { issuer }: TestIdentity,
  path: string,
  { method = 'GET', token, body, headers = {} }: JsonCall = {},
) {
  const response = await fetch(`${issuer}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}
