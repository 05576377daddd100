import { wayTo } from '@longleaf/testkit/way-to';
import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

const MOST_LOOKS = 200;
const MOST_CHOICES = 30;

/**
 * Presses Tab, or Shift and Tab where that is the way, until the focus is where it should be.
 * @throws Error when it never gets there.
 */
export async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const { way, presses } = wayTo(target.element());
    if (way === 'here') return;
    const tabs = '{Tab}'.repeat(presses);
    await userEvent.keyboard(way === 'on' ? tabs : `{Shift>}${tabs}{/Shift}`);
  }
  throw new Error(`The focus never reached ${target.selector}`);
}

/** Types into a field by keyboard alone, over what stands there. @param text empty only clears it */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  if (text !== '') await typeOn(text);
}

/** Types where the focus is. */
export function typeOn(text: string): Promise<void> {
  // Brackets name keys unless they are doubled.
  return userEvent.keyboard(text.replaceAll(/[{[]/g, '$&$&'));
}

/** Types a day into a date field by keyboard alone: month, day, year. @param day as 2009-05-31 */
export async function typeDay(field: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await tabTo(field);
  await userEvent.keyboard(month + date + year);
  await expect.element(field).toHaveValue(day);
}

/** Presses a button or link by keyboard alone. */
export async function press(target: Locator): Promise<void> {
  await tabTo(target);
  await userEvent.keyboard('{Enter}');
}

/** Closes a window with Escape. The key means the window only once the focus has come into it. */
export async function escape(opened: Locator): Promise<void> {
  await expect.poll(() => opened.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
}

/** Ticks a box, or takes the tick off, by keyboard alone. */
export async function tick(box: Locator): Promise<void> {
  await tabTo(box);
  await userEvent.keyboard(' ');
}

/** Chooses one of several by keyboard alone: Tab reaches the group, the arrow keys go through it. */
export async function choose(radio: Locator): Promise<void> {
  await tabTo(radio);
  for (let presses = 0; presses < MOST_CHOICES; presses++) {
    if (radio.element() === document.activeElement) break;
    await userEvent.keyboard('{ArrowDown}');
  }
  await userEvent.keyboard(' ');
  await expect.element(radio).toBeChecked();
}

/** Chooses from a closed list by keyboard alone, with the arrow keys. */
export async function select(list: Locator, option: string): Promise<void> {
  await tabTo(list);
  const element = list.element() as HTMLSelectElement;
  const wanted = [...element.options].findIndex(({ label }) => label === option);
  const steps = wanted - element.selectedIndex;
  const key = steps > 0 ? '{ArrowDown}' : '{ArrowUp}';
  await userEvent.keyboard(key.repeat(Math.abs(steps)));
  await expect.element(list).toHaveDisplayValue(option);
}
