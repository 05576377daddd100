import { findAccount } from '@longleaf/identity/accounts/repository';
import { readKeys } from '@longleaf/identity/keys/key-store';
import { issueAccessToken } from '@longleaf/identity/provider/issue-access-token';
import { deriveKey, identitySecret } from '@longleaf/identity/secret';
import { openDatabase } from '@longleaf/platform/database';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { readSettings, type Settings } from '@longleaf/platform/settings';
import { DEMO_PEOPLE, demoPerson } from '@longleaf/platform/demo-people';

try {
  const settings = readSettings(process.env);
  console.log(await tokenFor(process.argv[2] ?? '', settings));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** A bearer token for a demo person, signed with the key that the embedded sign-in provider uses. */
async function tokenFor(userName: string, settings: Settings): Promise<string> {
  if (settings.NODE_ENV === 'production' || settings.DATABASE_URL !== undefined) {
    throw new Error('Tokens for demo people are for the embedded default only.');
  }
  const person = demoPerson(userName);
  if (!person) {
    const names = Object.values(DEMO_PEOPLE).map((one) => one.userName);
    throw new Error(`Name a demo person: npm run --silent token -- ${names.join('|')}`);
  }
  const server = await startEmbeddedPostgres({ dataDir: settings.DATA_DIR });
  const database = openDatabase(server.url, { maximum: 1 });
  try {
    const keys = await readKeys(database, deriveKey(await identitySecret(settings), 'keys'));
    const account = await findAccount(database, person.sub);
    const key = keys.signing[0];
    if (!account || !key) throw new Error('The demo people are not there yet.');
    return await issueAccessToken({
      issuer: settings.OIDC_ISSUER,
      audience: settings.OIDC_AUDIENCE,
      clientId: settings.OIDC_CLIENT_ID,
      account,
      key,
    });
  } catch (cause) {
    throw new Error('No token could be made. Start Longleaf once with npm start, then try again.', { cause });
  } finally {
    await database.close();
    // A server that was running before belongs to npm start.
    if (!server.adopted) await server.stop();
  }
}
