import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf, openForFigures, reachDatabase } from '@longleaf/platform/connections';
import { createLogger } from '@longleaf/platform/logging';
import { openWhenThere } from '@longleaf/platform/open-when-there';
import { readDataSecret, readSecret } from '@longleaf/platform/secret';
import { serve } from '@longleaf/platform/serve';
import { readSettings } from '@longleaf/platform/settings';
import { stopTimes } from '@longleaf/platform/stop-in-order';
import { endTracing, startTracing } from '@longleaf/platform/tracing/tracing';
import { portalLanguages } from '@longleaf/rules/languages/portal-languages';
import { openProgram } from './open-program.ts';
import { loadPortal } from './portal/build.ts';
import { buildStandIn } from './stand-in.ts';

const PORTAL_BUILD = join(import.meta.dirname, '../../portal/build');

await serve('portal and API', async (say, stopping) => {
  const settings = readSettings(process.env, 'api');
  await startTracing(settings, 'longleaf-api');
  const log = createLogger('api', settings.LOG_LEVEL);
  const addresses = addressesOf(settings);
  const dataSecret = await readDataSecret(settings);
  await readSecret('ACCOUNT_SERVICE_SECRET', settings);
  const portal = existsSync(PORTAL_BUILD)
    ? await loadPortal(PORTAL_BUILD, portalLanguages(settings.PORTAL_LANGUAGES))
    : undefined;
  const place = { port: settings.PORT, host: settings.HOST, setting: 'PORT' };
  const { opened, port } = await openWhenThere({
    place,
    // The database of npm start is started before this: one that is not there is an error.
    isPatient: !settings.embedded,
    reach: () => reachDatabase(addresses),
    open: () => openProgram({ settings, addresses, dataSecret, log, say, stopping, portal }),
    standIn: () => buildStandIn({ settings, log, database: openForFigures(addresses), portal }),
    log,
  });
  const close = async () => {
    await opened.close?.();
    await endTracing();
  };
  return { ...place, port, stop: stopTimes(settings), ...opened, close };
});
