import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';

/** A request and answer, with the provider whose keys sign cookies. */
export type BrowserVisit = { provider: Provider; request: FastifyRequest; reply: FastifyReply };

/** Reads a cookie that was signed here; undefined when there is none or its signature does not fit. */
export function readSignedCookie(
  { provider, request, reply }: BrowserVisit,
  name: string,
): string | undefined {
  return provider.createContext(request.raw, reply.raw).cookies.get(name, { signed: true });
}

/** Sets a signed cookie that scripts cannot read and other sites' forms do not bring. */
export function setSignedCookie(
  { provider, request, reply }: BrowserVisit,
  name: string,
  value: string,
  { path, maxAge }: { path: string; maxAge: number },
): void {
  const context = provider.createContext(request.raw, reply.raw);
  const { secure } = context;
  context.cookies.set(name, value, { signed: true, httpOnly: true, sameSite: 'lax', secure, path, maxAge });
  moveCookies(reply);
}

// Cookies set on the raw answer would be lost when Fastify writes its own headers.
function moveCookies(reply: FastifyReply): void {
  const cookies = reply.raw.getHeader('set-cookie');
  reply.raw.removeHeader('set-cookie');
  if (Array.isArray(cookies)) for (const cookie of cookies) void reply.header('set-cookie', cookie);
  else if (cookies !== undefined) void reply.header('set-cookie', String(cookies));
}
