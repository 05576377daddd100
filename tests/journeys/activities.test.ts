import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './helpers/accessibility.ts';
import { newPerson } from './helpers/person.ts';
import { fillSignIn, signIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO, WIDE_IS_ENOUGH } from './helpers/widths.ts';

test(
  'activities: kept, changed, put in order, deleted and brought back (UI-033, ST-126 to ST-132)',
  ON_PHONE_TOO,
  async ({ page }) => {
    const person = await newPerson(page, 'does');
    await page.goto('/activitiesInterests');
    await fillSignIn(page, person.userName, person.password);
    await expect(page.getByRole('heading', { name: 'Activities and interests', level: 1 })).toBeVisible();
    await expectAccessible(page, 'activities, empty');

    await page.getByRole('button', { name: 'Add an activity' }).click();
    await page.getByLabel('Activity', { exact: true }).fill('Marching band, clarinet');
    await page.getByLabel('Kind').selectOption({ label: 'Music' });
    await page.getByLabel('Hours a week').fill('9');
    await page.getByLabel('Weeks a year').fill('22');
    const from = page.getByRole('group', { name: 'From' });
    await from.getByLabel('Month').selectOption({ label: 'August' });
    await from.getByLabel('Year').fill('2024');
    await page.getByRole('checkbox', { name: 'I still do this' }).check();
    await page.getByLabel('What did you do?').fill('Section leader for five clarinets.');
    await expectAccessible(page, 'activities, form');
    await page.getByRole('button', { name: 'Save activity' }).click();
    await expect(page.getByText('Activity Saved.')).toBeVisible();
    const section = page.getByRole('region', { name: 'Activities', exact: true });
    await expect(section).toContainText('Aug 2024 to now');

    await section.getByRole('button', { name: 'Add to Activities' }).click();
    await page.getByLabel('Activity', { exact: true }).fill('Cross country');
    await page.getByRole('button', { name: 'Save activity' }).click();
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Cross country',
      'Marching band, clarinet',
    ]);
    await section.getByRole('button', { name: 'Order Activities' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'activities, order');
    await page.getByRole('button', { name: 'Move down: Cross country' }).click();
    await page.getByRole('button', { name: 'Keep this order' }).click();
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Marching band, clarinet',
      'Cross country',
    ]);

    await section.getByRole('button', { name: 'Edit Cross country' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete item' }).click();
    await expect(page.getByText('Item Deleted.')).toBeVisible();
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Marching band, clarinet']);
    await section.locator('..').getByRole('button', { name: 'Undo' }).click();
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Marching band, clarinet',
      'Cross country',
    ]);
    await page.reload();
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Marching band, clarinet',
      'Cross country',
    ]);
    await expectAccessible(page, 'activities');
  },
);

test(
  'a résumé is chosen, saved as a PDF and mailed; ten activities are written for other applications',
  WIDE_IS_ENOUGH,
  async ({ page }) => {
    // Each width has a project of its own: both are the same person's.
    const project = `Which pollen makes us sneeze, ${test.info().project.name}?`;
    await signIn(page, 'demo_senior', '/activitiesInterests?edit=projects:new');
    await page.getByLabel('Project', { exact: true }).fill(project);
    await page.getByLabel('Advisors').fill('Mr. Okafor');
    await page.getByRole('checkbox', { name: 'Critical Thinking' }).check();
    await page
      .getByLabel('What did you do?')
      .fill('Counted pollen for six weeks.\nShowed it to the school nurse.');
    await page.getByRole('button', { name: 'Save project' }).click();
    await expect(page.getByRole('button', { name: `Edit ${project}` })).toBeFocused();
    await page.getByRole('link', { name: 'Résumé' }).click();
    const paper = page.getByRole('article', { name: 'Your résumé' });
    await expect(paper).toContainText('Critical Thinking');
    await expectAccessible(page, 'resume');
    await page.getByRole('button', { name: 'Two columns' }).click();
    await expect(page.getByRole('button', { name: 'Two columns' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, 'resume, two columns');
    await page.getByRole('button', { name: 'Print, save or mail' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Save as PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Résumé of .+\.pdf$/);
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(await readFile(await file.path()))),
      {
        mergePages: true,
      },
    );
    expect(text).toContain('Counted pollen for six weeks.');
    expect(text).not.toContain('Two columns');
    await file.saveAs(`test-results/screens/${test.info().project.name}/resume.pdf`);
    await page.getByRole('button', { name: 'Print, save or mail' }).click();
    await page.getByRole('menuitem', { name: 'Mail it to me' }).click();
    await expect(page.getByText(/^Email has been sent/)).toBeVisible();

    await page.getByRole('link', { name: 'Change activities' }).click();
    await page.getByRole('link', { name: 'For other applications' }).click();
    await page.getByRole('textbox', { name: project }).fill('Counted pollen for six weeks.');
    await page.getByRole('button', { name: `Save ${project}` }).click();
    await expect(page.getByText('Your words are saved.')).toBeVisible();
    await expectAccessible(page, 'activities, other applications');
  },
);
