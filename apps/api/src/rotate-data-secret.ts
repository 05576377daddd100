import { withCommandDatabase } from '@longleaf/platform/command-database';
import { mailOwner } from '@longleaf/platform/mail/mail';
import { resealLetters } from '@longleaf/platform/mail/outbox';
import { readDataSecret } from '@longleaf/platform/secret';
import { readSettings } from '@longleaf/platform/settings';
import { resealList } from './modules/direct-admission/index.ts';
import { resealFiles } from './modules/files/index.ts';
import { resealPoolForms } from './modules/pools/index.ts';
import { resealProfiles } from './modules/profile/index.ts';
import { resealRecords } from './modules/transcripts/index.ts';

// Seals with DATA_SECRET what was sealed with DATA_SECRET_BEFORE. It may be stopped and run again at any time.
const settings = readSettings(process.env);
await withCommandDatabase(settings, async (database) => {
  const secret = await readDataSecret(settings);
  const { people, unreadable } = await resealProfiles(database, secret);
  const pools = await resealPoolForms(database, secret);
  const letters = await resealLetters(database, mailOwner('portal', secret));
  const files = await resealFiles(database, secret);
  const school = await resealRecords(database, secret);
  const list = await resealList(database, secret);
  process.stdout.write(
    `Sealed anew: ${people} profiles, ${pools.forms} forms of pools, ${files.keys} keys of files, ${school.records} records of schools, ${list.rows} rows of direct admission, ${letters} letters that wait.\n`,
  );
  if (unreadable + pools.unreadable + files.unreadable + school.unreadable + list.unreadable > 0) {
    process.stdout.write(
      `${unreadable} numbers, ${pools.unreadable} forms, ${files.unreadable} files, ${school.unreadable} records and ${list.unreadable} rows of direct admission open with neither secret and stay as they are.\n`,
    );
    process.exitCode = 1;
  } else process.stdout.write('DATA_SECRET_BEFORE is not needed any more.\n');
});
