import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { chooseFile, press, select, tabTo, tickBox, typeInto } from './helpers/by-keyboard.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { WIDE_IS_ENOUGH } from './helpers/widths.ts';

/** The first college of a section that fits what is typed, by the arrow keys. */
async function pickCollege(page: Page, within: Locator, typed: string): Promise<void> {
  await typeInto(page, within.getByLabel('Name of the college'), typed);
  await expect(within.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(within.getByRole('option')).toHaveCount(0);
}

/** A date in the browser's own field, as its keys are: month, day, year. */
async function typeDate(page: Page, field: Locator, figures: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(figures);
}

/**
 * What takes the focus on the way back up a long page stands whole below the bar that stays: 2.4.11 of WCAG 2.2.
 * @returns how many stood there
 */
async function walkUpInSight(page: Page, from: Locator, bar: Locator): Promise<number> {
  await tabTo(page, from);
  for (let looked = 0; ; looked += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await bar.evaluate((element) => element.contains(document.activeElement))) return looked;
    const edge = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
    expect(
      top,
      await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120)),
    ).toBeGreaterThanOrEqual(edge);
  }
}

async function saveElsewhere(page: Page): Promise<void> {
  for (const [address, name] of [
    ['/college-profile/duke-university', /^Save Duke/],
    ['/careers/registered-nurses', /^Save\b/],
    ['/programsMajors/27.0101', /^Save\b/],
  ] as const) {
    await page.goto(address);
    await press(page, page.getByRole('main').getByRole('button', { name }).first());
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Saved/ })
        .first(),
    ).toBeVisible();
  }
  await page.goto('/college-search?type=unc');
  await press(page, page.getByRole('button', { name: 'Save search' }));
  await typeInto(page, page.getByLabel('Name of the search'), 'Public ones');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your search is saved.')).toBeVisible();
}

test(
  'by keyboard alone: every section of a plan is filled, the plan is printed, shown to an aunt, and her link ended (UI-028, ST-153, ST-155, ST-158)',
  WIDE_IS_ENOUGH,
  async ({ page, browser, baseURL }) => {
    test.slow();
    await newSignedInPerson(page, 'plans_by_keys');
    await saveElsewhere(page);
    await page.goto('/collegePlanning');
    const section = (name: string) => page.getByRole('region', { name });

    const visited = page.getByRole('checkbox', { name: 'Duke University: Visited the Campus' });
    await tickBox(page, visited);
    await expect(visited).toBeChecked();
    await expect(section('Saved searches').getByText('Public ones').first()).toBeVisible();
    await expect(section('Saved careers').getByText('Registered Nurses').first()).toBeVisible();
    await expect(section('Saved programs').getByText('Mathematics, General').first()).toBeVisible();

    const going = section('Where I plan to go');
    await press(page, going.getByRole('button', { name: 'Add a college you plan to go to' }));
    await pickCollege(page, going, 'duke univ');
    await press(page, going.getByRole('button', { name: 'Go on' }));
    await tickBox(page, going.getByLabel('Right size'));
    await press(page, going.getByRole('button', { name: 'Go on' }));
    await press(page, going.getByRole('button', { name: 'Save college' }));
    await expect(page.getByText('Intent to enroll changes have been saved.')).toBeVisible();

    const sent = section('Applications I sent elsewhere');
    await press(page, sent.getByRole('button', { name: 'Add an application that you sent' }));
    await pickCollege(page, sent, 'elon univ');
    await typeDate(page, sent.getByLabel('Sent on'), '10012026');
    await press(page, sent.getByRole('button', { name: 'Save application' }));
    await expect(sent.getByText('Oct 1, 2026')).toBeVisible();

    const plan = section('Transition plan');
    await select(page, plan.getByLabel('My path'), 'Four-year college or university');
    await typeInto(page, plan.getByLabel('Career goal'), 'Biologist');
    await press(page, plan.getByRole('button', { name: 'Save plan' }));
    await expect(page.getByText('Transition plan changes have been saved.')).toBeVisible();

    const statements = section('Personal statements');
    for (const kind of ['Draft', 'Final']) {
      await press(page, statements.getByRole('button', { name: `Upload ${kind}` }));
      await chooseFile(page, statements.getByLabel('Your statement'), {
        name: `${kind}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from('Why I want to study'),
      });
      await expect(statements.getByText(new RegExp(`^${kind}\\.txt, saved on`))).toBeVisible();
    }
    await page.reload();
    await expect(going.getByText('Right size')).toBeVisible();
    await expect(sent.getByText('Oct 1, 2026')).toBeVisible();
    await expect(plan.getByText('Biologist')).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Parts of your plan' });
    const lowest = section('Who may write to me').getByRole('link').last();
    expect(await walkUpInSight(page, lowest, contents)).toBeGreaterThan(20);
    await expectAccessible(page, 'college plan, every section filled');

    await press(page, page.getByRole('link', { name: 'Print, save or mail' }));
    await press(page, page.getByRole('button', { name: 'Print, save or mail' }));
    await expect(page.getByRole('menuitem', { name: 'Print' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const [paper] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.goto('/collegePlanning');
    await press(page, page.getByRole('link', { name: 'Share', exact: true }));
    await typeInto(page, page.getByLabel('Who is it for?'), 'my aunt');
    await press(page, page.getByRole('button', { name: 'Make a link' }));
    const address = await page.getByLabel('Link', { exact: true }).inputValue();
    const aunts = await browser.newContext({ ...(baseURL && { baseURL }) });
    const seen = await aunts.newPage();
    await seen.goto(address);
    await expect(seen.getByRole('link', { name: 'Duke University' }).first()).toBeVisible();
    await press(page, page.getByRole('button', { name: 'End the link for my aunt' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'End the link' }));
    await expect(page.getByText(/^Ended on/)).toBeVisible();
    const again = await aunts.newPage();
    await again.goto(address);
    await expect(again.getByText('This link no longer works.', { exact: false })).toBeVisible();
    await aunts.close();
  },
);
