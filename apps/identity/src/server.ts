import { addressesOf, openForFigures, reachDatabase } from '@longleaf/platform/connections';
import { createLogger } from '@longleaf/platform/logging';
import { openWhenThere } from '@longleaf/platform/open-when-there';
import { readSecret } from '@longleaf/platform/secret';
import { serve } from '@longleaf/platform/serve';
import { readSettings } from '@longleaf/platform/settings';
import { stopTimes } from '@longleaf/platform/stop-in-order';
import { endTracing, startTracing } from '@longleaf/platform/tracing/tracing';
import { openProgram } from './open-program.ts';
import { registeredClients } from './provider/clients.ts';
import { identitySecret } from './secret.ts';
import { buildStandIn } from './stand-in.ts';

await serve('sign-in', async (_say, stopping) => {
  const settings = readSettings(process.env, 'identity');
  await startTracing(settings, 'longleaf-sign-in');
  const log = createLogger('identity', settings.LOG_LEVEL);
  // Which clients there are is a setting, too: what is wrong with them is said before anything is done.
  registeredClients(settings);
  const addresses = addressesOf(settings);
  await readSecret('ACCOUNT_SERVICE_SECRET', settings);
  await identitySecret(settings);
  const place = { port: settings.IDENTITY_PORT, host: settings.HOST, setting: 'IDENTITY_PORT' };
  const { opened, port } = await openWhenThere({
    place,
    // The database of npm start is started before this: one that is not there is an error.
    isPatient: !settings.embedded,
    reach: () => reachDatabase(addresses),
    open: () => openProgram({ settings, addresses, log, stopping }),
    standIn: () => buildStandIn({ settings, log, database: openForFigures(addresses) }),
    log,
  });
  const close = async () => {
    await opened.close?.();
    await endTracing();
  };
  return { ...place, port, stop: stopTimes(settings), ...opened, close };
});
