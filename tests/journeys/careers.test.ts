import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { listenToConsole } from './helpers/console.ts';
import { fillSignIn, signIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

const CAREERS_SITE = 'https://careers.example';

/** Opens an address and waits for the page's own script: what is pressed before it runs loads a document instead. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

test('a career: pay in the nation, the state and its metros, and the way to programs and colleges (UI-027, ST-124, ST-135)', async ({
  page,
}) => {
  const console = listenToConsole(page);
  await open(page, '/careers/registered-nurses');
  await expect(page.getByRole('heading', { level: 1, name: 'Registered Nurses' })).toBeVisible();
  await expect(page).toHaveTitle(/^Registered Nurses \| /);
  const pay = page.getByRole('table', { name: 'Pay and jobs by place' });
  await expect(pay.getByRole('row', { name: /^United States May 2025.*\$97,550.*21\.7/ })).toBeVisible();
  await expect(pay.getByRole('row', { name: /^North Carolina May 2024.*\$81,860.*22\.2/ })).toBeVisible();
  await expect(pay.getByRole('row', { name: /^Raleigh-Cary.*\$84,870/ })).toBeVisible();
  await expect(pay.getByRole('row', { name: /^Durham-Chapel Hill.*Not available/ })).toBeVisible();
  await expect(page.getByText(/^Not available for Durham-Chapel Hill: The publisher/)).toBeVisible();
  const spread = page.getByRole('table', { name: 'Yearly pay from low to high, by place' });
  await expect(spread.getByRole('columnheader')).toHaveText(['United States, May 2025']);
  await expect(spread.getByRole('row', { name: /10th percentile.*\$68,940$/ })).toBeVisible();
  await expect(
    page.getByText(/^Not available for North Carolina; all metropolitan areas: The table/),
  ).toBeVisible();
  const schooling = page.getByRole('table', { name: 'Schooling a new worker needs' });
  await expect(schooling.getByRole('row', { name: /Bachelor’s degree 56%/ })).toBeVisible();
  await expectAccessible(page, 'career');
  console.expectQuiet();

  await page.getByRole('link', { name: 'Registered Nursing/Registered Nurse' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Registered Nursing/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Registered Nurses' })).toBeVisible();
  await page.getByRole('link', { name: 'Find colleges for this career' }).click();
  await expect(page).toHaveURL(/\/college-search\?occCode=29-1141\.00$/);
  await page.getByRole('link', { name: 'Registered Nurses' }).click();
  await expect(page).toHaveURL(/\/careers\/registered-nurses$/);
});

test('places that the tables do not list stand in one sentence', async ({ page }) => {
  await open(page, '/careers/astronomers');
  const pay = page.getByRole('table', { name: 'Pay and jobs by place' });
  await expect(pay.getByRole('rowheader')).toHaveText([/^United States May 2025$/]);
  await expect(pay.getByText('Not available')).toHaveCount(0);
  await expect(page.getByText(/all metropolitan areas: The table we use does not list this job/)).toHaveCount(
    1,
  );
});

test('a career whose pay is published by the hour says so', async ({ page }) => {
  await open(page, '/careers/actors');
  const pay = page.getByRole('table', { name: 'Pay and jobs by place' });
  await expect(pay.getByRole('row', { name: /^United States.*\$\d+\.\d\d an hour/ })).toBeVisible();
  await expect(
    page.getByText(/^United States: Pay for this job is published by the hour/).first(),
  ).toBeVisible();
});

test('a code leads to the career’s own address, an unknown one home with a word of why', async ({ page }) => {
  await open(page, '/careers/29-1141.00');
  await expect(page).toHaveURL(/\/careers\/registered-nurses$/);
  await page.goto('/careers/no-such-career-anywhere', { waitUntil: 'commit' });
  await expect(page.getByText('We do not know that career. Look for it by name.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/programsMajors/no-such-program-anywhere', { waitUntil: 'commit' });
  await expect(page.getByText('We do not know that program. Look for it by name.')).toBeVisible();
});

test('a page asks once for all it shows; when that fails it says so and can be tried again', async ({
  page,
}) => {
  await open(page, '/programsMajors/registered-nursing-registered-nurse');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.getByRole('main').getByRole('link', { name: 'Registered Nurses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registered Nurses' })).toBeVisible();
  expect(asked).toEqual(['/api/careers/occupations/registered-nurses']);

  const broken = '**/api/careers/occupations/nurse-practitioners';
  await page.route(broken, (route) => route.fulfill({ status: 503, json: { title: 'Busy', status: 503 } }));
  await page.getByRole('link', { name: 'Nurse Practitioners' }).click();
  await expect(page.getByText('We could not load this career.')).toBeVisible();
  await expectAccessible(page, 'career that could not be loaded');
  await page.unroute(broken);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nurse Practitioners' })).toBeVisible();
});

test('a program: its careers, awards and schools, and the schools of a level (UI-023, UI-025)', async ({
  page,
}) => {
  const console = listenToConsole(page);
  await open(page, '/programsMajors/51.3801');
  await expect(page.getByRole('heading', { level: 1, name: /^Registered Nursing/ })).toBeVisible();
  const careers = page.getByRole('table', { name: 'Careers with their pay and schooling' });
  await expect(careers.getByRole('row', { name: /^Registered Nurses.*\$81,860.*\$97,550/ })).toBeVisible();
  await expectAccessible(page, 'program');

  await page.getByRole('link', { name: 'Schools by level' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Schools offering Registered Nursing/ }),
  ).toBeVisible();
  await expect(page.getByLabel('Level')).toHaveValue('Certificate');
  await page.getByLabel('Level').selectOption('Associate');
  await expect(page).toHaveURL(/option=Associate$/);
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const firstRising = 'Alamance Community College';
  await expect(first).toHaveText(firstRising);
  await expectAccessible(page, 'schools offering a program');
  await page.getByRole('link', { name: /^School, A to Z/ }).click();
  await expect(page).toHaveURL(/option=Associate&dir=descending$/);
  await expect(first).not.toHaveText(firstRising);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await page.goBack();
  await expect(first).toHaveText(firstRising);
  console.expectQuiet();
});

