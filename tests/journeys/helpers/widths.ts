import type { Page, TestInfo } from '@playwright/test';

/** The widths that pages are looked at. Stories run on the first unless they are marked. */
export const WIDTHS = {
  wide: { width: 1280, height: 860 },
  phone: { width: 390, height: 844 },
} as const;

export type Width = keyof typeof WIDTHS;

/** Marks a story that runs on a phone as well: what a person does there is not the same. */
export const ON_PHONE_TOO = { tag: '@phone' };

const PHONE_ALONE = { tag: '@phone-alone' };

/** With EVERY_WIDTH=1 a story that is told alike of many things is told of each at both widths, as before a version. */
export const AT_EVERY_WIDTH = process.env['EVERY_WIDTH'] === '1';

/**
 * Marks a story that is told alike of many things, such as of each survey: of one on a wide screen, of the next on a
 * phone.
 * @param place of the thing among the others, from 0
 */
export function atOneWidth(place: number): { tag?: string } {
  if (AT_EVERY_WIDTH) return ON_PHONE_TOO;
  return place % 2 === 0 ? {} : PHONE_ALONE;
}

/**
 * Marks a story whose way is the same at each width, such as by keyboard alone, without a connection or on paper. Its
 * screens are looked at in both by their own tests, or by a story with pointer and touch.
 */
export const WIDE_IS_ENOUGH = atOneWidth(0);

/** The same, told on a phone, whose menus and filters are behind buttons: so is a page made four times as large. */
export const PHONE_IS_ENOUGH = atOneWidth(1);

/** By which marks each width finds its stories. */
export const RUN_ON = {
  wide: { grepInvert: new RegExp(PHONE_ALONE.tag) },
  phone: { grep: new RegExp(`${ON_PHONE_TOO.tag}\\b`) },
} as const;

/** Whether the page is drawn for a phone, where filters are behind a button. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 761;
}

/** What a run of a story looks at: both widths, unless it is for one of them. */
export function widthsToLookAt({ project, tags }: TestInfo): Width[] {
  const isForOne = tags.includes(ON_PHONE_TOO.tag) || tags.includes(PHONE_ALONE.tag);
  return isForOne ? [project.name as Width] : ['wide', 'phone'];
}
