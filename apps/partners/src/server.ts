import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { buildPartners } from './app.ts';

const settings = readSettings(process.env);
const app = await buildPartners({ settings, logger: createLogger('partners', settings.LOG_LEVEL) });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close());
}
await app.listen({ host: settings.HOST, port: settings.PARTNERS_PORT });
