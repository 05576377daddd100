import { expect, type Locator, type Page } from '@playwright/test';
import { isPhone } from './search.ts';

const MOST_PRESSES = 120;

/** Presses Tab until this has the focus; fails when it never gets there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never reached ${target.toString()}`);
}

/** Types into a field: by keyboard alone on a wide screen, by touch on a phone. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  if (isPhone(page)) return field.fill(text);
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Presses a button or link: by keyboard alone on a wide screen, by touch on a phone. */
export async function press(page: Page, target: Locator): Promise<void> {
  if (isPhone(page)) return target.click();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
