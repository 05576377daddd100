import { expect, type Locator, type Page } from '@playwright/test';

/** Opens every filter, in the drawer on a wide screen as on a phone. */
export async function openFilters(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /^(All filters|Filters)/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'All filters' });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Opens one of the drawer's six groups. */
export async function openGroup(drawer: Locator, name: string): Promise<void> {
  const group = drawer.getByRole('button', { name: new RegExp(`^${name}`) });
  if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click();
}

/** Ticks a value by its label; the count beside it may be anything. */
export async function tick(where: Locator, label: string): Promise<void> {
  const box = where.getByRole('checkbox', { name: new RegExp(`^${label} `) }).first();
  // The box follows the address, which follows the click.
  await box.click({ force: true });
  await expect(box).toBeChecked();
}

export async function showResults(page: Page, drawer: Locator): Promise<void> {
  await drawer.getByRole('button', { name: /^Show [\d,]+ colleges?$/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The number in the heading of the results, once it says one. */
export async function resultCount(page: Page): Promise<number> {
  const heading = page.locator('h2#results');
  let count = Number.NaN;
  await expect
    .poll(async () => (count = Number.parseInt((await heading.innerText()).replaceAll(',', ''), 10)))
    .not.toBeNaN();
  return count;
}
