import { readSettings, SettingsError, type Settings } from '@longleaf/platform/settings';
import { buildPortal } from './lib/build-portal.ts';
import { say } from './lib/say.ts';
import { startAll } from './lib/supervisor.ts';

try {
  const settings = readSettings(process.env);
  buildPortal(say);
  const stopping = new AbortController();
  process.on('SIGINT', () => stopping.abort());
  process.on('SIGTERM', () => stopping.abort());
  const running = await startAll(settings);
  if (!stopping.signal.aborted) {
    welcome(settings);
    await new Promise((done) => stopping.signal.addEventListener('abort', done));
  }
  say('Stopping');
  await running.stop();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof SettingsError ? 2 : 1);
}

function welcome(settings: Settings): void {
  say('Ready.');
  console.log(`
  ${settings.PRODUCT_NAME}         ${settings.PORTAL_URL}
  API documents    ${settings.PORTAL_URL}/api/docs
  Sign-in          ${settings.OIDC_ISSUER}
  Content site     ${settings.CONTENT_URL}
  Stand-ins        ${settings.PARTNERS_URL}
`);
  if (settings.DATABASE_URL === undefined) {
    console.log(
      '  Sign in as demo_student (or demo_senior, demo_parent, …) with the password Explore_2026\n',
    );
  }
}
