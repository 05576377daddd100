import { expect } from '@playwright/test';
import { press, typeInto } from './helpers/by-keyboard.ts';
import { signIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { PHONE_IS_ENOUGH } from './helpers/widths.ts';

test(
  'by keyboard alone: an activity is kept, the résumé made of it, saved as a PDF and asked for by mail (UI-033)',
  PHONE_IS_ENOUGH,
  async ({ page }, { project }) => {
    const title = `Keys club, ${project.name}`;
    await signIn(page, 'demo_senior', '/activitiesInterests?edit=projects:new');
    await typeInto(page, page.getByLabel('Project', { exact: true }), title);
    await press(page, page.getByRole('button', { name: 'Save project' }));
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeFocused();
    await press(page, page.getByRole('link', { name: 'Résumé' }));
    await expect(page.getByRole('article', { name: 'Your résumé' })).toContainText(title);
    await press(page, page.getByRole('button', { name: 'Two columns' }));
    const menu = page.getByRole('button', { name: 'Print, save or mail' });
    await press(page, menu);
    await expect(page.getByRole('menuitem', { name: 'Print' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(file.suggestedFilename()).toMatch(/^Résumé of .+\.pdf$/);
    await expect(menu).toBeFocused();
    await press(page, menu);
    await expect(page.getByRole('menuitem', { name: 'Print' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Email has been sent/)).toBeVisible();
  },
);
