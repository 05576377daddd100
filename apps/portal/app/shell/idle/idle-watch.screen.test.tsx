import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleSettings } from '../../testing/sample-settings.ts';
import { readSignOutAt, SIGN_OUT_AT } from './activity-clock.ts';
import { childWindows } from './child-windows.ts';

const warning = page.getByRole('dialog', { name: 'Are you still there?' });
const { idleSeconds, countdownSeconds } = sampleSettings;
const secondsLeft = () => ((readSignOutAt(window.localStorage) ?? 0) - Date.now()) / 1000;

/** Nobody has moved for so long that the session ends in half of the countdown; the watch looks at its clock. */
function nobodyMoved(): void {
  window.localStorage.setItem(SIGN_OUT_AT, String(Date.now() + (countdownSeconds / 2) * 1000));
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the idle watch stands still while a window that was opened here is open, and goes on after it (ST-042, ST-043)', async () => {
  await openScreen({ default: () => <h1>A public page</h1> }, { id: 'data' });
  await expect.poll(() => readSignOutAt(window.localStorage)).not.toBeNull();
  const child = { closed: false };
  childWindows.add(child);
  nobodyMoved();
  // The time begins anew at each look: it counts from when the window was closed.
  expect(secondsLeft()).toBeGreaterThan(idleSeconds);
  expect(warning.query()).toBeNull();
  child.closed = true;
  await expect.poll(() => childWindows.isAnyOpen()).toBe(false);
  nobodyMoved();
  await expect.element(warning).toBeVisible();
  // Not the mouse: its way to the button is activity, too, and the button is gone before the press.
  await userEvent.keyboard('{Shift}');
  await expect.element(warning).not.toBeInTheDocument();
});
