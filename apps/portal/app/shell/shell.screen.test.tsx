import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClientOfTab } from '../lib/query-client.ts';
import { openScreen } from '../testing/open-screen.tsx';

const notice = page.getByRole('complementary', { name: 'Notice' });
const screen = { default: () => <h1>A page</h1> };
const content = { contentUrl: 'https://content.test' };
/** As the content site said it a moment ago. */
const tellNotice = () =>
  queryClientOfTab().setQueryData(['site-notice', 'site'], {
    message: 'Closed on Friday.',
    updatedDate: '2026-11-20',
    notifications: [],
  });
const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
const help = page.getByRole('complementary', { name: 'Help' });

test('a page has its trail from home, and help for its part of the site and the notice (ST-032, ST-036, ST-037, ST-038, ST-039)', async () => {
  tellNotice();
  await openScreen(screen, { id: 'UI-027', person: null, settings: content });
  await expect.element(notice.getByText('Closed on Friday.')).toBeVisible();
  const steps = trail.getByRole('link');
  await expect.element(steps.first()).toHaveTextContent('Home');
  expect(steps.elements().map((link) => link.getAttribute('href'))).toEqual(['/', '/careers']);
  await expect.element(trail.getByText('Career', { exact: true })).toHaveAttribute('aria-current', 'page');
  await expect
    .element(help.getByRole('link', { name: 'Help with planning' }))
    .toHaveAttribute('href', 'https://content.test/plan-your-future');
});

test('help for one’s own things is about the account (ST-038)', async () => {
  await openScreen(screen, { id: 'UI-031', settings: content });
  await expect
    .element(help.getByRole('link', { name: 'Help with your account' }))
    .toHaveAttribute('href', 'https://content.test/contact-us');
  await expect.element(page.getByRole('link', { name: /^Saved ?0$/ })).toBeVisible();
});

test('a page on the way in or out stands alone (ST-036, ST-037, ST-039)', async () => {
  tellNotice();
  await openScreen(screen, { id: 'UI-001', person: null, settings: content });
  await expect.element(page.getByRole('heading', { name: 'A page' })).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(trail).not.toBeInTheDocument();
  await expect.element(help).not.toBeInTheDocument();
});
