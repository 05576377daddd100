import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../../testing/by-keyboard.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openSample, part } from './testing/open-sample.ts';

const parts = part('Parts of a page');
const map = part('Map');

afterEach(() => page.viewport(1280, 860));

test('every part is accessible and within the page on a phone too (UI-047)', async () => {
  await openSample();
  await page.viewport(390, 844);
  await expect.element(map.getByRole('button', { name: 'A place in Raleigh' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectAccessible();
});

test('an order is chosen, a link to another site says that it opens a tab, a page says what it waits for', async () => {
  await openSample();
  await userEvent.selectOptions(parts.getByLabelText('Sort by'), 'price');
  await expect.element(parts.getByText('In order: price')).toBeVisible();
  const links = parts.getByRole('link', { name: /opens in a new tab/ });
  expect(links.elements().map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  await expect.element(parts.getByText('The map needs JavaScript.', { exact: false })).toBeVisible();
  await expect.element(parts.getByRole('status').getByText('Signing you in')).toBeVisible();
});

test('a sheet from the side has the focus, and gives it back by Escape', async () => {
  await openSample();
  const open = part('Dialogs').getByRole('button', { name: 'Open a sheet' });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await press(open);
  await expect.element(sheet.getByRole('button', { name: 'Close' })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('a map tells what is seen of it, and what is on it can be pressed', async () => {
  await openSample();
  await expect.element(map.getByText(/^Seen: \d+ degrees/)).toBeVisible();
  const before = map.getByText(/^Seen:/).element().textContent;
  await press(map.getByRole('button', { name: 'Whole country' }));
  await expect.element(map.getByText(/^Seen:/)).not.toHaveTextContent(before ?? '');
  await press(map.getByRole('button', { name: 'North Carolina' }));
  await press(map.getByRole('button', { name: 'A place in Raleigh' }));
  await expect.element(map.getByText('Raleigh is chosen.')).toBeVisible();
});
