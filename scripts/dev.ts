import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@longleaf/platform/free-port';
import { readSettings, SettingsError } from '@longleaf/platform/settings';
import { publicSettings } from '../apps/api/src/portal/public-settings.ts';
import { ROOT } from './lib/checks.ts';
import { comes, endOfStart } from './lib/end-of-start.ts';
import { say } from './lib/say.ts';
import { startAll } from './lib/supervisor.ts';

const end = endOfStart();

// The servers start again when their files change. Pages are drawn by Vite, which sends calls of the API on and changes
// what the browser shows without a reload; it has the portal's own address, so that signing in leads back to it, and the API stands behind it.
try {
  const settings = readSettings(process.env);
  const portalPort = settings.PORT;
  const apiPort = await freePort();
  process.env['PORTAL_URL'] = settings.PORTAL_URL;
  process.env['PORT'] = String(apiPort);
  const running = await startAll({ ...settings, PORT: apiPort }, { watch: true, signal: end });
  let failure: Error | undefined;
  if (!end.aborted) {
    const vite = spawn(
      join(ROOT, 'node_modules/.bin/react-router'),
      ['dev', '--port', String(portalPort), '--strictPort'],
      {
        cwd: join(ROOT, 'apps/portal'),
        stdio: 'inherit',
        env: {
          ...process.env,
          API_URL: `http://localhost:${apiPort}`,
          PORTAL_SETTINGS: JSON.stringify(publicSettings(settings)),
        },
      },
    );
    const viteEnded = new Promise<undefined>((done) => vite.once('exit', () => done(undefined)));
    say(`The portal with hot reload: ${settings.PORTAL_URL}`);
    failure = await Promise.race([comes(end), viteEnded, running.failed]);
    vite.kill('SIGTERM');
  }
  say('Stopping');
  await running.stop();
  if (failure) throw failure;
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof SettingsError ? 2 : 1);
}
