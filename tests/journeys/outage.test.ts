import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { startFrailCopy } from './helpers/frail-copy.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { resultCount } from './helpers/search.ts';
import { test } from './helpers/test.ts';

test('a database that answers nothing: what is typed stays, search goes on, and the same press saves when it is back', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const copy = await startFrailCopy();
  try {
    await newSignedInPerson(page, 'outage', '/activitiesInterests');
    await expect(page.getByRole('heading', { name: 'Activities and interests', level: 1 })).toBeVisible();
    await copy.answerFor(context);
    await page.getByRole('button', { name: 'Add an activity' }).click();
    const typed = page.getByLabel('Activity', { exact: true });
    await typed.fill('Marching band');

    copy.freeze();
    const save = page.getByRole('button', { name: 'Save activity' });
    const notice = page.getByText('You cannot sign in or save anything right now.');
    // The first press may be refused before the copy is sure that it is no single late answer.
    await expect(async () => {
      await save.click();
      await expect(page.getByText('Nothing you typed is lost.')).toBeVisible({ timeout: 30_000 });
      await expect(notice).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 120_000 });
    await expect(typed).toHaveValue('Marching band');
    await expectAccessible(page, 'outage, form');

    const other = await context.newPage();
    await other.goto('/college-search');
    await expect(other.getByText('You cannot sign in or save anything right now.')).toBeVisible();
    expect(await resultCount(other)).toBeGreaterThan(100);
    await expectAccessible(other, 'outage, search');
    await other.getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await other.close();

    copy.thaw();
    await expect(notice).toHaveCount(0, { timeout: 60_000 });
    await save.click();
    await expect(page.getByText('Activity Saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Activities', exact: true })).toContainText(
      'Marching band',
    );
  } finally {
    await copy.stop();
  }
});
