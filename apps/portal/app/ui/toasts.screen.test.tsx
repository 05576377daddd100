import { afterEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openScreen } from '../testing/open-screen.tsx';
import { Message } from './message.tsx';
import { showToast } from './toast-store.ts';

afterEach(() => commands.forceColors(false));

test('a message goes by itself after four seconds, not before (CON-003, ST-293)', async () => {
  await openScreen({ default: () => <h1>Here</h1> }, { id: 'data', person: null });
  // A pointer that another test left in the corner would hold the message.
  await page.getByRole('heading', { name: 'Here' }).hover();
  const later = vi.spyOn(window, 'setTimeout');
  showToast({ kind: 'done', text: 'Saved.' });
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(later.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(4000);
  await expect.element(page.getByText('Saved.')).not.toBeInTheDocument();
  later.mockRestore();
});

test('in colours that a person forced, messages in the corner and in the page have an edge all round', async () => {
  const Here = () => (
    <>
      <h1>Here</h1>
      <Message kind="info">To know.</Message>
      <Message kind="warning">To mind.</Message>
      <Message kind="error">Went wrong.</Message>
    </>
  );
  await openScreen({ default: Here }, { id: 'data', person: null });
  await commands.forceColors(true);
  showToast({ kind: 'done', text: 'Kept.' });
  for (const words of ['Kept.', 'To know.', 'To mind.', 'Went wrong.']) {
    await expect.element(page.getByText(words)).toBeVisible();
    const message = page.getByText(words).element().parentElement;
    if (!message) throw new Error(`Nothing is around ${words}`);
    const ground = getComputedStyle(document.body).backgroundColor;
    const { borderTopWidth, borderRightWidth, borderTopStyle, borderTopColor } = getComputedStyle(message);
    expect([words, borderTopStyle, borderTopColor === ground]).toEqual([words, 'solid', false]);
    expect(parseFloat(borderTopWidth)).toBeGreaterThanOrEqual(1);
    expect(parseFloat(borderRightWidth)).toBeGreaterThanOrEqual(1);
  }
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

test('a way back that failed is offered again, one that worked or leads nowhere is not', async () => {
  await openScreen({ default: () => <h1>Here</h1> }, { id: 'data', person: null });
  const undo = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  showToast({ kind: 'done', text: 'Removed.', undo });
  const button = page.getByRole('button', { name: 'Undo' });
  await button.click();
  await expect.poll(() => undo.mock.calls.length).toBe(1);
  await button.click();
  await expect.element(page.getByText('Removed.')).not.toBeInTheDocument();
  expect(undo).toHaveBeenCalledTimes(2);
});
