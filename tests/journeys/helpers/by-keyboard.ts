import { wayTo } from '@longleaf/testkit/way-to';
import { expect, type Locator, type Page } from '@playwright/test';

const MOST_LOOKS = 160;
const MOST_CHOICES = 30;

/**
 * Presses Tab, or Shift and Tab where that is the way, until the focus is where it should be.
 * @throws Error when it never gets there.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const { way, presses } = await target.evaluate(wayTo);
    if (way === 'here') return;
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab');
    }
  }
  throw new Error(`The focus never reached ${target.toString()}`);
}

/** Types into a field by keyboard alone, over what stands there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

/** Presses a button or link by keyboard alone. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Chooses one of several by keyboard alone: Tab reaches the group, the arrow keys go through it. */
export async function choose(page: Page, radio: Locator): Promise<void> {
  await tabTo(page, radio);
  for (let presses = 0; presses < MOST_CHOICES; presses++) {
    if (await radio.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
}

/** Chooses from a closed list by keyboard alone, with the arrow keys. */
export async function select(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  const steps = await list.evaluate((element, label) => {
    const { options, selectedIndex } = element as HTMLSelectElement;
    return [...options].findIndex((one) => one.label === label) - selectedIndex;
  }, option);
  for (let step = 0; step < Math.abs(steps); step++) {
    await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  await expect(list.locator('option:checked')).toHaveText(option);
}

/** Ticks or unticks a box by keyboard alone. */
export async function tickBox(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press('Space');
}

/** Chooses a file by keyboard alone, up to the window of the operating system. */
export async function chooseFile(
  page: Page,
  field: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await expect(async () => {
    await tabTo(page, field);
    // Where a page is still being made the focus can be lost on the way: a person presses again.
    const opened = page.waitForEvent('filechooser', { timeout: 5_000 });
    const [chooser] = await Promise.all([opened, page.keyboard.press('Enter')]);
    await chooser.setFiles(file);
  }).toPass({ timeout: 30_000 });
}
