import { clockOf } from '@longleaf/platform/clock';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { buildContent } from './app.ts';

const settings = readSettings(process.env);
const logger = createLogger('content', settings.LOG_LEVEL);
const app = await buildContent({ settings, clock: clockOf(settings), logger });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close());
}
await app.listen({ host: settings.HOST, port: settings.CONTENT_PORT });
