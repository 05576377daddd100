import { clockOf } from '@longleaf/platform/clock';
import { withCommandDatabase } from '@longleaf/platform/command-database';
import { mailOwner } from '@longleaf/platform/mail/mail';
import { resealLetters } from '@longleaf/platform/mail/outbox';
import { readDataSecret } from '@longleaf/platform/secret';
import { readSettings } from '@longleaf/platform/settings';
import { resealList } from './modules/direct-admission/index.ts';
import { resealFiles } from './modules/files/index.ts';
import { resealOrders } from './modules/orders/index.ts';
import { resealPoolForms } from './modules/pools/index.ts';
import { resealProfiles } from './modules/profile/index.ts';
import { resealProspectFiles } from './modules/prospect-exports/index.ts';
import { resealProspectDetails } from './modules/recruiting/index.ts';
import { resealRecords } from './modules/transcripts/index.ts';

// Seals with DATA_SECRET what was sealed with DATA_SECRET_BEFORE. It may be stopped and run again at any time.
const settings = readSettings(process.env, 'command');
await withCommandDatabase(settings, async (database) => {
  const secret = await readDataSecret(settings);
  const { people, unreadable } = await resealProfiles(database, secret, clockOf(settings));
  const pools = await resealPoolForms(database, secret);
  const letters = await resealLetters(database, mailOwner('portal', secret));
  const files = await resealFiles(database, secret);
  const school = await resealRecords(database, secret);
  const prospects = await resealProspectDetails(database, secret);
  const prospectFiles = await resealProspectFiles(database, secret);
  const list = await resealList(database, secret);
  const orders = await resealOrders(database, secret);
  process.stdout.write(
    `Sealed anew: ${people} profiles, ${pools.forms} forms of pools, ${files.keys} keys of files, ${school.records} records of schools, ${prospects.details} details for colleges, ${prospectFiles.pieces} pieces of files for colleges, ${list.rows} rows of direct admission, ${orders.rows} orders and pieces of their files, ${letters} letters that wait.\n`,
  );
  const others = [pools, files, school, prospects, prospectFiles, list, orders].reduce(
    (sum, kind) => sum + kind.unreadable,
    0,
  );
  if (unreadable + others > 0) {
    process.stdout.write(
      `${unreadable} numbers, ${pools.unreadable} forms, ${files.unreadable} files, ${school.unreadable} records, ${prospects.unreadable} details and ${prospectFiles.unreadable} pieces of files for colleges, ${list.unreadable} rows of direct admission and ${orders.unreadable} orders or pieces of their files open with neither secret and stay as they are.\n`,
    );
    process.exitCode = 1;
  } else process.stdout.write('DATA_SECRET_BEFORE is not needed any more.\n');
});
