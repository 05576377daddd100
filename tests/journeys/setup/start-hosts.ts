import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@longleaf/platform/settings';
import { startMailServer } from '@longleaf/testkit/mail-server';
import { startAll } from '../../../scripts/lib/supervisor.ts';
import { JOURNEY_PORTS } from './ports.ts';

/**
 * Starts everything as `npm start` does, on a fresh data folder that is removed afterwards. Mail goes over SMTP to a
 * server of this process, which keeps it in the folder where `mailFolder` looks.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-journeys-'));
  await chmod(folder, 0o755);
  for (const [name, port] of Object.entries(JOURNEY_PORTS)) process.env[name] = String(port);
  process.env['DATA_DIR'] = folder;
  process.env['LOG_LEVEL'] = 'error';
  // The bar that leads on to the careers site takes people away after ten seconds, and the stand-in for the address
  // service knows no towns: journeys name these sites where they are about them.
  process.env['CAREERS_SITE_URL'] = '';
  process.env['ADDRESS_CHECK_URL'] = '';
  const mail = await startMailServer({ folder: join(folder, 'mail') });
  process.env['SMTP_URL'] = mail.url;
  const running = await startAll(readSettings(process.env));
  return async () => {
    await running.stop();
    await mail.close();
    await rm(folder, { recursive: true, force: true });
  };
}
