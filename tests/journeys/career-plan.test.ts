import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './helpers/accessibility.ts';
import { press, select, tickBox, typeInto } from './helpers/by-keyboard.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO, PHONE_IS_ENOUGH, WIDE_IS_ENOUGH } from './helpers/widths.ts';

test(
  'a career development plan: made of what is there, revised, read as it was, and printed',
  ON_PHONE_TOO,
  async ({ page, context }) => {
    await newSignedInPerson(page, 'makes_plan', '/careers/registered-nurses');
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await expect(page.getByText('Saved successfully to your Saved Careers')).toBeVisible();
    await page.goto('/collegePlanning');
    await page.getByRole('link', { name: 'Career development plan' }).click();
    await expect(page).toHaveURL('/career-plan');
    const main = page.getByRole('main');
    await expectAccessible(page, 'career plan, none yet');
    await main.getByRole('button', { name: 'Make my plan' }).click();
    await expect(main.getByRole('checkbox', { name: 'Registered Nurses' })).toBeChecked();
    await main.getByLabel('About me, in my own words').fill('I like to help people.');
    await main.getByLabel('My career cluster').selectOption('Health Science');
    await main.getByLabel('Classes, programs and activities').fill('Biology');
    await main.getByLabel('My path').selectOption('Community college');
    await main.getByLabel('People I can ask, and what for').fill('Ms. Bynum');
    await expectAccessible(page, 'career plan, being written');
    await main.getByRole('button', { name: 'Save my plan' }).click();
    const paper = main.getByRole('article', { name: 'Your career development plan' });
    await expect(paper.getByText('Biology')).toBeVisible();
    await expect(main.getByRole('heading', { name: '1 part is still empty' })).toBeVisible();
    await expectAccessible(page, 'career plan, not complete');

    // A second tab has the same version open, and saves first.
    const other = await context.newPage();
    await other.goto('/career-plan');
    await other.getByRole('button', { name: 'Edit the plan' }).click();
    await main.getByRole('button', { name: 'Edit the plan' }).click();
    await other.getByLabel('What I do next, and until when').fill('Shadow a nurse in May.');
    await other.getByRole('button', { name: 'Save my plan' }).click();
    await expect(other.getByRole('heading', { name: 'Your plan is complete' })).toBeVisible();
    await other.close();
    await main.getByLabel('What I do next, and until when').fill('Visit Durham Tech.');
    await main.getByRole('button', { name: 'Save my plan' }).click();
    await expect(main.getByText('What you wrote is still here.')).toBeVisible();
    await expectAccessible(page, 'career plan, changed elsewhere');
    await main.getByRole('button', { name: 'Read the other one' }).click();
    const former = page.getByRole('dialog', { name: 'Version 2 of your plan' });
    await expect(former.getByText('Shadow a nurse in May.')).toBeVisible();
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: 'Save mine on top' }).click();
    await expect(paper.getByText('Visit Durham Tech.')).toBeVisible();
    await main.getByRole('button', { name: 'Read version 2' }).click();
    await expect(former.getByText('Shadow a nurse in May.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(paper.getByText('Visit Durham Tech.')).toBeVisible();
    await expectAccessible(page, 'career plan, complete');
  },
);

test(
  'by keyboard alone: a career plan is begun, chosen, saved, revised and printed',
  PHONE_IS_ENOUGH,
  async ({ page }) => {
    await page.addInitScript(() => {
      const counted = window as unknown as { prints: number };
      counted.prints = 0;
      window.print = () => void (counted.prints += 1);
    });
    await newSignedInPerson(page, 'keys_plan');
    const main = page.getByRole('main');
    await page.goto('/careers/registered-nurses');
    await press(page, main.getByRole('button', { name: /^Save/ }).first());
    await expect(page.getByText('Saved successfully to your Saved Careers')).toBeVisible();
    await page.goto('/career-plan');
    await press(page, main.getByRole('button', { name: 'Make my plan' }));
    const nurse = main.getByRole('checkbox', { name: 'Registered Nurses' });
    await expect(nurse).toBeChecked();
    await tickBox(page, nurse);
    await expect(nurse).not.toBeChecked();
    await tickBox(page, nurse);
    await expect(nurse).toBeChecked();
    await typeInto(page, main.getByLabel('About me, in my own words'), 'I like to help people.');
    await select(page, main.getByLabel('My career cluster'), 'Health Science');
    await typeInto(page, main.getByLabel('Classes, programs and activities'), 'Biology');
    await select(page, main.getByLabel('My path'), 'Community college');
    await typeInto(page, main.getByLabel('People I can ask, and what for'), 'Ms. Bynum');
    await press(page, main.getByRole('button', { name: 'Save my plan' }));
    const paper = main.getByRole('article', { name: 'Your career development plan' });
    await expect(paper.getByText('Biology')).toBeVisible();
    await expect(main.getByRole('heading', { name: '1 part is still empty' })).toBeVisible();

    // Where the button was that opened the form, the person goes on.
    await expect(main.getByRole('button', { name: 'Edit the plan' })).toBeFocused();
    await page.keyboard.press('Enter');
    await typeInto(page, main.getByLabel('What I do next, and until when'), 'Visit Durham Tech in May.');
    await press(page, main.getByRole('button', { name: 'Save my plan' }));
    await expect(main.getByRole('heading', { name: 'Your plan is complete' })).toBeVisible();
    await press(page, main.getByRole('button', { name: 'Read version 1' }));
    const former = page.getByRole('dialog', { name: 'Version 1 of your plan' });
    await expect(former.getByText('Biology')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: 'Read version 1' })).toBeFocused();

    const lines = main.getByRole('checkbox', { name: 'When it was revised' });
    await tickBox(page, lines);
    await expect(lines).not.toBeChecked();
    await press(page, main.getByRole('button', { name: 'Print, save or mail' }));
    await expect(page.getByRole('menuitem', { name: 'Print', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => (window as unknown as { prints: number }).prints)).toBe(1);

    await press(page, main.getByRole('button', { name: 'Delete this plan' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete my plan' }));
    await expect(main.getByRole('button', { name: 'Make my plan' })).toBeFocused();
  },
);

test(
  'a career development plan on paper: letter size, with lines to sign and without controls',
  WIDE_IS_ENOUGH,
  async ({ page }) => {
    await newSignedInPerson(page, 'prints_plan', '/career-plan');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Make my plan' }).click();
    await main.getByLabel('About me, in my own words').fill('I like to help people.');
    await main.getByLabel('Classes, programs and activities').fill('Biology\nHealth science I');
    await main.getByRole('button', { name: 'Save my plan' }).click();
    await expect(main.getByRole('article')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText('School counselor, date')).toBeVisible();
    expect(await main.locator('button, input, select, textarea').filter({ visible: true }).count()).toBe(0);
    const path = test.info().outputPath('plan.pdf');
    const pdf = (await page.pdf({ printBackground: false, preferCSSPageSize: true, path })).toString(
      'latin1',
    );
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([612, 792]);
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);

    // The file that our own server makes of it.
    await page.emulateMedia({ media: 'screen' });
    await main.getByRole('button', { name: 'Print, save or mail' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Save as PDF' }).click();
    const file = test.info().outputPath('kept.pdf');
    await (await download).saveAs(file);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(file))), {
      mergePages: true,
    });
    expect(text).toContain('I like to help people.');
    expect(text).toContain('School counselor, date');
    expect(text).not.toContain('Edit the plan');
  },
);
