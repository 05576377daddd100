import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { listenToConsole } from './helpers/console.ts';
import { openFilters, openGroup, resultCount, showResults, tick } from './helpers/search.ts';
import { createAccount, expectSignedIn, fillSignIn, NEW_PASSWORD, signOut } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

const unique = () => `ada_${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

test('a student finds, compares and saves, and finds it all again after signing in again (UI-012, UI-013, ST-112)', async ({
  page,
}) => {
  const userName = unique();
  await page.goto('/college-search');
  const drawer = await openFilters(page);
  await openGroup(drawer, 'Place');
  await tick(drawer, 'North Carolina');
  await drawer.getByLabel('of ZIP code').fill('27601');
  await drawer.getByLabel('Within').selectOption({ label: '100 miles' });
  await openGroup(drawer, 'College');
  await tick(drawer, 'Four-year');
  await tick(drawer, 'Public');
  await openGroup(drawer, 'Cost');
  await tick(drawer, String.raw`Under \$10,000`);
  await openGroup(drawer, 'Study');
  await drawer.getByRole('combobox', { name: 'Major' }).fill('registered nursing');
  await drawer.getByRole('option', { name: /^Registered Nursing\/Registered Nurse/ }).click();
  await showResults(page, drawer);

  // Public four-year colleges of the state with nursing near Raleigh under $10,000: Fayetteville State and no other.
  expect(await resultCount(page)).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'Fayetteville State University' })).toBeVisible();
  await expectAccessible(page, 'search results');
  const address = page.url();
  await page.reload();
  expect(page.url()).toBe(address);
  await expect(page.getByRole('link', { name: 'Fayetteville State University' })).toBeVisible();

  await page.getByRole('link', { name: 'Fayetteville State University' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fayetteville State University' })).toBeVisible();
  await expectAccessible(page, 'college profile');
  await page.goBack();
  expect(page.url()).toBe(address);

  await page.goto(
    '/compare?colleges=fayetteville-state-university,elizabeth-city-state-university,duke-university',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Compare colleges' })).toBeVisible();
  await expectAccessible(page, 'compare');

  // Somebody who lives elsewhere says so once, and every page has their price.
  await page.getByLabel('You live in').selectOption({ label: 'Virginia' });
  await expect(page.getByText(/For people from Virginia/).first()).toBeVisible();
  await page
    .getByRole('link', { name: /^Fayetteville State/ })
    .first()
    .click();
  await expect(page.getByText(/From Virginia, about \$/)).toBeVisible();
  await page.getByLabel('You live in').selectOption({ label: 'North Carolina' });
  await expect(page.getByText(/From Virginia/)).toHaveCount(0);

  // Saving as a visitor: an account in the middle, and the college is saved on return.
  await page.goto('/college-profile/fayetteville-state-university');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText('save Fayetteville State University')).toBeVisible();
  await createAccount(page, userName);
  await expect(page).toHaveURL(/college-profile\/fayetteville-state-university/);
  await expect(page.getByText('Saved successfully to your Saved Colleges')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Saved/ }).first()).toHaveAttribute('aria-pressed', 'true');

  await page.goto(address);
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByLabel('Name of the search').fill('Nursing under 10,000');
  await expectAccessible(page, 'save search');
  await page.getByRole('dialog').getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Your search is saved.')).toBeVisible();

  await signOut(page);
  await page.goto('/savedColleges');
  await fillSignIn(page, userName, NEW_PASSWORD);
  await expectSignedIn(page);
  await expect(page.getByRole('link', { name: 'Fayetteville State University' })).toBeVisible();
  await expectAccessible(page, 'saved colleges');
  await page.goto('/college-search');
  await page.getByRole('button', { name: /^Saved searches/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nursing under 10,000', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Fayetteville State University' })).toBeVisible();
});

test('each section of a profile has its own address and title and passes (CON-032, UI-014, UI-015, UI-016, UI-017, UI-018, UI-019, UI-020, UI-021)', async ({
  page,
}) => {
  const console = listenToConsole(page);
  const sections = [
    'about',
    'admissions',
    'academics',
    'cost-and-financial-aid',
    'student-life',
    'transfer-student',
    'international-students',
    'learning-disabilities',
  ];
  const titles = new Set<string>();
  for (const section of sections) {
    await page.goto(`/college-profile/university-of-north-carolina-asheville/${section}`);
    await expect(page.getByRole('heading', { level: 1, name: 'UNC Asheville' })).toBeVisible();
    titles.add(await page.title());
    await expectAccessible(page, `profile ${section}`);
  }
  expect(titles.size).toBe(sections.length);
  console.expectQuiet();
});

test('a closed college says so above its figures, before any script has run, and an open one does not', async ({
  page,
  request,
}) => {
  const drawn = await request.get('/college-profile/birmingham-southern-college');
  expect(/The figures below are from before/.test(await drawn.text())).toBe(true);
  await page.goto('/college-profile/duke-university');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('figures below are from before')).toHaveCount(0);
  await page.goto('/college-profile/birmingham-southern-college');
  await expect(page.getByText('figures below are from before')).toBeVisible();
});

test('profile addresses that lead elsewhere (UI-022)', async ({ page }) => {
  await page.goto('/institutions/199120/campusprofile');
  await expect(page).toHaveURL(/\/college-profile\/university-of-north-carolina-at-chapel-hill/);
  await page.goto('/college-profile/no-such-college');
  await expect(page).toHaveURL('/');
  await page.goto('/college-profile/duke-university/no-such-section');
  await expect(page.getByRole('heading', { level: 1, name: 'Duke University' })).toBeVisible();
});

test(
  'search: no results, a wrong ZIP code, list and map, failure and back (MSG-034)',
  ON_PHONE_TOO,
  async ({ page }) => {
    await page.goto('/college-search?name=zzzzqqqq');
    await expect(page.getByRole('heading', { name: /No college/ })).toBeVisible();
    await expectAccessible(page, 'search without results');
    await page.goto('/college-search?view=map&state=nc');
    await expect(page.getByRole('button', { name: /UNC|college/i }).first()).toBeVisible();
    const inView = page.getByRole('heading', { name: /colleges? in this part of the map$/ });
    await expect(inView).toBeVisible();
    await expect(page.getByRole('link', { name: 'UNC Chapel Hill' })).toBeVisible();
    const inState = await inView.textContent();
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect(inView).not.toHaveText(inState ?? '');
    await expectAccessible(page, 'search map');
    // A link pressed before the page's own script runs would load a document instead.
    await page.goto('/college-search', { waitUntil: 'networkidle' });
    await page.route('**/api/campusSearch/institutionFilters**', (route) => route.abort());
    await page
      .getByRole('button', { name: 'Page 2' })
      .or(page.getByRole('link', { name: 'Page 2' }))
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(page, 'search failed');
    await page.unroute('**/api/campusSearch/institutionFilters**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^11 to 20 of/)).toBeVisible();
  },
);
