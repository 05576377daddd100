import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './helpers/accessibility.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

test(
  'a plan: what is done about a college, where to go, what comes after school, and all of it is there again (UI-028, ST-153, ST-155, ST-158)',
  ON_PHONE_TOO,
  async ({ page }) => {
    await newSignedInPerson(page, 'plans', '/collegePlanning');
    await expect(page.getByRole('heading', { level: 1, name: 'Your college plan' })).toBeVisible();
    await expect(page.getByText('No saved colleges yet')).toBeVisible();
    await expectAccessible(page, 'college plan, empty');

    await page.goto('/college-profile/duke-university');
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await expect(page.getByText('Saved successfully to your Saved Colleges')).toBeVisible();
    await page.goto('/collegePlanning');
    const visited = page.getByRole('checkbox', { name: 'Duke University: Visited the Campus' });
    await visited.check();
    await expect(page.getByText('Next: send your application')).toBeVisible();
    await page.getByRole('button', { name: 'Dates and notes Duke University' }).click();
    const sheet = page.getByRole('dialog', { name: 'Duke University: dates and notes' });
    await sheet.getByLabel('Visited the Campus').fill('2026-10-01');
    await sheet.getByLabel('Notes', { exact: true }).fill('Loved the trails');
    await sheet.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved colleges changes have been saved.')).toBeVisible();
    await expect(page.getByText('Oct 1, 2026')).toBeVisible();

    const going = page.getByRole('region', { name: 'Where I plan to go' });
    await going.getByRole('button', { name: 'Add a college you plan to go to' }).click();
    await going.getByLabel('Name of the college').fill('duke univ');
    await going
      .getByRole('option', { name: /^Duke University/ })
      .first()
      .click();
    await going.getByRole('button', { name: 'Go on' }).click();
    await going.getByLabel('Right size').check();
    await going.getByRole('button', { name: 'Go on' }).click();
    await page.goBack();
    await expect(going.getByLabel('Right size')).toBeChecked();
    await page.goForward();
    await going.getByRole('button', { name: 'Save college' }).click();
    await expect(page.getByText('Intent to enroll changes have been saved.')).toBeVisible();
    await expect(going.getByText('Right size')).toBeVisible();

    const statements = page.getByRole('region', { name: 'Personal statements' });
    await statements.getByRole('button', { name: 'Upload Draft' }).click();
    await statements
      .getByLabel('Your statement')
      .setInputFiles({ name: 'why.txt', mimeType: 'text/plain', buffer: Buffer.from('Why I want to study') });
    await expect(statements.getByText(/^why\.txt, saved on/)).toBeVisible();
    const [kept] = await Promise.all([
      page.waitForEvent('download'),
      statements.getByRole('button', { name: 'Download Draft' }).click(),
    ]);
    expect(kept.suggestedFilename()).toBe('why.txt');

    const plan = page.getByRole('region', { name: 'Transition plan' });
    await plan.getByLabel('My path').selectOption({ label: 'Four-year college or university' });
    await plan.getByLabel('Career goal').fill('Biologist');
    await plan.getByRole('button', { name: 'Save plan' }).click();
    await expect(page.getByText('Transition plan changes have been saved.')).toBeVisible();

    await page.reload();
    await expect(visited).toBeChecked();
    await expect(page.getByText('Loved the trails')).toBeVisible();
    await expect(going.getByRole('link', { name: 'Duke University' })).toBeVisible();
    await expect(plan.getByText('Biologist')).toBeVisible();
    await expect(
      plan.getByText('Not entered! Select edit to add to your transition plan.').first(),
    ).toBeVisible();
    await expectAccessible(page, 'college plan');

    await page.getByRole('link', { name: 'Print, save or mail' }).click();
    await expect(page.getByText('Not given').first()).toBeVisible();
    await expectAccessible(page, 'college plan on paper');
    await page.getByRole('button', { name: 'Print, save or mail' }).click();
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Save as PDF' }).click(),
    ]);
    expect(paper.suggestedFilename()).toBe('Your college plan.pdf');
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(await readFile(await paper.path()))),
      {
        mergePages: true,
      },
    );
    for (const words of [
      'Visited the Campus',
      'Oct 1, 2026',
      'Loved the trails',
      'Right size',
      'Biologist',
      'why.txt',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('JavaScript');
  },
);
