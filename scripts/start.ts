import { readSettings, SettingsError, type Settings } from '@longleaf/platform/settings';
import { buildPortal } from './lib/build-portal.ts';
import { say } from './lib/say.ts';
import { startAll } from './lib/supervisor.ts';

try {
  const settings = readSettings(process.env);
  buildPortal(say);
  const running = await startAll(settings);
  welcome(settings);
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    say('Stopping');
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
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
