// The measured server: the real API on its real routes, and beside them routes that answer a constant JSON of equal size.
import { openCatalog } from '@longleaf/catalog/open-catalog';
import { createTokenVerifier } from '@longleaf/http/authentication';
import { openDatabase } from '@longleaf/platform/database';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { buildApi } from '../../../apps/api/src/app.ts';
import { createLocalJWKSet } from 'jose';

const settings = readSettings({
  // As people meet it: in tests each prepared answer is checked against its operation.
  NODE_ENV: 'development',
  DATABASE_URL: process.env['DATABASE_URL'],
  RATE_LIMIT_PER_MINUTE: '0',
  LOG_LEVEL: 'silent',
});
const database = openDatabase(settings.DATABASE_URL ?? '', { maximum: 2 });
const catalog = await openCatalog(database.pool, { checkEveryMilliseconds: 0 });
const app = await buildApi({
  settings,
  database,
  catalog,
  findCollege: catalog.findCollege,
  sendMail: () => Promise.reject(new Error('Nothing is sent while measuring')),
  dataSecret: 'no data is sealed while measuring',
  clock: () => new Date(),
  log: createLogger('api', 'silent'),
  verifyToken: createTokenVerifier({
    issuer: 'http://localhost',
    audience: 'bench',
    keys: createLocalJWKSet({ keys: [] }),
  }),
});

const constants = new Map<string, unknown>();
app.post<{ Params: { name: string } }>('/bench/constant/:name', (request) =>
  constants.get(request.params.name),
);
app.get<{ Params: { name: string } }>('/bench/constant/:name', (request) =>
  constants.get(request.params.name),
);

await app.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' });
process.on('message', (message: { set?: [string, unknown]; memory?: true }) => {
  if (message.set) constants.set(...message.set);
  if (message.memory) globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage(), processor: process.cpuUsage() });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
