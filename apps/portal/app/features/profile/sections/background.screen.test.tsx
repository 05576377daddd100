import { demographicsMessages, demographicsOperations } from '@longleaf/contract/profile-demographics';
import { guardianMessages, guardianOperations } from '@longleaf/contract/profile-guardians';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choose, press, select, tick, typeInto } from '../../../testing/by-keyboard.ts';
import { answer, refuse } from '../../../testing/calls.ts';
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
});

test('parents and guardians: added, given up, refused without a name, and saved', async () => {
  refuse(saveGuardians, 400, { modelState: { 'guardians.0.firstName': ['Enter the first name'] } });
  await openProfile();
  const part = await edit('Parents and guardians');
  const add = part.getByRole('button', { name: 'Add a parent or guardian' });
  await press(add);
  await cancel('Parents and guardians');
  await expect.element(part.getByText('Nobody named yet.')).toBeVisible();

  await edit('Parents and guardians');
  await press(add);
  await save(part);
  await expect.element(part.getByRole('alert').getByText('Enter the first name')).toBeVisible();
  await expect.element(part.getByLabelText('First name')).toBeInvalid();
  await expectAccessible();
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
