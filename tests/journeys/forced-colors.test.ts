import { expect, type Locator } from '@playwright/test';
import { addEvents } from './helpers/calendar.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { signIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO, isPhone } from './helpers/widths.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('in forced colors the chosen view, the open page and bars stay visible', async ({ page }) => {
  await page.goto('/college-search?state=NC', { waitUntil: 'networkidle' });
  const ground = await styleOf(page.locator('body'), 'background-color');

  const views = page.locator('button[aria-pressed]').filter({ hasText: /^(Cards|List|Map)$/ });
  const grounds = await views.evaluateAll((buttons) =>
    buttons.map((button) => [button.getAttribute('aria-pressed'), getComputedStyle(button).backgroundColor]),
  );
  const chosen = grounds.filter(([pressed]) => pressed === 'true').map(([, color]) => color);
  const others = grounds.filter(([pressed]) => pressed !== 'true').map(([, color]) => color);
  expect(chosen).toHaveLength(1);
  expect(others).not.toContain(chosen[0]);

  const pages = page.getByRole('navigation', { name: 'Pages' });
  const current = await styleOf(pages.locator('[aria-current]'), 'background-color');
  expect(current).not.toBe(
    await styleOf(pages.getByRole('link', { name: 'Page 2', exact: true }), 'background-color'),
  );

  // Drawn behind the links of the footer, it would be in their way.
  await expect(page.getByRole('contentinfo').locator(':scope > div').first()).toBeHidden();
  const footer = page.getByRole('contentinfo');
  expect(await styleOf(footer, 'border-top-style')).toBe('solid');
  expect(await styleOf(footer, 'border-top-color')).not.toBe(ground);
  const bar = page.getByRole('main').locator('i').first();
  expect(await styleOf(bar, 'border-top-color')).not.toBe(ground);
  expect(await styleOf(bar, 'border-top-width')).not.toBe('0px');
});

test('in forced colors what lies over the map has edges', async ({ page }) => {
  await page.goto('/college-search?state=NC&view=map', { waitUntil: 'networkidle' });
  const key = page.getByRole('main').locator('ul').filter({ hasText: 'Community college' }).first();
  const tools = page.getByRole('button', { name: 'Whole country' }).locator('..');
  for (const lying of [key, tools]) expect(await styleOf(lying, 'border-top-style')).toBe('solid');
});

test('in forced colors what is on its way has an edge', async ({ page }) => {
  await signIn(page, 'demo_student');
  await page.route('**/api/collegePlanning/**', () => new Promise(() => undefined));
  await page.goto('/savedColleges');
  const block = page.getByRole('main').getByRole('status').locator('span[aria-hidden]').first();
  await expect.poll(() => styleOf(block, 'outline-style')).toBe('dashed');
  await expect.poll(() => styleOf(block, 'outline-color')).toMatch(/^rgb\(/);
});

test('in forced colors the open section of a college has an edge that the others have not', async ({
  page,
}) => {
  await page.goto('/college-profile/duke-university', { waitUntil: 'networkidle' });
  const sections = page.getByRole('navigation').filter({ hasText: 'Student life' });
  const open = await styleOf(sections.locator('[aria-current]'), 'border-bottom-color');
  const other = await styleOf(sections.getByRole('link', { name: 'Student life' }), 'border-bottom-color');
  expect(open).not.toBe(other);
});

test('in forced colors panels that differ from the page by their ground have an edge', async ({ page }) => {
  await signIn(page, 'demo_student', '/learn-about-yourself');
  const partner = page.getByRole('main').locator('section').filter({ hasText: 'From our partner' }).last();
  await expect(partner).toBeVisible();
  expect(await styleOf(partner, 'outline-style')).toBe('solid');
});

test('in forced colors the chosen category of the calendar is another than the rest', async ({ page }) => {
  await signIn(page, 'demo_student', '/studentCalendar');
  const categories = page.getByRole('group', { name: 'Category' });
  const ground = (name: string) => styleOf(categories.getByRole('button', { name }), 'background-color');
  await categories.getByRole('button', { name: 'Sports' }).click();
  await expect.poll(() => ground('Sports')).not.toBe(await ground('Private'));
  expect(await ground('All Categories')).toBe(await ground('Private'));
});

test(
  'in forced colors events, the day it is and what is open have edges, and the hours show',
  ON_PHONE_TOO,
  async ({ page }) => {
    await newSignedInPerson(page, 'contrasts');
    const day = await addEvents(page);
    const ground = await styleOf(page.locator('body'), 'background-color');
    const visit = page.getByRole('button', { name: /Visit to the campus/ }).first();
    const hasEdge = async (element: Locator, edge: 'border-top' | 'outline') => {
      expect(await styleOf(element, `${edge}-style`)).toBe('solid');
      expect(await styleOf(element, `${edge}-color`)).not.toBe(ground);
    };
    if (isPhone(page)) {
      await hasEdge(visit.locator('..'), 'border-top');
      return;
    }
    for (const view of ['month', 'week', 'day']) {
      await page.goto(`/studentCalendar?date=${day}&view=${view}`);
      await visit.click();
      await hasEdge(visit, 'border-top');
      await hasEdge(visit, 'outline');
      await hasEdge(page.getByRole('region', { name: 'Details of the event' }), 'border-top');
      const today = page.getByRole('main').locator('[class*=today]').last();
      await hasEdge(today, 'outline');
      // Filled, it would lie over the lines of the hours.
      expect(await styleOf(today, 'background-color')).toMatch(/, 0\)$/);
    }
  },
);

test('in forced colors the open kind of saved things is another than the rest', async ({ page }) => {
  await signIn(page, 'demo_senior', '/savedColleges');
  const ground = (name: RegExp) =>
    styleOf(page.getByRole('main').getByRole('link', { name }), 'background-color');
  await expect.poll(() => ground(/^Colleges/)).not.toBe(await ground(/^Careers/));
});

test('in forced colors the main button of signing in has edges all around', async ({ page }) => {
  await page.goto('/login');
  // The page that sends the browser to it has a button of that name too.
  await expect(page.getByLabel('Email or account name')).toBeVisible();
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  for (const side of ['top', 'left', 'right', 'bottom'])
    expect(await styleOf(button, `border-${side}-style`)).toBe('solid');
});
