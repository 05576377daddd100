import { organizationOperations } from '@longleaf/contract/organizations';
import { profileMessages, profileOperations } from '@longleaf/contract/profile';
import { schoolMessages, schoolOperations } from '@longleaf/contract/profile-schools';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press, select, tick, typeDay, typeInto } from '../../../testing/by-keyboard.ts';
import { answer, refuse } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { sampleProfile } from '../../../testing/samples/profile.ts';
import { cancel, edit, openProfile, save, section } from '../testing/open-profile.ts';

const { saveProfile, saveStudentNumber } = profileOperations;
const eastChapelHill = {
  id: 341,
  name: 'East Chapel Hill High',
  crmId: 'hs-00341',
  ceeb_code: '340677',
  city: 'Chapel Hill',
  state: 'NC',
};

test('details: cancelled they are as before, wrong they say so beside the field (MSG-052)', async () => {
  await openProfile({ role: 2 });
  const part = await edit('Your details');
  const firstName = part.getByLabelText('First name');
  await typeInto(firstName, 'Adelaide');
  await cancel('Your details');
  await expect.element(part.getByText('Maya Torres')).toBeVisible();

  await edit('Your details');
  await expect.element(firstName).toHaveValue('Maya');
  await typeInto(firstName, '');
  await typeInto(part.getByLabelText('Phone (optional)', { exact: true }), '12');
  await save(part);
  const complaint = part.getByRole('alert').getByRole('button', { name: 'Enter your first name' });
  await expect.element(complaint).toBeVisible();
  await expectAccessible();
  await press(complaint);
  await expect.element(firstName).toHaveFocus();
});

test('details: saved they stay, in the words of a reader', async () => {
  const saves = answer(saveProfile, ({ body }) =>
    sampleProfile({
      role: 2,
      firstName: body.firstName ?? '',
      dateOfBirth: body.dateOfBirth ?? null,
      graduationYear: body.graduationYear ?? null,
      phoneNumber: '(919) 555-0123',
      textingOptIns: body.textingOptIns ?? [],
    }),
  );
  await openProfile({ role: 2 });
  const part = await edit('Your details');
  await typeInto(part.getByLabelText('First name'), 'Adelaide');
  await typeDay(part.getByLabelText('Date of birth (optional)'), '2009-05-31');
  const years = part.getByLabelText('Graduation year (optional)');
  const year = (years.element() as HTMLSelectElement).options[2];
  await select(years, year?.label ?? '');
  await typeInto(part.getByLabelText('Phone (optional)', { exact: true }), '919 555 0123');
  await tick(part.getByRole('checkbox', { name: 'Deadlines for applications' }));
  await save(part);
  await expect.element(page.getByText(profileMessages.page.saved)).toBeVisible();
  await expect.element(part.getByText('Adelaide Torres')).toBeVisible();
  await expect.element(part.getByText('May 31, 2009')).toBeVisible();
  await expect.element(part.getByText('(919) 555-0123')).toBeVisible();
  await expect.element(part.getByText('Deadlines for applications')).toBeVisible();
  expect(saves.map(({ body }) => [body.dateOfBirth, String(body.graduationYear)])).toEqual([
    ['2009-05-31', year?.value],
  ]);
});

test('roles: several at once, and as before when cancelled', async () => {
  answer(saveProfile, ({ body }) => sampleProfile({ role: body.role ?? 0 }));
  await openProfile({ role: 2 });
  const part = await edit('Your role');
  const parent = part.getByRole('checkbox', { name: 'Parent or guardian' });
  await tick(parent);
  await cancel('Your role');
  await expect.element(part.getByText('High school student', { exact: true })).toBeVisible();
  await edit('Your role');
  await tick(parent);
  await expectAccessible();
  await save(part);
  await expect.element(part.getByText('High school student, Parent or guardian')).toBeVisible();
});

