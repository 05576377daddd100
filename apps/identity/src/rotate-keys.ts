import { withCommandDatabase } from '@longleaf/platform/command-database';
import { readSettings } from '@longleaf/platform/settings';
import { OLD_KEYS_VERIFY_DAYS, rotateKeys } from './keys/key-store.ts';
import { deriveKey, identitySecret } from './secret.ts';

const forgetOld = process.argv.includes('--forget-old');
const settings = readSettings(process.env, 'command');
await withCommandDatabase(settings, async (database) => {
  await rotateKeys(database, deriveKey(await identitySecret(settings), 'keys'), { forgetOld });
  process.stdout.write(
    forgetOld
      ? 'New keys sign. The old ones are forgotten: everyone signs in again.\n'
      : `New keys sign within 5 seconds on every copy. The old ones verify for ${OLD_KEYS_VERIFY_DAYS} more days.\n`,
  );
});
