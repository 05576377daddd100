import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleCard } from '../../testing/samples/college.ts';
import { showToast } from '../../ui/toast-store.ts';
import { addToCompare, clearCompare } from './compare-choice.ts';
import { CompareTray } from './compare-tray.tsx';

test.each([
  [390, 844],
  [900, 860],
  [1280, 860],
])('messages stand above the tray, %i pixels wide', async (width, height) => {
  await page.viewport(width, height);
  addToCompare(sampleCard());
  await openScreen({ default: () => <CompareTray /> }, { id: 'UI-012', person: null });
  showToast({ kind: 'done', text: 'Saved successfully to your Saved Colleges' });
  const tray = page.getByRole('complementary', { name: 'Colleges to compare' });
  await expect.element(tray).toBeVisible();
  const message = page.getByText('Saved successfully to your Saved Colleges');
  await expect.element(message).toBeVisible();
  const bottom = () => message.element().closest('[class*=toast]')?.getBoundingClientRect().bottom;
  // The tray's height is known a frame after it is drawn.
  await expect.poll(bottom).toBeLessThanOrEqual(tray.element().getBoundingClientRect().top);
  clearCompare();
  await page.viewport(1280, 860);
});

test.each([320, 375, 390, 441, 760])('how many there are is read in full, %i pixels wide', async (width) => {
  await page.viewport(width, 844);
  for (const id of Array.from({ length: 10 }, (_, index) => index + 1)) addToCompare(sampleCard({ id }));
  await openScreen({ default: () => <CompareTray /> }, { id: 'UI-012', person: null });
  const count = page.getByText('10 colleges', { exact: true });
  await expect.element(count).toBeVisible();
  const button = page.getByRole('link', { name: 'Compare', exact: true }).element();
  const words = document.createRange();
  words.selectNodeContents(count.element());
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().left);
  clearCompare();
  await page.viewport(1280, 860);
});
