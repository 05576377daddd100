import { expect, type Locator, type Page } from '@playwright/test';

const MOST_PRESSES = 160;
const MOST_CHOICES = 30;

/**
 * Presses Tab, or Shift and Tab where that is the way, until the focus is where it should be.
 * @throws Error when it never gets there.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const way = await target.evaluate(wayTo);
    if (way === 'here') return;
    await page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`The focus never reached ${target.toString()}`);
}

/** Where an element is from what has the focus. Tab goes to a group of radio buttons, not to each. */
function wayTo(element: Element): 'here' | 'on' | 'back' {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'on';
  const isRadio = (one: Element) => one instanceof HTMLInputElement && one.type === 'radio';
  const inGroup =
    isRadio(element) &&
    isRadio(focused) &&
    (element as HTMLInputElement).name === (focused as HTMLInputElement).name;
  if (element === focused || inGroup) return 'here';
  const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? 'back' : 'on';
}

/** Types into a field by keyboard alone, over what stands there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

/** Types a day into a date field by keyboard alone: month, day, year. @param day as 2009-05-31 */
export async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await tabTo(page, field);
  await page.keyboard.type(month + date + year);
  await expect(field).toHaveValue(day);
}

/** Presses a button or link by keyboard alone. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Ticks a box, or takes the tick off, by keyboard alone. */
export async function tick(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press('Space');
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
