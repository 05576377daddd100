import { withCommandDatabase } from '@longleaf/platform/command-database';
import { readSettings } from '@longleaf/platform/settings';
import { operate } from './operator/deeds.ts';

const settings = readSettings(process.env, 'command');
await withCommandDatabase(settings, async (database) => {
  const { done, words } = await operate(database, process.argv.slice(2), new Date());
  process.stdout.write(`${words}\n`);
  if (!done) process.exitCode = 1;
});
