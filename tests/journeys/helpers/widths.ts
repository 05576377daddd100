import type { Page, TestInfo } from '@playwright/test';

/** The widths that pages are looked at. Stories run on the first unless they are marked. */
export const WIDTHS = {
  wide: { width: 1280, height: 860 },
  phone: { width: 390, height: 844 },
} as const;

export type Width = keyof typeof WIDTHS;

/** Marks a story that runs on a phone as well: what a person does there is not the same. */
export const ON_PHONE_TOO = { tag: '@phone' };

/** Whether the page is drawn for a phone, where filters are behind a button. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 761;
}

/** What a run of a story looks at: both widths, unless another run of the same story has the other. */
export function widthsToLookAt({ project, tags }: TestInfo): Width[] {
  return tags.includes(ON_PHONE_TOO.tag) ? [project.name as Width] : ['wide', 'phone'];
}
