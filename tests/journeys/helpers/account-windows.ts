import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { codeOfStep, stepNow } from './app-codes.ts';
import { press, tabTo, typeInto } from './by-keyboard.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a window of the sign-in host from the profile, as wide as the page it was opened from. */
export async function openWindow(page: Page, name: string): Promise<Page> {
  const [window] = await Promise.all([page.waitForEvent('popup'), press(page, button(page, name))]);
  const size = page.viewportSize();
  if (size) await window.setViewportSize(size);
  return window;
}

/** Closes a window by its own button. */
export async function closeWindow(window: Page): Promise<void> {
  const closed = window.waitForEvent('close');
  await tabTo(window, button(window, 'Close this window'));
  // The window goes while the key is still down, so letting go of it may find nobody; that it goes is what counts.
  await window.keyboard.press('Enter').catch(() => undefined);
  await closed;
}

/** Turns the second factor on; with the app's key, the time step that was used up, and the recovery codes. */
export async function turnOnSecondFactor(page: Page) {
  const window = await openWindow(page, 'Two-factor sign-in');
  await expect(title(window, 'Turn on two-factor sign-in')).toBeVisible();
  await expectAccessible(window, 'two-factor window');
  await press(window, button(window, 'Turn on'));
  await expect(window.getByRole('alert')).toContainText('Enter the code that your app shows');
  await expectAccessible(window, 'two-factor window, nothing typed');

  const key = await window.locator('code.key').innerText();
  const step = stepNow();
  await typeInto(window, window.getByLabel('Code from your app'), codeOfStep(key, step));
  await press(window, button(window, 'Turn on'));
  await expect(title(window, 'Two-factor sign-in is on')).toBeVisible();
  await expectAccessible(window, 'recovery codes');
  const recoveryCodes = await window.locator('ul.codes code').allInnerTexts();
  await closeWindow(window);
  return { key, step, recoveryCodes };
}
