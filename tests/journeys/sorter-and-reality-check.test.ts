import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { press } from './helpers/by-keyboard.ts';
import { newPerson, type OwnPerson } from './helpers/person.ts';
import { openAs } from './helpers/sign-in.ts';
import { isSaved, saveFirstCareer, saysOfAnswers } from './helpers/surveys.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO, PHONE_IS_ENOUGH, WIDE_IS_ENOUGH, isPhone } from './helpers/widths.ts';

const forward = (page: Page) => page.getByRole('button', { name: /^(Next|See your results)$/ });

test(
  'work values sorter: every card laid, one taken back, and the results lead to a saved career (UI-054, ST-198)',
  ON_PHONE_TOO,
  async ({ page }) => {
    test.slow();
    await openAs(page, await newPerson(page, 'knows'), '/learn-about-yourself/work-values-sorter');
    await press(page, page.getByRole('button', { name: 'Start', exact: true }));
    const free = () =>
      isPhone(page)
        ? page.getByRole('button', { name: /^Put the card here: / }).first()
        : page.getByRole('button', { name: /Put it here$/ }).first();
    const laid = page.getByRole('button', { name: /Take it back$/ });
    for (let cards = 1; cards <= 20; cards++) {
      // A press while a save is on its way does nothing (ST-201): it is made again.
      await expect(async () => {
        if ((await laid.count()) < cards) await free().click();
        await expect(laid).toHaveCount(cards, { timeout: 3000 });
      }).toPass();
      await isSaved(page);
    }
    await expect(async () => {
      if ((await laid.count()) > 19) await laid.first().click();
      await expect(laid).toHaveCount(19, { timeout: 3000 });
    }).toPass();
    await isSaved(page);
    // A reload finds the cards where they lay.
    await page.reload();
    await expect(laid).toHaveCount(19);
    await expect(async () => {
      if ((await laid.count()) < 20) await free().click();
      await expect(laid).toHaveCount(20, { timeout: 3000 });
    }).toPass();
    await isSaved(page);
    await expectAccessible(page, 'work values sorter, cards');
    await press(page, page.getByRole('button', { name: 'See your results' }));
    await expect(page).toHaveURL(/\?step=3&sessionId=\d+$/);
    await expectAccessible(page, 'work values sorter, results');
    await saveFirstCareer(page);
  },
);

test(
  'Reality check: a life in a county, what one change does, and the jobs that pay it (UI-056)',
  ON_PHONE_TOO,
  async ({ page }) => {
    test.slow();
    await openAs(page, await newPerson(page, 'costs'), '/learn-about-yourself/reality-check');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const county = page.getByLabel('Where you want to live');
    const sum = page.getByRole('region', { name: 'This life costs' });
    const line = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
    const pick = (name: string, words: string) =>
      line(name)
        .getByRole('radio', { name: new RegExp(`^${words}`) })
        .check({ force: true });
    await county.selectOption('Alamance');
    await pick('Home', 'One bedroom');
    await pick('Phone and internet', 'A phone');
    await pick('Food', 'Cook all meals');
    await line('Getting around').getByLabel('My own amount').fill('310');
    await pick('Health', 'A plan of my own');
    await pick('Paying back loans', 'No loans');
    await line('Clothes and fun').getByLabel('My own amount').fill('150');
    await line('Saving').getByLabel('My own amount').fill('100');
    await expect(sum).toContainText('$2,619 a month');
    await expect(sum).toContainText('$38,000 a year');
    await expectAccessible(page, 'Reality check, a life');
    await pick('Home', 'Share a place');
    await expect(sum).toContainText('$2,063 a month');
    await isSaved(page);
    await page.reload();
    await expect(sum).toContainText('$2,063 a month');
    await pick('Home', 'One bedroom');
    await forward(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This life takes a job that pays about $38,000 a year',
    );
    const jobs = page.getByRole('table', { name: 'Jobs that pay for this life' });
    await expect(jobs).toContainText('to spare');
    await expect(jobs).not.toContainText('short');
    await jobs.getByRole('button', { name: /^Save/ }).first().click();
    await expect(page.getByRole('table', { name: 'Your saved careers and this life' })).toContainText(
      'to spare',
    );
    await expectAccessible(page, 'Reality check, results');
    await page.getByRole('button', { name: 'Change this life' }).click();
    await expect(county).toHaveValue('001');
    await expect(sum).toContainText('$2,619 a month');
    // The same life in Raleigh: compared with pay there where it is known of a job.
    await county.selectOption('Wake');
    await isSaved(page);
    await forward(page).click();
    await expect(page.getByText(/metropolitan area Raleigh-Cary, NC \(May 2024\)/)).toBeVisible();
    await expect(jobs).toContainText('in Raleigh-Cary, NC');
    await expect(page.getByRole('table', { name: 'Your saved careers and this life' })).toContainText(
      /in (Raleigh-Cary, NC|North Carolina)/,
    );
    await expectAccessible(page, 'Reality check, results in a metropolitan area');
  },
);

