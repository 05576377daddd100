import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press, tabTo, tick, typeInto } from '../../testing/by-keyboard.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openSample, part } from './testing/open-sample.ts';

const fields = part('Fields');
const choosers = part('Suggestions, menu, date grid');

beforeEach(async () => void (await openSample()));

test('choice cards, and a choice that is no longer on the list', async () => {
  await tick(fields.getByRole('checkbox', { name: 'Small' }));
  await expect
    .element(fields.getByRole('group', { name: 'Sizes' }))
    .toHaveAccessibleDescription('Choose at least one size.');
  await tick(fields.getByRole('checkbox', { name: 'Large' }));
  await expect.element(fields.getByRole('checkbox', { name: 'Large' })).toBeChecked();
  await expect.element(fields.getByLabelText('State')).toHaveDisplayValue('Old State');
});

test('what is wrong with many answers stands above the first, and is heard with the question', async () => {
  const towns = fields.getByRole('group', { name: 'Nearest town' });
  await expect.element(towns).toHaveAccessibleDescription('Choose a town.');
  const above = towns.getByText('Choose a town.').element();
  const first = towns.getByRole('radio', { name: 'Boone' }).element();
  expect(above.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expectAccessible();
});

test('a stepper stops at its ends, by its buttons, by typing and by arrow keys', async () => {
  const count = fields.getByRole('spinbutton', { name: 'College planning guide' });
  const more = fields.getByRole('button', { name: 'One more: College planning guide' });
  await press(more);
  await expect.element(count).toHaveValue(3);
  await userEvent.keyboard('{Enter}');
  await expect.element(count).toHaveValue(3);
  await expect.element(more).toHaveFocus();
  await tabTo(count);
  await userEvent.keyboard('{Control>}a{/Control}9');
  await expect.element(count).toHaveValue(3);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(count).toHaveValue(2);
});

test('a file that failed is sent again alone, and can be taken off', async () => {
  const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
  await fields.getByLabelText('Transcript').upload([file('grades.pdf'), file('fails.pdf')]);
  const rows = fields.getByRole('list', { name: 'Your files' }).getByRole('listitem');
  await expect
    .element(rows.filter({ hasText: 'grades.pdf' }).getByText('Sent', { exact: true }))
    .toBeVisible();
  await expect.element(rows.filter({ hasText: 'fails.pdf' }).getByText('Not sent')).toBeVisible();
  await expectAccessible();
  await press(fields.getByRole('button', { name: 'Try again fails.pdf' }));
  await expect.element(fields.getByText('2 of 2 files sent, 0 failed')).toBeInTheDocument();
  await press(fields.getByRole('button', { name: 'Remove grades.pdf' }));
  await expect.poll(() => rows.elements().length).toBe(1);
});

test('a field suggests, and its choice is made by keyboard alone', async () => {
  await typeInto(choosers.getByRole('combobox', { name: 'Town' }), 'ash');
  await expect.poll(() => choosers.getByRole('option').elements().length).toBe(2);
  await expect.element(choosers.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(choosers.getByText('Town chosen: Asheville')).toBeVisible();
});

test('a menu opens, skips what is off, finds by letter, and gives the focus back', async () => {
  const more = choosers.getByRole('button', { name: 'More' });
  await press(more);
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled');
  await expectAccessible();
  await userEvent.keyboard('p{Enter}');
  await expect.element(choosers.getByText('Done: Printed')).toBeVisible();
  await expect.element(more).toHaveFocus();
});

test('a day is chosen by keyboard alone', async () => {
  const grid = choosers.getByRole('grid', { name: /Day of the visit/ });
  await tabTo(grid.getByRole('button', { name: /November 22, 2026/ }));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(choosers.getByText('Day chosen: 2026-11-29')).toBeVisible();
  await userEvent.keyboard('{PageDown}');
  await expect.element(choosers.getByRole('grid', { name: /December 2026/ })).toBeVisible();
});
