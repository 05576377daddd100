import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { digest } from '../provider/adapter.ts';

const NAME = '_device';
const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;
const ACCOUNTS_REMEMBERED = 8;

/** A browser on which people signed in before. The cookie holds a random id and digests of accounts, signed. */
export type Device = { id: string; accounts: readonly string[]; knows(accountId: string): boolean };

/** Reads the device cookie; undefined when there is none or it was not signed here. */
export function readDevice(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Device | undefined {
  const { cookies } = provider.createContext(request.raw, reply.raw);
  const [id, ...accounts] = cookies.get(NAME, { signed: true })?.split('.') ?? [];
  if (!id) return undefined;
  return { id, accounts, knows: (accountId) => accounts.includes(markOf(id, accountId)) };
}

/** Writes down that a person signed in on this device. */
export function rememberDevice(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  known: Device | undefined,
  accountId: string,
): void {
  const id = known?.id ?? randomBytes(16).toString('base64url');
  const mark = markOf(id, accountId);
  const others = (known?.accounts ?? []).filter((other) => other !== mark);
  const value = [id, mark, ...others.slice(0, ACCOUNTS_REMEMBERED - 1)].join('.');
  const context = provider.createContext(request.raw, reply.raw);
  context.cookies.set(NAME, value, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: context.secure,
    path: '/interaction',
    maxAge: YEAR_MS,
  });
  moveCookies(reply);
}

// Cookies set on the raw answer would be lost when Fastify writes its own headers.
function moveCookies(reply: FastifyReply): void {
  const cookies = reply.raw.getHeader('set-cookie');
  reply.raw.removeHeader('set-cookie');
  if (Array.isArray(cookies)) for (const cookie of cookies) void reply.header('set-cookie', cookie);
  else if (cookies !== undefined) void reply.header('set-cookie', String(cookies));
}

function markOf(deviceId: string, accountId: string): string {
  return digest(`${deviceId} ${accountId}`).slice(0, 22);
}
