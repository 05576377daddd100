import type { BrowserContext } from '@playwright/test';
import { freePort } from '@longleaf/platform/free-port';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { openLink } from '@longleaf/testkit/link';
import { APPS, startApp, stopApp } from '../../../scripts/lib/apps.ts';
import { JOURNEY_PORTS } from '../setup/ports.ts';

/** A copy of the API whose way to the journeys' database can freeze, and nobody else's with it. */
export async function startFrailCopy() {
  // Finds the server that runs there; it is not ours to stop.
  const { url } = await startEmbeddedPostgres({ dataDir: process.env['DATA_DIR'] ?? '' });
  const link = await openLink(url);
  const port = await freePort();
  const { child } = await startApp(APPS[0], {
    PORT: String(port),
    DATABASE_URL: link.url,
    PORTAL_URL: `http://localhost:${JOURNEY_PORTS.PORT}`,
    OIDC_ISSUER: `http://localhost:${JOURNEY_PORTS.IDENTITY_PORT}`,
  });
  return {
    ...link,
    /** From now on everything that a browser asks of the portal is asked of this copy. */
    answerFor: (context: BrowserContext) =>
      context.route(`http://localhost:${JOURNEY_PORTS.PORT}/**`, async (route) => {
        const asked = new URL(route.request().url());
        asked.port = String(port);
        // Fetched and handed on: a page that only came from elsewhere would count as another site's.
        await route.fulfill({ response: await route.fetch({ url: asked.href, maxRedirects: 0 }) });
      }),
    stop: async () => {
      // What waits for the database would hold up its end.
      link.thaw();
      await stopApp(child);
      link.close();
    },
  };
}
