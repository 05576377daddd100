import { type Address, addressOperations } from '@longleaf/contract/addresses';
import { demographicsMessages, demographicsOperations } from '@longleaf/contract/profile-demographics';
import { type Guardian, guardianMessages, guardianOperations } from '@longleaf/contract/profile-guardians';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choose, press, select, tick, typeInto } from '../../../testing/by-keyboard.ts';
import { answer } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { noDemographics } from '../../../testing/samples/profile.ts';
import { cancel, edit, openProfile, save } from '../testing/open-profile.ts';

const { saveGuardians } = guardianOperations;

test('background: five nationalities, and no ethnicity beside Hispanic (MSG-054)', async () => {
  const saves = answer(demographicsOperations.saveDemographics, ({ body }) => ({
    ...noDemographics,
    nationalities: body.nationalities,
    hispanic: body.hispanic ?? null,
  }));
  await openProfile();
  const part = await edit('About your background');
  const countries = part.getByLabelText('Nationalities (optional)');
  const add = part.getByRole('button', { name: 'Add nationality' });
  await select(countries, 'Albania');
  await press(add);
  await cancel('About your background');
  await edit('About your background');
  await expect.element(part.getByRole('button', { name: /^Remove / })).not.toBeInTheDocument();

  for (const country of ['Albania', 'Angola', 'Aruba', 'Austria', 'Bahrain', 'Belgium']) {
    await select(countries, country);
    await press(add);
  }
  await expect.element(part.getByText('You can choose 5.')).toBeVisible();
  await press(part.getByRole('button', { name: 'Remove Bahrain' }));
  // What stands in the list counts when it is saved.
  await select(countries, 'Belgium');
  const asian = part.getByRole('checkbox', { name: 'Asian' });
  await tick(asian);
  await choose(part.getByRole('radio', { name: 'Yes' }));
  await expect.element(asian).not.toBeChecked();
  await expectAccessible();
  await save(part);
  await expect.element(page.getByText(demographicsMessages.saved)).toBeVisible();
  await expect.element(part.getByText('Albania, Angola, Aruba, Austria, Belgium')).toBeVisible();
  expect(saves.map(({ body }) => [body.ethnicities, body.hispanic])).toEqual([['', true]]);

  // An answer can be taken back (GAP-121).
  await edit('About your background');
  await choose(part.getByRole('radio', { name: 'I would rather not say' }));
  await save(part);
  await expect.poll(() => saves).toHaveLength(2);
  expect(saves[1]?.body.hispanic).toBe(null);
});

test('parents and guardians: added, given up, refused without a name, and saved', async () => {
  const refused = answer(saveGuardians, { guardians: [] });
  await openProfile();
  const part = await edit('Parents and guardians');
  const add = part.getByRole('button', { name: 'Add a parent or guardian' });
  await press(add);
  await cancel('Parents and guardians');
  await expect.element(part.getByText('Nobody named yet.')).toBeVisible();

  await edit('Parents and guardians');
  await press(add);
  await save(part);
  await expect.element(part.getByRole('alert').getByText('Enter your first name')).toBeVisible();
  await expect.element(part.getByLabelText('First name')).toBeInvalid();
  await expectAccessible();
  expect(refused).toEqual([]);
  answer(saveGuardians, ({ body }) => ({
    guardians: body.guardians.map((one) => ({ ...one, address: null })),
  }));
  await select(part.getByLabelText('Who they are'), 'Grandparent');
  await typeInto(part.getByLabelText('First name'), 'Rosa');
  await typeInto(part.getByLabelText('Last name'), 'Lovelace');
  await save(part);
  await expect.element(page.getByText(guardianMessages.saved)).toBeVisible();
  await expect.element(part.getByText('Rosa Lovelace')).toBeVisible();
});

test('the address of a parent is checked like one’s own, and once only (VAL-035)', async () => {
  const asked = answer(addressOperations.validateAddress, ({ body }) => {
    const provided = { ...(body as Address), isVerified: false, userOverride: false, resultCodes: ['AE01'] };
    return {
      key: body.key,
      providedAddressHasErrors: true,
      providedAddress: provided,
      suggestedAddresses: [
        { ...provided, postalCode: '27601', resultCodes: ['AC01', 'AV12'], signature: 'a' },
      ],
    };
  });
  const saves = answer(saveGuardians, ({ body }) => ({ guardians: body.guardians as Guardian[] }));
  await openProfile();
  const part = await edit('Parents and guardians');
  await press(part.getByRole('button', { name: 'Add a parent or guardian' }));
  await typeInto(part.getByLabelText('First name'), 'Rosa');
  await typeInto(part.getByLabelText('Last name'), 'Lovelace');
  await tick(part.getByRole('checkbox', { name: 'Has an address to add' }));
  await typeInto(part.getByLabelText('Street address'), '100 Oak St');
  await typeInto(part.getByLabelText('City'), 'Raleigh');
  await select(part.getByLabelText('State'), 'North Carolina');
  await typeInto(part.getByLabelText('ZIP code'), '27514');
  await save(part);
  const window = page.getByRole('dialog', { name: 'Is this your address?' });
  const group = window.getByRole('group', { name: 'Address of parent or guardian 1' });
  await choose(group.getByRole('radio', { name: /^Suggested/ }));
  await press(window.getByRole('button', { name: 'Use this address' }));
  await expect.element(part.getByText('Raleigh, NC 27601')).toBeVisible();
  await expect.element(part.getByText('The street was not checked.')).toBeVisible();
  await edit('Parents and guardians');
  await save(part);
  await expect.poll(() => saves).toHaveLength(2);
  expect(asked).toHaveLength(1);
});
