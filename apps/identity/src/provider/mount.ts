import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { limitRate } from '@longleaf/http/limit-rate';
import type { IdentityDeps } from '../deps.ts';
import { neighbourhood } from '../throttle/addresses.ts';
import type { Providers } from './providers.ts';

/** A request that is longer would not fit into an address. */
const LONGEST_REQUEST = 8 * 1024;

const ROUTES: readonly [HTTPMethods[], string][] = [
  [['GET'], '/auth/:uid'],
  [['POST', 'OPTIONS'], '/token'],
  [['POST', 'OPTIONS'], '/token/revocation'],
  [['GET', 'OPTIONS'], '/jwks'],
  [['GET'], '/session/end'],
  [['POST'], '/session/end/confirm'],
  [['GET'], '/session/end/success'],
  [['GET', 'OPTIONS'], '/.well-known/openid-configuration'],
  [['GET', 'OPTIONS'], '/.well-known/oauth-authorization-server'],
];

export type HandOver = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Puts the OpenID provider's routes into the server; it reads bodies and writes answers by itself. */
export async function mountProvider(app: FastifyInstance, deps: MountDeps): Promise<void> {
  await app.register(async (scope) => {
    leaveBodiesAlone(scope);
    const handOver = handOverTo(deps);
    for (const [method, url] of ROUTES) scope.route({ method, url, handler: handOver });
  });
  await app.register((scope) => beginningOfSignIn(scope, deps));
}

/**
 * Where a sign-in begins. The provider writes down each request for one before anybody acts, so one network can begin
 * only so many in a minute. OpenID Connect (Core, 3.1.2.1) asks for POST too; the provider's cookies do not come with
 * the form of another site, so it leads to the same request by GET.
 */
async function beginningOfSignIn(scope: FastifyInstance, deps: MountDeps): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_REQUEST },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  await limitRate(scope, {
    perMinute: deps.signInsPerMinute,
    keyOf: (request) => neighbourhood(deps.clientAddress(request)),
  });
  scope.get('/auth', handOverTo(deps));
  scope.post('/auth', (request, reply) => {
    const asked = request.body instanceof URLSearchParams ? request.body.toString() : '';
    return reply.redirect(`/auth?${asked}`, 303);
  });
}

type MountDeps = Pick<IdentityDeps, 'providers' | 'issuer' | 'signInsPerMinute' | 'clientAddress'>;

/** Makes a plugin's routes leave the request's body unread. */
export function leaveBodiesAlone(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** Hands a request to the OpenID provider. Host and scheme are always the issuer's, whatever the request says. */
export function handOverTo({ providers, issuer }: { providers: Providers; issuer: string }): HandOver {
  return async (request, reply) => {
    const provider = await (request.url.startsWith('/jwks') ? providers.fresh() : providers.current());
    asIssuer(request, issuer);
    request.raw.url = ownSpelling(request);
    const answer = provider.callback();
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    await answer(request.raw, reply.raw);
  };
}

/** The address as the provider spells it: paths are matched without regard to letter case, but not by it. */
function ownSpelling(request: FastifyRequest): string {
  const { uid } = request.params as { uid?: string };
  const path = request.routeOptions.url?.replace(':uid', encodeURIComponent(uid ?? '')) ?? '/';
  const query = request.url.indexOf('?');
  return query < 0 ? path : path + request.url.slice(query);
}

/** Makes a request look as if it came to the issuer's own address, as the provider needs it for its links. */
export function asIssuer(request: FastifyRequest, issuer: string): void {
  const { host, protocol } = new URL(issuer);
  Object.assign(request.raw.headers, {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  });
}
