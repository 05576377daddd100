import { INTEREST_PROFILER } from '@longleaf/rules/assessments/interest-profiler/definition';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { newPerson } from './helpers/person.ts';
import { openAs } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

// What did not come is told to the server as well.
test.use({ mayThrow: /dynamically imported module/ });

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Parts of this page did not arrive.' });

test(
  'results whose code does not come say so where they belong, and are there once the page is loaded again',
  ON_PHONE_TOO,
  async ({ page }) => {
    const asked = page.waitForRequest(
      (request) => request.url().includes('/api/assessments') && 'authorization' in request.headers(),
    );
    await openAs(page, await newPerson(page, 'missing'), '/learn-about-yourself/interest-profiler');
    const { authorization = '' } = (await asked).headers();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page).toHaveURL(/\?step=2&sessionId=\d+/);
    const sid = new URL(page.url()).searchParams.get('sessionId');
    for (const { id } of INTEREST_PROFILER.questions) {
      const address = `/api/assessments/${INTEREST_PROFILER.id}/sessions/${sid}/questions/${id}/answers`;
      await page.request.post(address, {
        headers: { authorization },
        data: { answer: id % 3 === 0 ? '5' : '2' },
      });
    }
    const last = new URL(page.url());
    last.searchParams.set('page', String(INTEREST_PROFILER.questions.length / 3));
    await page.route(/\/assets\/results-step-.*\.js$/, (route) => route.abort());
    await page.goto(last.href);
    await page.getByRole('button', { name: 'See your results' }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/\?step=3&sessionId=\d+$/);
    await expectAccessible(page, 'results whose code did not come');
    await page.unroute(/\/assets\/results-step-.*\.js$/);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('You like');
    await expect(page).toHaveURL(new RegExp(`sessionId=${sid}$`));
  },
);

test(
  'filters whose code does not come leave the search as it is, and say so where one looks',
  ON_PHONE_TOO,
  async ({ page }) => {
    await page.goto('/college-search?state=NC', { waitUntil: 'networkidle' });
    await page.route(/\/assets\/all-filters-.*\.js$/, (route) => route.abort());
    await page
      .getByRole('button', { name: /^(All f|F)ilters/ })
      .first()
      .click();
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(/\/college-search\?state=NC$/);
    await expect(page.getByRole('heading', { name: 'Appalachian State University' })).toBeVisible();
    await expectAccessible(page, 'filters whose code did not come');
    await page.unroute(/\/assets\/all-filters-.*\.js$/);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(notice(page)).toHaveCount(0);
    await page
      .getByRole('button', { name: /^(All f|F)ilters/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test('a home whose code does not come is that of a visitor and says so', ON_PHONE_TOO, async ({ page }) => {
  await page.route(/\/assets\/member-home-.*\.js$/, (route) => route.abort());
  await openAs(page, await newPerson(page, 'missing'), '/login');
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'home whose code did not come');
  await page.unroute(/\/assets\/member-home-.*\.js$/);
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
});
