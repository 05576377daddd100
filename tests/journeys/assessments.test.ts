import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { choose, press } from './helpers/by-keyboard.ts';
import { newPerson } from './helpers/person.ts';
import { openAs } from './helpers/sign-in.ts';
import { isSaved, saysOfAnswers, surveyRow } from './helpers/surveys.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

const PROFILER = '/learn-about-yourself/interest-profiler';
const PAGES = 20;

const onPage = (page: Page, number: number) =>
  expect(page.getByText(new RegExp(`^Page ${number} of ${PAGES},`))).toBeVisible();
const radio = (page: Page, question: number, answer: string) =>
  page.locator('fieldset').nth(question).getByRole('radio', { name: answer, exact: true });
const turn = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
/** Answers the three questions of a page: the first of the six areas in turn is liked most. */
async function answerPage(page: Page, number: number): Promise<void> {
  await onPage(page, number);
  const answers =
    number % 2 === 1 ? ['Strongly like', 'Like', 'Not sure'] : ['Dislike', 'Dislike', 'Dislike'];
  for (const [question, answer] of answers.entries()) {
    await radio(page, question, answer).check({ force: true });
    await expect(radio(page, question, answer)).toBeChecked();
  }
}

test(
  'interest profiler: from the intro to the results and to a saved career (UI-048, UI-049, ST-180, ST-188)',
  ON_PHONE_TOO,
  async ({ page }) => {
    test.slow();
    const person = await newPerson(page, 'likes');
    await openAs(page, person, '/learn-about-yourself');
    await expectAccessible(page, 'learn about yourself');
    await page.getByRole('link', { name: /^Start.*Interest profiler/ }).click();
    await expectAccessible(page, 'interest profiler, intro');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await onPage(page, 1);
    await expect(page).toHaveURL(/\?step=2&sessionId=\d+&page=1$/);
    await expectAccessible(page, 'interest profiler, questions');
    for (let number = 1; number < PAGES; number++) {
      await answerPage(page, number);
      await turn(page);
    }
    // Back goes one page back, a reload stays; nothing is lost by either.
    await onPage(page, PAGES);
    await page.goBack();
    await onPage(page, PAGES - 1);
    await page.reload();
    await onPage(page, PAGES - 1);
    await expect(radio(page, 0, 'Strongly like')).toBeChecked();
    await turn(page);
    await onPage(page, PAGES);
    await page.getByRole('button', { name: 'See your results' }).click();
    await expect(page.getByText('3 questions are still open.')).toBeVisible();
    await answerPage(page, PAGES);
    await page.getByRole('button', { name: 'See your results' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You like to /);
    await expect(page).toHaveURL(/\?step=3&sessionId=\d+$/);
    const career = page
      .getByRole('table', { name: /Careers that fit/ })
      .getByRole('row')
      .nth(1);
    await expect(career).toBeVisible();
    await expectAccessible(page, 'interest profiler, results');
    const name = await career.getByRole('link').innerText();
    await career.getByRole('button', { name: /Save/ }).click();
    await expect(career.getByRole('button', { name: /Saved/ })).toBeVisible();
    await page.goto('/careers?searchType=saved');
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await page.goto('/learnAboutYourself');
    await expect(page.getByRole('region', { name: 'You so far' })).toContainText('You like to');
    await expectAccessible(page, 'learn about yourself, done');
  },
);

test('offline in the middle: nothing is lost, and another browser goes on where this one stopped (ST-183, ST-187)', async ({
  page,
  context,
  browser,
}) => {
  const person = await newPerson(page, 'offline');
  await openAs(page, person, `${PROFILER}?step=2`);
  await answerPage(page, 1);
  await isSaved(page);
  await context.setOffline(true);
  await turn(page);
  await answerPage(page, 2);
  await radio(page, 0, 'Like').check({ force: true });
  await saysOfAnswers(page, 'Will be saved when you are back online');
  await turn(page);
  await answerPage(page, 3);
  await context.setOffline(false);
  await isSaved(page);

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await openAs(elsewhere, person, '/learn-about-yourself');
  const panel = elsewhere.getByRole('region', { name: 'Interest profiler' });
  await expect(panel).toContainText('9 of 60 answered');
  await panel.getByRole('link', { name: 'Continue' }).click();
  await onPage(elsewhere, 4);
  await elsewhere.getByRole('button', { name: 'Back' }).click();
  await elsewhere.getByRole('button', { name: 'Back' }).click();
  await onPage(elsewhere, 2);
  await expect(radio(elsewhere, 0, 'Like')).toBeChecked();
  await other.close();
});

test('a tab that is closed without a connection: its answers are sent when its owner is back, and by nobody else', async ({
  page,
  context,
}) => {
  const [first, second] = [await newPerson(page, 'closes'), await newPerson(page, 'next')];
  await openAs(page, first, `${PROFILER}?step=2`);
  await onPage(page, 1);
  await context.route('**/answers', (route) => route.abort());
  await answerPage(page, 1);
  await saysOfAnswers(page, 'Not saved yet. Your answers are kept here, and we try again.');
  await page.close();
  const later = await context.newPage();
  await later.goto('/logout?referrer=portal');
  await later.waitForURL('/');
  await context.unroute('**/answers');
  const sent: string[] = [];
  context.on('request', (request) => request.url().endsWith('/answers') && sent.push(request.url()));

  // Somebody else at the same computer, in the same browser.
  await openAs(later, second, '/learn-about-yourself');
  await expect(surveyRow(later, 'Interest profiler')).toContainText('Not started');
  expect(sent).toEqual([]);
  await later.goto('/logout?referrer=portal');
  await later.waitForURL('/');
  await openAs(later, first, '/learn-about-yourself');
  // The first may have gone while its owner was signing out.
  await expect.poll(() => sent.length).toBeGreaterThanOrEqual(2);
  await expect(async () => {
    await later.reload();
    await expect(later.getByText('3 of 60 answered').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('answers that nobody came to send are dropped by whichever page is opened, and their owner is told', async ({
  page,
  context,
}) => {
  const person = await newPerson(page, 'overdue');
  await openAs(page, person, `${PROFILER}?step=2`);
  await onPage(page, 1);
  await context.route('**/answers', (route) => route.abort());
  await answerPage(page, 1);
  await saysOfAnswers(page, 'Not saved yet. Your answers are kept here, and we try again.');
  await page.close();
  const later = await context.newPage();
  await later.goto('/logout?referrer=portal');
  await later.waitForURL('/');
  await context.unroute('**/answers');
  const marks = (begin: string) =>
    later.evaluate((name) => Object.entries(localStorage).filter(([key]) => key.startsWith(name)), begin);
  const waiting = await marks('longleaf.answers-wait.');
  expect(waiting).toHaveLength(1);
  // A month has passed.
  await later.evaluate(([key]) => localStorage.setItem(key ?? '', '1'), waiting[0] ?? []);
  await later.goto('/college-search');
  await expect.poll(() => marks('longleaf.answers-wait.')).toEqual([]);
  expect((await marks('longleaf.answers-dropped.')).map(([, count]) => count)).toEqual(['3']);

  await openAs(later, person, '/learn-about-yourself');
  await expect(
    later.getByText('3 answers that you gave on this device could not be sent.', { exact: false }),
  ).toBeVisible();
  await later.getByRole('button', { name: 'I have read this' }).click();
  await expect(later.getByText('could not be sent.', { exact: false })).toHaveCount(0);
  await expect(surveyRow(later, 'Interest profiler')).not.toContainText('3 of 60 answered');
});

test('two tabs: each shows what the other saved, and the newest answer stays (ST-183)', async ({
  page,
  context,
}) => {
  const person = await newPerson(page, 'two');
  await openAs(page, person, `${PROFILER}?step=2`);
  await onPage(page, 1);
  const other = await context.newPage();
  await other.goto(page.url());
  await onPage(other, 1);
  await radio(page, 0, 'Like').check({ force: true });
  await radio(other, 1, 'Dislike').check({ force: true });
  await expect(radio(other, 0, 'Like')).toBeChecked();
  await expect(radio(page, 1, 'Dislike')).toBeChecked();
  await radio(other, 0, 'Strongly like').check({ force: true });
  await expect(radio(page, 0, 'Strongly like')).toBeChecked();
  await page.reload();
  await expect(radio(page, 0, 'Strongly like')).toBeChecked();
  await expect(radio(page, 1, 'Dislike')).toBeChecked();
});

test('start over asks, deletes, and begins at the first page; by keyboard alone (ST-184, ST-185)', async ({
  page,
}) => {
  const person = await newPerson(page, 'over');
  await openAs(page, person, PROFILER);
  await press(page, page.getByRole('button', { name: 'Start', exact: true }));
  await onPage(page, 1);
  await choose(page, radio(page, 0, 'Like'));
  await choose(page, radio(page, 1, 'Not sure'));
  await press(page, page.getByRole('button', { name: 'Next' }));
  await onPage(page, 2);
  const before = page.url();
  await press(page, page.getByRole('button', { name: 'Start over' }));
  await expect(page.getByText('Your 2 answers are deleted. Finished results stay.')).toBeVisible();
  await page.keyboard.press('Enter');
  await onPage(page, 1);
  await expect(radio(page, 0, 'Like')).not.toBeChecked();
  // The address of the one that is gone says so, and leads to the one that there is.
  await page.goto(before);
  await expect(page.getByText('These answers are no longer there.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await onPage(page, 1);
});
