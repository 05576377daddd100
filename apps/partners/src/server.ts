import { createLogger } from '@longleaf/platform/logging';
import { serve } from '@longleaf/platform/serve';
import { readSettings } from '@longleaf/platform/settings';
import { stopTimes } from '@longleaf/platform/stop-in-order';
import { buildPartners } from './app.ts';

await serve('Stand-ins for outside parties', async () => {
  const settings = readSettings(process.env, 'partners');
  const { PARTNERS_URL } = settings;
  if (PARTNERS_URL === undefined) throw new Error('PARTNERS_URL: needed to start the stand-ins');
  const app = await buildPartners({
    settings: { ...settings, PARTNERS_URL },
    logger: createLogger('partners', settings.LOG_LEVEL),
  });
  return {
    app,
    port: settings.PARTNERS_PORT,
    host: settings.HOST,
    setting: 'PARTNERS_PORT',
    stop: stopTimes(settings),
  };
});
