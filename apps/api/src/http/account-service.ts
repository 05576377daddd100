import { ACCOUNT_SERVICE_BASE } from '@longleaf/contract/account-recovery';
import { ApiError, createClient, type Client } from '@longleaf/contract/client';
import type { Operation } from '@longleaf/contract/operation';
import { ProblemError } from '@longleaf/http/problem';
import { passedOn } from '@longleaf/platform/request-id';
import { deriveKey, readSecret } from '@longleaf/platform/secret';
import type { Settings } from '@longleaf/platform/settings';
import { SIGNED_ADDRESS_HEADER, signAddress } from '@longleaf/platform/signed-address';
import { asking } from '@longleaf/platform/tracing/tracing';
import type { FastifyRequest } from 'fastify';

const PATIENCE_MILLISECONDS = 15_000;

type ServiceSettings = Pick<
  Settings,
  'ACCOUNT_SERVICE_URL' | 'ACCOUNT_SERVICE_SECRET' | 'DATA_DIR' | 'NODE_ENV'
>;

/**
 * Calls of the account service for the person who makes `request`: with their token, and with their address so that
 * waits count against them and not against this server.
 * @param base path below which the operations are served.
 * @throws ProblemError with the service's own status and words, or 503 when it cannot be reached.
 */
export function accountServiceFor<const Operations extends Record<string, Operation>>(
  settings: ServiceSettings,
  operations: Operations,
  base = ACCOUNT_SERVICE_BASE,
): (request: FastifyRequest) => Client<Operations> {
  const key = readSecret('ACCOUNT_SERVICE_SECRET', settings).then((secret) =>
    deriveKey(secret, 'longleaf account service', 'client address'),
  );
  // A missing secret is told by the calls that need it.
  key.catch(() => undefined);
  return (request) =>
    createClient(
      operations,
      (address, init) => send(key, request, address, init),
      settings.ACCOUNT_SERVICE_URL + base,
    );
}

async function send(
  key: Promise<Buffer>,
  request: FastifyRequest,
  address: Parameters<typeof fetch>[0],
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  // The time of the hosts, whatever the product's clock says.
  headers.set(SIGNED_ADDRESS_HEADER, signAddress(await key, request.ip, new Date()));
  const token = request.headers.authorization;
  if (token !== undefined) headers.set('authorization', token);
  const method = init.method ?? 'GET';
  return asking(`${method} account service`, { 'http.request.method': method }, () => {
    for (const [name, value] of Object.entries(passedOn(request))) headers.set(name, value);
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    return fetch(address, { ...init, headers, redirect: 'error', signal });
  });
}

/** Passes an answer of the account service on, an error with its status, words, fields and waiting time. */
export async function passOn<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ApiError ? problemFrom(error) : error;
  }
}

function problemFrom(error: ApiError): ProblemError {
  if (error.status === 0 || error.status >= 500) {
    return new ProblemError(503, /*i18n*/ 'Accounts cannot be reached right now. Please try again.', {
      headers: { 'retry-after': '5' },
    });
  }
  const headers: Record<string, string> = {};
  if (error.retryAfter !== undefined) headers['retry-after'] = String(error.retryAfter);
  if (error.status === 401) headers['www-authenticate'] = 'Bearer error="invalid_token"';
  const modelState = Object.keys(error.modelState).length > 0 ? error.modelState : undefined;
  return new ProblemError(error.status, error.message, { headers, ...(modelState && { modelState }) });
}
