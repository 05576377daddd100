import { receiptMessages, receiptOperations } from '@longleaf/contract/receipts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleReceipt } from '../../testing/samples/receipt.ts';

const { getReceipts, getReceipt } = receiptOperations;
const openList = async () => openScreen(await import('./receipts-page.tsx'), { id: 'receipts' });
const openOne = async () =>
  openScreen(await import('./receipt-page.tsx'), { id: 'receipt', at: '/apphub/receipts/K7M4Q-2XZ9P' });
const asked = sampleReceipt({
  reference: 'A2B3C-D4F5G',
  kind: 'invitation',
  applicationKind: null,
  task: 'recommendation',
  recipient: { name: 'Ida Greer', email: 'ida@example.org' },
});

test('ready: each receipt leads to its page, with what was sent, to whom, when and its number', async () => {
  answer(getReceipts, [asked, sampleReceipt({ takenBackDate: '2026-11-22T16:00:00Z' })]);
  await openList();
  const rows = page.getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent(/Help asked for.*Ask for a recommendation.*Ida Greer/);
  await expect
    .element(rows.nth(2))
    .toMatchTextContent(/Application marked as sent.*First-year application.*UNC Asheville.*Taken back/);
  await expectAccessible();
  answer(getReceipt, asked);
  await page.getByRole('link', { name: 'Help asked for A2B3C-D4F5G' }).click();
  await expect.element(page.getByText('Elsewhere: /apphub/receipts/A2B3C-D4F5G')).toBeVisible();
});

test('empty: says where receipts come from, and leads there', async () => {
  answer(getReceipts, []);
  await openList();
  await expect.element(page.getByText('No receipts yet')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open your application hub' }))
    .toHaveAttribute('href', '/apphub');
  await expectAccessible();
});

test('loading, then ready: the list is said to come', async () => {
  const held = hold(getReceipts);
  await openList();
  await expect.element(page.getByText('Loading your receipts')).toBeInTheDocument();
  held.release([asked]);
  await expect.element(page.getByRole('rowheader')).toBeVisible();
});

test('failed: another try brings the list', async () => {
  refuse(getReceipts, 500);
  await openList();
  await expect.element(page.getByText(receiptMessages.loadFailed)).toBeVisible();
  await expectAccessible();
  answer(getReceipts, [asked]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('rowheader')).toBeVisible();
});

test.each([401, 403])('not allowed: %i keeps the list away', async (status) => {
  refuse(getReceipts, status);
  await openList();
  await expect.element(page.getByRole('heading', { name: 'Receipts' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Print, save or mail' }).elements()).toHaveLength(0);
});

test('ready: one receipt says all of it and what it does not say, and is printed', async () => {
  const calls = answer(getReceipt, asked);
  await openOne();
  await expect.element(page.getByText('Ida Greer, ida@example.org')).toBeVisible();
  await expect.element(page.getByText('We emailed them a link to what you asked for.')).toBeVisible();
  expect(calls).toMatchObject([{ params: { reference: 'K7M4Q-2XZ9P' } }]);
  await expectAccessible();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Print, save or mail' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
});

test('ready: one that was taken back says so', async () => {
  answer(getReceipt, sampleReceipt({ takenBackDate: '2026-11-22T16:00:00Z' }));
  await openOne();
  await expect.element(page.getByText(/^You took this back on November 22, 2026/)).toBeVisible();
});

test('loading, then ready: one receipt is said to come', async () => {
  const held = hold(getReceipt);
  await openOne();
  await expect.element(page.getByText('Loading your receipt')).toBeInTheDocument();
  held.release(sampleReceipt());
  await expect.element(page.getByText('K7M4Q-2XZ9P')).toBeVisible();
});

test('failed, then empty: one receipt is tried again; a number that is nobody’s leads to the list', async () => {
  refuse(getReceipt, 500);
  await openOne();
  await expect.element(page.getByText(receiptMessages.oneFailed)).toBeVisible();
  refuse(getReceipt, 404);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(receiptMessages.notThere)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See all receipts' })).toBeVisible();
  await expectAccessible();
});

test.each([401, 403])('not allowed: %i keeps one receipt away', async (status) => {
  refuse(getReceipt, status);
  await openOne();
  await expect.element(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Print, save or mail' }).elements()).toHaveLength(0);
});
