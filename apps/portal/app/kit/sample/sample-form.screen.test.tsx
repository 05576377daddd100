import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose, press, select, tick, typeInto, typeOn } from '../../testing/by-keyboard.ts';
import { draftIsKept } from '../../testing/drafts.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openSample, part } from './testing/open-sample.ts';

const form = part('Form');
const name = form.getByLabelText('Name of the note');
const note = form.getByLabelText('Note (optional)');
const save = form.getByRole('button', { name: 'Save note' });
const summary = form.getByRole('alert');

test('what is wrong stands beside its field and in a summary that takes the focus', async () => {
  await openSample();
  await press(save);
  await expect.element(summary.getByText('Enter a name.')).toBeVisible();
  expect(summary.element().parentElement).toBe(document.activeElement);
  await press(summary.getByRole('button', { name: 'Choose how it is sent.' }));
  await expect.element(form.getByRole('radio', { name: 'By mail' })).toHaveFocus();
  await choose(form.getByRole('radio', { name: 'By email' }));
  await typeInto(name, 'taken');
  await typeInto(form.getByLabelText('Day', { exact: true }), '31');
  await select(form.getByLabelText('Month'), 'February');
  await typeInto(form.getByLabelText('Year'), '2027');
  await typeInto(form.getByLabelText('Amount (optional)'), 'ten');
  await press(save);
  await expect
    .element(form.getByRole('group', { name: 'Day (optional)' }))
    .toHaveAccessibleDescription('Enter a day that the calendar has.');
  await expect
    .element(form.getByLabelText('Amount (optional)'))
    .toHaveAccessibleDescription('Enter a number, such as 10,476.');
  await expectAccessible();
});

test('what the server refuses stands beside its field, every word of it; what failed keeps what was typed', async () => {
  await openSample();
  await typeInto(name, 'taken');
  await typeInto(form.getByLabelText('Amount (optional)'), '$10,476');
  await choose(form.getByRole('radio', { name: 'By email' }));
  await press(save);
  await expect.element(name).toHaveAccessibleDescription('This name is taken. Choose another one.');
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await typeInto(name, 'broken');
  await press(save);
  await expect.element(summary.getByText('We could not save your note.')).toBeVisible();
  await expect.element(name).toHaveValue('broken');
});

test('saved it is told and can be taken back', async () => {
  await openSample();
  await typeInto(name, 'First');
  await choose(form.getByRole('radio', { name: 'By mail' }));
  await tick(form.getByRole('checkbox', { name: 'Music' }));
  await press(save);
  await expect.element(page.getByText('Your note is saved.')).toBeVisible();
  await userEvent.keyboard('{F8}{Enter}');
  await expect.element(page.getByText('Your note is as it was.')).toBeVisible();
  await expect.element(name).toHaveValue('');
});

test('what is typed comes back after the page was left', async () => {
  const first = await openSample();
  await typeInto(name, 'Second');
  await draftIsKept('sample:note');
  await first.unmount();
  await openSample();
  await expect.element(name).toHaveValue('Second');
});

test('a text area counts, and a text too long can be typed and is told', async () => {
  await openSample();
  await typeInto(note, 'x'.repeat(50));
  await expect.element(note).toHaveAccessibleDescription('What you want to remember. 50 of 60 characters');
  await expect
    .element(form.getByRole('status').filter({ hasText: '10 characters left' }))
    .toBeInTheDocument();
  await typeOn('x'.repeat(13));
  await expect.element(note).toHaveAccessibleDescription('What you want to remember. 3 characters too many');
  await press(save);
  await expect.element(summary.getByText('Use at most 60 characters.')).toBeVisible();
  await expect.element(note).toHaveValue('x'.repeat(63));
});

test('a section is changed in its place; leaving asks before what is never kept is lost', async () => {
  const { router } = await openSample();
  const section = part('Contact');
  const edit = section.getByRole('button', { name: 'Edit Contact' });
  const contact = section.getByLabelText('Name of the contact');
  await press(edit);
  await typeInto(contact, 'Uncle Bo');
  await press(section.getByRole('button', { name: 'Cancel' }));
  await expect.element(edit).toHaveFocus();
  await expect.element(section.getByText('Aunt June')).toBeVisible();

  await press(edit);
  await typeInto(contact, 'Uncle Bo');
  await page.getByRole('link', { name: 'Longleaf' }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await press(question.getByRole('button', { name: 'Cancel' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/sample');
  await expect.element(contact).toHaveValue('Uncle Bo');
  await press(section.getByRole('button', { name: 'Save changes' }));
  await expect.element(section.getByText('Uncle Bo')).toBeVisible();
  await expect.element(edit).toHaveFocus();
});
