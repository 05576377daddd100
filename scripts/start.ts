import { readSettings, SettingsError, type Settings } from '@longleaf/platform/settings';
import { buildPortal } from './lib/build-portal.ts';
import { comes, endOfStart } from './lib/end-of-start.ts';
import { say } from './lib/say.ts';
import { startAll } from './lib/supervisor.ts';

const end = endOfStart();
try {
  const settings = readSettings(process.env);
  const running = await startAll(settings, { before: () => buildPortal(say, end), signal: end });
  if (!end.aborted) welcome(settings);
  const failure = await Promise.race([comes(end), running.failed]);
  say('Stopping');
  await running.stop();
  if (failure) throw failure;
  process.exit(0);
} catch (error) {
  if (isAbort(error)) process.exit(0);
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof SettingsError ? 2 : 1);
}

function isAbort(error: unknown): boolean {
  return end.aborted && (error as Error).name === 'AbortError';
}

function welcome(settings: Settings): void {
  say('Ready.');
  console.log(`
  ${settings.PRODUCT_NAME}         ${settings.PORTAL_URL}
  API documents    ${settings.PORTAL_URL}/api/docs
  Sign-in          ${settings.OIDC_ISSUER}
  Content site     ${settings.CONTENT_URL ?? 'none (CONTENT_URL)'}
  Stand-ins        ${settings.PARTNERS_URL ?? 'none (PARTNERS_URL)'}
`);
  if (settings.DATABASE_URL === undefined) {
    console.log(
      '  Sign in as demo_student (or demo_senior, demo_parent, …) with the password Explore_2026\n',
    );
  }
}