test('school: chosen from what is suggested, or not listed (MSG-095)', async () => {
  answer(organizationOperations.getCustomersByType, [eastChapelHill]);
  const saves = answer(schoolOperations.savePrimaryConnection, {
    customer: eastChapelHill,
    primaryConnectionCrmId: eastChapelHill.crmId,
    primaryConnectionNotListed: false,
  });
  await openProfile();
  const part = await edit('Your school');
  await save(part);
  const alert = part.getByRole('alert');
  await expect.element(alert.getByText('Choose a school, or say that it is not listed.')).toBeVisible();
  await expectAccessible();
  await tick(part.getByRole('checkbox', { name: 'My School or Program is not listed' }));
  await cancel('Your school');
  await expect.element(part.getByText('No school chosen yet.')).toBeVisible();

  await edit('Your school');
  await typeInto(part.getByRole('combobox', { name: 'Name of the school' }), 'east chapel');
  await expect.element(part.getByRole('option', { name: /^East Chapel Hill/ })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(part.getByText('Chosen:')).toBeVisible();
  await save(part);
  await expect.element(page.getByText(schoolMessages.primarySaved)).toBeVisible();
  await expect.element(part.getByText('East Chapel Hill High')).toBeVisible();
  expect(saves.map(({ body }) => body.primaryConnectionCrmId)).toEqual([eastChapelHill.crmId]);
});

test('school: a change that fails is told in the words of the specification (MSG-077)', async () => {
  const saves = refuse(schoolOperations.savePrimaryConnection, 500, { detail: 'The database is away.' });
  await openProfile();
  const part = await edit('Your school');
  await tick(part.getByRole('checkbox', { name: 'My School or Program is not listed' }));
  await save(part);
  const words = 'An error occurred changing your primary connection. Please try again.';
  await expect.element(part.getByRole('alert').getByText(words)).toBeVisible();
  expect(saves.map(({ body }) => body.notListed)).toEqual([true]);
});

test('other schools are added one by one, and asked about before they are taken off (MOD-018)', async () => {
  answer(organizationOperations.getCustomersByType, [eastChapelHill]);
  answer(schoolOperations.addAssociatedSchool, [eastChapelHill]);
  const removals = answer(schoolOperations.deleteAssociatedSchool, []);
  await openProfile();
  const part = section('Other schools you belong to');
  await typeInto(part.getByRole('combobox', { name: 'Add a school' }), 'east chapel');
  await expect.element(part.getByRole('option', { name: /^East Chapel Hill/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const remove = part.getByRole('button', { name: /^Remove East Chapel Hill/ });
  await expect.element(remove).toBeVisible();
  await expectAccessible();
  await press(remove);
  const question = page.getByRole('dialog', { name: /^Remove East Chapel Hill/ });
  await press(question.getByRole('button', { name: 'Cancel' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(removals).toEqual([]);
  await press(remove);
  await expectAccessible();
  await press(question.getByRole('button', { name: 'Remove school' }));
  await expect.element(part.getByText('None yet.')).toBeVisible();
  await expect.element(part.getByRole('heading')).toHaveFocus();
  expect(removals.map(({ query }) => query.crmId)).toEqual([eastChapelHill.crmId]);
});

test('student number: digits only', async () => {
  answer(saveStudentNumber, ({ body }) => ({ studentNumber: body.studentNumber ?? '' }));
  await openProfile();
  const part = await edit('Student number');
  const field = part.getByLabelText('Student number (optional)');
  await typeInto(field, '12a');
  await save(part);
  const alert = part.getByRole('alert');
  await expect.element(alert.getByText('Use only digits in the student number')).toBeVisible();
  await cancel('Student number');
  await edit('Student number');
  await expect.element(field).toHaveValue('');
  await typeInto(field, '1234567');
  await save(part);
  await expect.element(part.getByText('1234567')).toBeVisible();
});

test('Social Security number: checked, then never shown again but for its end', async () => {
  const saves = answer(saveProfile, sampleProfile({ socialSecurityNumber: '***-**-7891' }));
  await openProfile();
  const part = await edit('Social Security number');
  const field = part.getByLabelText('Social Security number (optional)');
  await typeInto(field, '666-12-3456');
  await save(part);
  const alert = part.getByRole('alert');
  await expect.element(alert.getByText('This is not a valid Social Security number')).toBeVisible();
  await expectAccessible();
  await cancel('Social Security number');
  await edit('Social Security number');
  await typeInto(field, '234-56-7891');
  await save(part);
  await expect.element(part.getByText('***-**-7891')).toBeVisible();
  expect(saves.map(({ body }) => body.socialSecurityNumber)).toEqual(['234-56-7891']);
});