/** Whoever goes on in another browser, with what was answered in this one. */
async function onAnotherDevice(browser: Browser, person: OwnPerson, at: string): Promise<Page> {
  const page = await (await browser.newContext(test.info().project.use)).newPage();
  await openAs(page, person, at);
  return page;
}

test(
  'work values sorter offline: cards laid and moved without a connection are kept, sent when it is back, and lie so elsewhere',
  PHONE_IS_ENOUGH,
  async ({ page, context, browser }) => {
    const at = '/learn-about-yourself/work-values-sorter?step=2';
    const person = await newPerson(page, 'sorts');
    await openAs(page, person, at);
    const laid = (where: Page) => where.getByRole('button', { name: /Take it back$/ });
    const texts = async (where: Page) =>
      (
        await laid(where).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
      ).toSorted();
    const put = async (column: string, cards: number) => {
      const free = isPhone(page)
        ? page.getByRole('button', { name: `Put the card here: ${column}`, exact: true })
        : page.getByRole('button', { name: new RegExp(`^Empty\\. ${column},.*Put it here$`) }).first();
      await free.click();
      await expect(laid(page)).toHaveCount(cards);
    };
    await put('Matters most', 1);
    await isSaved(page);
    await context.setOffline(true);
    await put('Matters most', 2);
    await saysOfAnswers(page, 'Will be saved when you are back online');
    await put('Matters least', 3);
    await put('Matters', 4);
    // The first one is taken back, and laid elsewhere.
    await laid(page).first().click();
    await expect(laid(page)).toHaveCount(3);
    await put('Matters a lot', 4);
    const here = await texts(page);
    await context.setOffline(false);
    await isSaved(page);
    const elsewhere = await onAnotherDevice(browser, person, at);
    await expect(laid(elsewhere)).toHaveCount(4);
    expect(await texts(elsewhere)).toEqual(here);
    await elsewhere.context().close();
  },
);

test(
  'Reality check offline: a life that is put together without a connection is kept, sent when it is back, and stands so elsewhere',
  WIDE_IS_ENOUGH,
  async ({ page, context, browser }) => {
    const at = '/learn-about-yourself/reality-check?step=2';
    const person = await newPerson(page, 'lives');
    await openAs(page, person, at);
    const line = (where: Page, name: string) => where.getByRole('group', { name: new RegExp(`^${name}`) });
    const choice = (where: Page, name: string, words: string) =>
      line(where, name).getByRole('radio', { name: new RegExp(`^${words}`) });
    // The label, as a thumb does: what lies under the sum at the lower edge is scrolled up first.
    const pick = (name: string, words: string) =>
      line(page, name).locator('label', { hasText: words }).click();
    const car = (where: Page) => line(where, 'Getting around').getByLabel('My own amount');
    const sum = (where: Page) => where.getByRole('region', { name: 'This life costs' });
    await page.getByLabel('Where you want to live').selectOption('Alamance');
    await isSaved(page);
    await context.setOffline(true);
    await pick('Home', 'One bedroom');
    await pick('Food', 'Cook all meals');
    await car(page).fill('310');
    await saysOfAnswers(page, 'Will be saved when you are back online');
    await pick('Home', 'Share a place');
    const before = await sum(page)
      .getByText(/a month/)
      .first()
      .innerText();
    await context.setOffline(false);
    await isSaved(page);
    const elsewhere = await onAnotherDevice(browser, person, at);
    await expect(choice(elsewhere, 'Home', 'Share a place')).toBeChecked();
    await expect(choice(elsewhere, 'Food', 'Cook all meals')).toBeChecked();
    await expect(car(elsewhere)).toHaveValue('310');
    await expect(sum(elsewhere)).toContainText(before);
    await elsewhere.context().close();
  },
);
