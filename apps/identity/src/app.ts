import { type ProgramFigures, programMetrics } from '@longleaf/http/metrics/program-metrics';
import { openRegistry } from '@longleaf/http/metrics/registry';
import { serveMetrics } from '@longleaf/http/metrics/serve-metrics';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import type { Logger } from '@longleaf/platform/logging';
import type { Settings } from '@longleaf/platform/settings';
import { type AllWords, openOfferedWords, openWords } from '@longleaf/platform/words/server-words';
import type { Language } from '@longleaf/rules/languages/languages';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { accountService } from './account-service/routes.ts';
import { userInfoRoutes } from './account-service/user-info.ts';
import { auditTrail } from './audit.ts';
import { clientAddresses } from './client-address.ts';
import type { IdentityDeps } from './deps.ts';
import { health } from './health.ts';
import { type SignInFigures, signInFigures } from './figures.ts';
import { formTokens } from './interactions/csrf.ts';
import { interactionRoutes } from './interactions/routes.ts';
import { identityMail } from './jobs.ts';
import { openKeyRing } from './keys/key-ring.ts';
import { ensureKeys } from './keys/key-store.ts';
import { API_SCOPES } from './provider/api-resource.ts';
import { registeredClients } from './provider/clients.ts';
import { mountProvider } from './provider/mount.ts';
import { providerPages } from './provider/pages.ts';
import { providers } from './provider/providers.ts';
import { type Assets, loadAssets } from './screens/assets.ts';
import { deriveKey, identitySecret } from './secret.ts';
import { framesOf, openShell } from './shell.ts';
import { sessionCheckRoutes } from './session-check/routes.ts';
import { addressDigests } from './throttle/addresses.ts';
import { attempts } from './throttle/attempts.ts';
import { windowRoutes } from './windows/routes.ts';

/** Of the requests a minute from one address, this part may begin a sign-in: each writes a row before anybody acts. */
const SIGN_INS_PART = 1 / 10;

export type IdentityOptions = {
  settings: Settings;
  /** Its schema `identity` must be up to date. */
  database: Database;
  /** For waits and dates; tokens always live by the real time. */
  clock: Clock;
  log: Logger;
  /** The languages of the screens, the main one first; those of the portal unless stated. */
  languages?: readonly Language[];
  /** Whether this copy works on the queue; left out where nobody does. */
  jobsRunning?: () => boolean;
  /** Of what its figures tell; left out where they are of the connections of calls alone. */
  figures?: ProgramFigures;
  /** Aborted once this copy stops: a balancer is told that it is not ready. */
  stopping?: AbortSignal;
};

/**
 * Builds the sign-in provider: OpenID endpoints, screens and account service. It never listens.
 * @throws Error that names the setting that is wrong.
 */
export async function buildIdentity(options: IdentityOptions): Promise<FastifyInstance> {
  const assets = await loadAssets();
  const words = await (options.languages ? openWords(options.languages) : openOfferedWords(options.settings));
  const registry = openRegistry();
  const deps = await makeDeps(options, { assets, words, figures: signInFigures(registry) });
  const app = await openShell({ ...options, assets, words, registry, frameIn: deps.frameIn });
  health(app, deps, options);
  tellFigures(app, registry, options);
  app.get('/', (_request, reply) => reply.redirect(`${deps.portalUrl}/`));
  await mountProvider(app, deps);
  await userInfoRoutes(app, deps);
  await accountService(app, deps);
  await interactionRoutes(app, deps);
  await windowRoutes(app, deps);
  sessionCheckRoutes(app, deps);
  return app;
}

function tellFigures(app: FastifyInstance, registry: Registry, options: IdentityOptions): void {
  const { database, settings, jobsRunning = () => true } = options;
  const figures = options.figures ?? { database, pools: { calls: database.pool }, tasks: [] };
  programMetrics(registry, { ...figures, mailOwner: 'identity', jobsRunning });
  serveMetrics(app, registry, { path: '/metrics', everyone: settings.METRICS_PUBLIC });
}

async function makeDeps(
  options: IdentityOptions,
  { assets, words, figures }: { assets: Assets; words: AllWords; figures: SignInFigures },
): Promise<IdentityDeps> {
  const { settings, database, clock, log } = options;
  if (new URL(settings.OIDC_ISSUER).pathname !== '/') {
    throw new Error('OIDC_ISSUER: our own sign-in provider needs a host of its own, without a path');
  }
  const secret = await identitySecret(settings);
  const sealingKey = deriveKey(secret, 'keys');
  await ensureKeys(database, sealingKey);
  const keyRing = await openKeyRing(database, sealingKey);
  const frameIn = framesOf(settings, { words, assets });
  const shared = {
    issuer: settings.OIDC_ISSUER,
    neededScope: settings.OIDC_SCOPES.split(' ').find((scope) => scope === API_SCOPES[0]),
    signInsPerMinute: Math.ceil(settings.RATE_LIMIT_PER_MINUTE * SIGN_INS_PART),
    audience: settings.OIDC_AUDIENCE,
    clients: registeredClients(settings),
    database,
    log,
    audit: auditTrail(database, clock),
    sendMail: (await identityMail({ settings, database, log })).send,
    keyRing,
  };
  return {
    ...shared,
    clock,
    frame: frameIn([]),
    frameIn,
    portalUrl: settings.PORTAL_URL,
    checksAnswers: settings.NODE_ENV === 'test',
    characters: settings.PASSWORD_CHARACTERS,
    figures,
    attempts: attempts(database, clock, figures.madeWait),
    addressDigest: addressDigests(database, clock),
    clientAddress: await clientAddresses(settings),
    recoveryKey: deriveKey(secret, 'recovery'),
    formTokens: formTokens(deriveKey(secret, 'forms')),
    factorKey: deriveKey(secret, 'second factors'),
    providers: providers({
      ...shared,
      pages: providerPages(frameIn),
      secure: settings.OIDC_ISSUER.startsWith('https:'),
    }),
  };
}
