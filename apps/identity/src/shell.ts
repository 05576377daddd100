import helmet from '@fastify/helmet';
import { countRequests } from '@longleaf/http/metrics/count-requests';
import { trustProxy } from '@longleaf/http/trust-proxy';
import type { Logger } from '@longleaf/platform/logging';
import { answerRequestId, requestOptions } from '@longleaf/platform/request-id';
import type { Settings } from '@longleaf/platform/settings';
import type { AllWords } from '@longleaf/platform/words/server-words';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { answerErrors } from './http/errors.ts';
import { setContentPolicy } from './http/security-headers.ts';
import { clientOrigins, registeredClients } from './provider/clients.ts';
import type { Assets } from './screens/assets.ts';
import type { FrameIn } from './screens/page.ts';

/** A request must have arrived whole by then. */
const REQUEST_MILLISECONDS = 60_000;

export type ShellOptions = {
  settings: Settings;
  log: Logger;
  words: AllWords;
  assets: Assets;
  registry: Registry;
  frameIn: FrameIn;
};

/** A server with the habits that all of this host's answers share: limits, headers, errors as pages, the screens' files. */
export async function openShell(options: ShellOptions): Promise<FastifyInstance> {
  const { settings, log, words, assets, registry } = options;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    ...requestOptions,
    trustProxy: trustProxy(settings.TRUST_PROXY),
    // Whoever sends a request by the byte must not hold a connection.
    requestTimeout: REQUEST_MILLISECONDS,
    bodyLimit: 64 * 1024,
    // An e-mail stands in the path of two calls.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 800 },
  });
  answerRequestId(app);
  countRequests(app, registry);
  app.decorate('words', words);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: false,
    // The portal opens windows of this host and must see when they close.
    crossOriginOpenerPolicy: { policy: 'unsafe-none' },
    hsts: settings.OIDC_ISSUER.startsWith('https:'),
    // Stricter ('no-referrer') would make browsers send forms without their origin.
    referrerPolicy: { policy: 'same-origin' },
  });
  setContentPolicy(app, {
    portalOrigin: new URL(settings.PORTAL_URL).origin,
    formOrigins: clientOrigins(registeredClients(settings)),
  });
  answerErrors(app, options);
  assets.register(app);
  return app;
}

/** The frames of this host's screens, by language. */
export function framesOf(
  settings: Pick<Settings, 'PRODUCT_NAME' | 'PORTAL_URL'>,
  { words, assets }: { words: AllWords; assets: Assets },
): FrameIn {
  return (wanted) => ({
    ...words.for(wanted),
    productName: settings.PRODUCT_NAME,
    portalUrl: settings.PORTAL_URL,
    asset: (name) => assets.address(name),
  });
}