test('a level nobody offers, and a page past the end, are said and lead on', async ({ page }) => {
  const path = '/exploreprogramsandmajors/schoolofferingprogram/27.0101';
  await open(page, `${path}?option=Professional`);
  await expect(
    page.getByText('Nobody offers this program at the level “Professional doctorates”'),
  ).toBeVisible();
  await expectAccessible(page, 'level nobody offers');
  await page.getByRole('link', { name: 'Look in all states' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Associate degrees' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^[\d,]+ schools$/ })).toBeVisible();
  await open(page, `${path}?option=Associate&state=all&page=9000`);
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL(/option=Associate&state=all$/);
});

test('a career is saved at once, and taking it off the list is asked first (ST-133)', async ({ page }) => {
  await signIn(page, 'demo_senior');
  await open(page, '/careers/actuaries');
  const save = page.getByRole('button', { name: /^Saved? Actuaries$/ });
  await save.click();
  await expect(page.getByText('Saved successfully to your Saved Careers')).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expectAccessible(page, 'remove a career');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove career' }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('saving a program toggles, with its messages (ST-142)', async ({ page }) => {
  await signIn(page, 'demo_senior');
  await open(page, '/programsMajors/27.0101');
  const save = page.getByRole('button', { name: /^Saved? / });
  await save.click();
  await expect(page.getByText('Program saved successfully.')).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect(page.getByText('Program removed successfully.')).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('saving a career as a visitor: signed in on the way, saved once (ST-134)', async ({ page }) => {
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/careers/savedcareers')) saves += 1;
  });
  await open(page, '/careers/surveyors');
  await page.getByRole('button', { name: /^Save Surveyors$/ }).click();
  await fillSignIn(page, 'demo_adult');
  await expect(page).toHaveURL(/\/careers\/surveyors$/);
  await expect(page.getByText('Saved successfully to your Saved Careers')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Saved Surveyors$/ })).toBeVisible();
  expect(saves).toBe(1);
});

/** Serves the career's page as a server does that knows a careers site, and stands in for that site. */
async function withCareersSite(page: Page): Promise<void> {
  await page.route('**/careers/registered-nurses', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"careersSiteUrl":null',
      `"careersSiteUrl":"${CAREERS_SITE}"`,
    );
    await route.fulfill({ response, body });
  });
  await page.route(`${CAREERS_SITE}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Careers site</title><h1>Full profile</h1>' }),
  );
}

/** The page's stopwatch stands still until the test moves it: nothing depends on how fast this machine is. */
async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let now = 0;
    performance.now = () => now;
    window.addEventListener('pass-time', (event) => (now += (event as CustomEvent<number>).detail));
  });
}

/** Moves the stopwatch, and gives every timer of the page that looks at it a turn. */
async function passTime(page: Page, seconds: number): Promise<void> {
  await page.evaluate(async (milliseconds) => {
    window.dispatchEvent(new CustomEvent('pass-time', { detail: milliseconds }));
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }, seconds * 1000);
}

test.describe('with a careers site', () => {
  // The markup still comes from a server without a careers site: the link there is not in it.
  test.use({ mayThrow: /React error #418/ });
  test.beforeEach(async ({ page }) => {
    await holdTime(page);
    await withCareersSite(page);
    await open(page, '/careers/registered-nurses');
  });

  test('ten seconds lead there, and coming back does not start them again (CON-048, ST-136)', async ({
    page,
  }) => {
    const bar = page.getByRole('complementary', { name: 'Going on to the careers site' });
    await expect(bar).toBeVisible();
    const told = page.getByRole('status').filter({ hasText: 'To stop that, press Escape or Stay here.' });
    await expect(told).toHaveCount(1);
    await expectAccessible(page, 'on to the careers site');
    await passTime(page, 9.5);
    await expect(bar).toContainText('You go there in 1 s.');
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('pass-time', { detail: 500 })));
    await expect(page).toHaveURL(`${CAREERS_SITE}/profile/registered-nurses`);
    await page.goBack({ waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: 'Registered Nurses' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Full profile on the careers site' })).toBeVisible();
    await passTime(page, 20);
    await expect(bar).toHaveCount(0);
    await expect(page).toHaveURL(/\/careers\/registered-nurses$/);
  });

  test('Escape stops it from wherever the keyboard is', async ({ page }) => {
    const bar = page.getByRole('complementary', { name: 'Going on to the careers site' });
    await expect(bar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    await passTime(page, 20);
    await expect(page).toHaveURL(/\/careers\/registered-nurses$/);
  });

  test('“Stay here” stops it for good (GAP-031)', async ({ page }) => {
    const stay = page.getByRole('button', { name: 'Stay here' });
    await stay.click();
    await expect(stay).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await passTime(page, 20);
    await expect(page).toHaveURL(/\/careers\/registered-nurses$/);
    await page.reload({ waitUntil: 'networkidle' });
    await passTime(page, 20);
    await expect(stay).toHaveCount(0);
    await expect(page).toHaveURL(/\/careers\/registered-nurses$/);
  });
});
