import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { UserProfile } from '@longleaf/contract/profile';
import type { YourData } from '@longleaf/contract/your-data';
import { mailOwner } from '@longleaf/platform/mail/mail';
import { claimLetter, putLetter } from '@longleaf/platform/mail/outbox';
import { EMPTY_ADDRESS } from '@longleaf/rules/addresses/address';
import { expect, it } from 'vitest';
import { startAccountService } from '../../../test/account-service.ts';
import { startApi } from '../../../test/start-api.ts';
import { sealOf } from '../addresses/index.ts';

const OLD = 'the secret that was there before, long enough';
const NEW = 'the secret that takes its place, long enough';
const accounts = await startAccountService();
const settings = { ACCOUNT_SERVICE_URL: accounts.url };
const before = await startApi({ settings, dataSecret: OLD });
const during = await startApi({ settings, dataSecret: { current: NEW, before: OLD }, beside: before });
const after = await startApi({ settings, dataSecret: NEW, beside: before });
const { database } = before;

/** Runs the command as an operator does. */
function rotate(from: string) {
  const command = join(import.meta.dirname, '../../rotate-data-secret.ts');
  const env = { ...process.env, DATABASE_URL: database.url, DATA_SECRET: NEW, DATA_SECRET_BEFORE: from };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], { env, encoding: 'utf8' });
  return { status, words: stdout + stderr };
}

const marks = { key: '', isVerified: true, userOverride: false, resultCodes: [], addressType: 'S' };
const place = { street: '100 Longleaf Pine Ln', city: 'Chapel Hill', state: 'NC', country: 'US' };
const checked = sealOf(OLD).sealed({
  ...EMPTY_ADDRESS,
  ...place,
  postalCode: '27514',
  county: '068',
  ...marks,
});

it('changes the secret of what is kept without losing any of it', async () => {
  const body = { socialSecurityNumber: '219-09-9998', permAddress: checked };
  await before.call('PUT', '/users/profile/save', { as: 'ann', body });
  const guardians = [{ firstName: 'Rosa', lastName: 'Torres', address: checked }];
  await before.call('PUT', '/users/parentguardianinfo', { as: 'ann', body: { guardians } });
  const letter = { language: 'en', to: 'ann@example.org', subject: 'Hello', text: 'x', html: 'x' } as const;
  const id = await putLetter(database, mailOwner('portal', OLD), 'test', letter as never);
  const shown = async (api: typeof before) =>
    ((await api.call('GET', '/users/profile', { as: 'ann' })).json as UserProfile).socialSecurityNumber;

  expect(await shown(before)).toMatch(/9998$/);
  expect(await shown(during)).toMatch(/9998$/);
  expect(await shown(after)).toBeNull();

  expect(rotate(OLD)).toEqual({
    status: 0,
    words: expect.stringMatching(
      /^Sealed anew: 1 profiles, .*, 1 letters that wait\.\nDATA_SECRET_BEFORE is not needed any more\.\n$/,
    ),
  });
  expect(await shown(after)).toMatch(/9998$/);
  expect(await shown(before)).toBeNull();
  // A checked address is still known for one: it comes back from the browser and stays verified.
  const { json } = await after.call('GET', '/users/profile', { as: 'ann' });
  const { permAddress } = json as UserProfile;
  const saved = await after.call('PUT', '/users/profile/save', { as: 'ann', body: { permAddress } });
  expect((saved.json as UserProfile).permAddress?.isVerified).toBe(true);
  const kept = (await after.call('GET', '/users/parentguardianinfo', { as: 'ann' })).json;
  const [guardian] = (kept as { guardians: { address: typeof checked }[] }).guardians;
  expect(guardian && sealOf(NEW).accept(guardian.address).isVerified).toBe(true);
  expect(await claimLetter(database, mailOwner('portal', NEW), id, false)).toMatchObject({ letter });

  // Done again it finds nothing, and the owner reads what was done, by whom and why.
  expect(rotate(OLD).words).toContain('Sealed anew: 0 profiles, ');
  const data = (await after.call('GET', '/users/yourData', { as: 'ann' })).json as YourData;
  const section = data.sections.find(({ id: name }) => name === 'audit');
  expect(section).toMatchObject({
    title: 'Who saw or changed your data',
    rows: [{ actor: 'rotate-data-secret', actorKind: 'program', entity: 'profile', act: 'change' }],
  });
  const others = (await after.call('GET', '/users/yourData', { as: 'ben' })).json as YourData;
  expect(others.sections.find(({ id: name }) => name === 'audit')).toBeUndefined();
});

it('goes on with the rest after a stop, and says what no secret opens', async () => {
  for (const as of ['cara', 'dan']) {
    await before.call('PUT', '/users/profile/save', { as, body: { socialSecurityNumber: '219-09-9998' } });
  }
  await database.query(
    `update portal.profiles set social_security_number = '\\x00' where person_id =
       (select id from portal.people where subject = 'dan')`,
  );
  const { status, words } = rotate(OLD);
  expect({ status, words }).toEqual({
    status: 1,
    words: expect.stringMatching(
      /^Sealed anew: 1 profiles, .*, 0 letters that wait\.\n1 numbers, .* open with neither secret and stay as they are\.\n$/,
    ),
  });
});
