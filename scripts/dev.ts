import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readSettings } from '@longleaf/platform/settings';
import { ROOT } from './lib/checks.ts';
import { buildPortal } from './lib/build-portal.ts';
import { say } from './lib/say.ts';
import { startAll } from './lib/supervisor.ts';

// The servers start again when their files change; the portal's pages are served by Vite with hot reload, which sends
// calls of the API on.
const settings = readSettings(process.env);
buildPortal(say);
const running = await startAll(settings, { watch: true });
const vite = spawn(join(ROOT, 'node_modules/.bin/react-router'), ['dev', '--port', '5173'], {
  cwd: join(ROOT, 'apps/portal'),
  stdio: 'inherit',
  env: { ...process.env, API_URL: settings.PORTAL_URL },
});
say(`The portal with hot reload: http://localhost:5173 (everything as built: ${settings.PORTAL_URL})`);

let ending = false;
const end = () => {
  if (ending) return;
  ending = true;
  vite.kill('SIGTERM');
  void running.stop().then(() => process.exit(0));
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
