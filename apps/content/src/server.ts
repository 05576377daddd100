import { clockOf } from '@longleaf/platform/clock';
import { createLogger } from '@longleaf/platform/logging';
import { serve } from '@longleaf/platform/serve';
import { readSettings } from '@longleaf/platform/settings';
import { stopTimes } from '@longleaf/platform/stop-in-order';
import { buildContent } from './app.ts';

await serve('Content site', async () => {
  const settings = readSettings(process.env, 'content');
  const logger = createLogger('content', settings.LOG_LEVEL);
  const { CONTENT_URL } = settings;
  if (CONTENT_URL === undefined) throw new Error('CONTENT_URL: needed to start the content site');
  const app = await buildContent({
    settings: { ...settings, CONTENT_URL },
    clock: clockOf(settings),
    logger,
  });
  return {
    app,
    port: settings.CONTENT_PORT,
    host: settings.HOST,
    setting: 'CONTENT_PORT',
    stop: stopTimes(settings),
  };
});
