import { openCatalog } from '@longleaf/catalog/open-catalog';
import { openDatabase } from '@longleaf/platform/database';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { exportProspects } from '../../apps/api/src/modules/prospect-exports/index.ts';

// Exports once, as the job runner does: a program of its own, to be killed.
const settings = readSettings(process.env, 'command');
const database = openDatabase(settings.DATABASE_URL ?? '', { maximum: 2 });
const catalog = await openCatalog(database.pool, { checkEveryMilliseconds: 0 });
process.stdout.write('ready\n');
await exportProspects({
  database,
  catalog,
  findCollege: catalog.findCollege,
  settings,
  clock: () => new Date(settings.NOW ?? Date.now()),
  dataSecret: 'what is sealed in this test is sealed with this',
  log: createLogger('api', 'silent'),
  sendMail: () => Promise.reject(new Error('Nothing is mailed here')),
});
await database.close();
process.stdout.write('done\n');
