import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../testing/open-screen.tsx';
import { showToast } from './toast-store.ts';

test('a message goes by itself after four seconds, not before (CON-003)', async () => {
  await openScreen({ default: () => <h1>Here</h1> }, { id: 'data', person: null });
  const later = vi.spyOn(window, 'setTimeout');
  showToast({ kind: 'done', text: 'Saved.' });
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(later.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(4000);
  await expect.element(page.getByText('Saved.')).not.toBeInTheDocument();
  later.mockRestore();
});
