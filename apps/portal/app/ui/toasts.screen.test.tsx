import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../testing/open-screen.tsx';
import { showToast } from './toast-store.ts';

test('a message goes by itself after four seconds, not before (CON-003, ST-293)', async () => {
  await openScreen({ default: () => <h1>Here</h1> }, { id: 'data', person: null });
  const later = vi.spyOn(window, 'setTimeout');
  showToast({ kind: 'done', text: 'Saved.' });
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(later.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(4000);
  await expect.element(page.getByText('Saved.')).not.toBeInTheDocument();
  later.mockRestore();
});

test('messages stand at the bottom right, whatever the page is like (CON-004)', async () => {
  await openScreen({ default: () => <h1>Here</h1> }, { id: 'data', person: null });
  await page.viewport(1280, 860);
  showToast({ kind: 'done', text: 'Saved.' });
  const message = page.getByText('Saved.');
  await expect.element(message).toBeVisible();
  const { left, right, top, bottom } =
    message.element().closest('[role=status]')?.getBoundingClientRect() ?? new DOMRect();
  const { clientWidth, clientHeight } = document.documentElement;
  expect(left).toBeGreaterThan(clientWidth / 2);
  expect(clientWidth - right).toBeLessThan(40);
  expect(top).toBeGreaterThan(clientHeight / 2);
  expect(clientHeight - bottom).toBeLessThan(40);
});
