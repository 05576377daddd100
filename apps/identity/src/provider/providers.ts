import { isUnavailable } from '@longleaf/platform/database-error';
import type { Logger } from '@longleaf/platform/logging';
import { type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { KeyRing } from '../keys/key-ring.ts';
import type { KeySet } from '../keys/key-store.ts';
import { providerConfiguration, type ProviderDeps } from './configuration.ts';

/** When to come back while the database is away. */
const RETRY_SECONDS = '5';

/** Hands out the OpenID provider that works with the present keys. */
export type Providers = {
  current(): Promise<Provider>;
  /** The same, but never behind the database: for the published key set. */
  fresh(): Promise<Provider>;
};

/**
 * oidc-provider takes its keys when it is made and keeps all else in the database, so a change of keys means a
 * new provider: requests that run finish with the old one.
 */
export function providers(deps: ProviderDeps & { issuer: string; keyRing: KeyRing; log: Logger }): Providers {
  let made: { keys: KeySet; provider: Provider } | undefined;

  function providerFor(keys: KeySet): Provider {
    if (made?.keys !== keys) made = { keys, provider: makeProvider(deps, keys) };
    return made.provider;
  }
  return {
    current: async () => providerFor(await deps.keyRing.current()),
    fresh: async () => providerFor(await deps.keyRing.fresh()),
  };
}

function makeProvider(deps: ProviderDeps & { issuer: string; log: Logger }, keys: KeySet): Provider {
  const provider = new Provider(deps.issuer, providerConfiguration(deps, keys));
  // The mount tells host and scheme from the issuer's address, never from the request.
  provider.proxy = true;
  // What it writes at the end, such as the session, is outside its own answer to errors.
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      deps.log.error({ err: error, method: ctx.method }, 'The OpenID provider failed');
      sayUnavailable(ctx);
      const out = { error: 'temporarily_unavailable' };
      if (ctx.accepts('json', 'html') === 'html') deps.pages.error(ctx, out);
      else ctx.body = out;
    }
  });
  provider.on('server_error', (ctx, error) => {
    if (isUnavailable(error)) sayUnavailable(ctx);
    deps.log.error({ err: error, method: ctx.method, route: ctx.oidc?.route }, 'The OpenID provider failed');
  });
  provider.on('grant.revoked', (ctx) => {
    const { accountId } = ctx.oidc.entities.Grant ?? {};
    deps
      .audit({ event: 'grant-revoked', accountId, clientId: ctx.oidc.client?.clientId })
      .catch((error: unknown) => deps.log.error({ err: error }, 'The audit trail could not be written'));
  });
  return provider;
}

function sayUnavailable(ctx: Pick<KoaContextWithOIDC, 'status' | 'set'>): void {
  ctx.status = 503;
  ctx.set('retry-after', RETRY_SECONDS);
}
