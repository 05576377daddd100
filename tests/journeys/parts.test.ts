import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { draftsKept } from './helpers/drafts.ts';
import { test } from './helpers/test.ts';

// How each part behaves stands in `apps/portal/app/kit/sample`.
test('the page of parts as it is served: it can be looked at, and what a visitor types survives a reload (UI-047)', async ({
  page,
}) => {
  await page.goto('/sample');
  await expect(page.getByRole('heading', { name: 'Parts', level: 1 })).toBeVisible();
  await expectAccessible(page, 'parts');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page, 'parts in forced colours', 'main');
  await page.emulateMedia({ forcedColors: null });
  const name = page.getByLabel('Name of the note');
  await name.fill('Second');
  await expect.poll(() => draftsKept(page)).toBe(1);
  await page.reload();
  await expect(name).toHaveValue('Second');
});
