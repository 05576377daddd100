import { clockOf } from '@longleaf/platform/clock';
import { createLogger } from '@longleaf/platform/logging';
import { serve } from '@longleaf/platform/serve';
import { readSettings } from '@longleaf/platform/settings';
import { buildContent } from './app.ts';

await serve('Content site', async () => {
  const settings = readSettings(process.env);
  const logger = createLogger('content', settings.LOG_LEVEL);
  const app = await buildContent({ settings, clock: clockOf(settings), logger });
  return { app, port: settings.CONTENT_PORT, host: settings.HOST, setting: 'CONTENT_PORT' };
});
