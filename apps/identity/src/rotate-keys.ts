import { openDatabase } from '@longleaf/platform/database';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { readSettings } from '@longleaf/platform/settings';
import { OLD_KEYS_VERIFY_DAYS, rotateKeys } from './keys/key-store.ts';
import { deriveKey, identitySecret } from './secret.ts';

const forgetOld = process.argv.includes('--forget-old');
const settings = readSettings(process.env);
const embedded = settings.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ dataDir: settings.DATA_DIR });
const database = openDatabase(settings.DATABASE_URL ?? embedded?.url ?? '', { maximum: 2 });
try {
  await rotateKeys(database, deriveKey(await identitySecret(settings), 'keys'), { forgetOld });
  process.stdout.write(
    forgetOld
      ? 'New keys sign. The old ones are forgotten: everyone signs in again.\n'
      : `New keys sign within 5 seconds on every copy. The old ones verify for ${OLD_KEYS_VERIFY_DAYS} more days.\n`,
  );
} finally {
  await database.close();
  // A server that was running before belongs to somebody else.
  if (embedded && !embedded.adopted) await embedded.stop();
}
