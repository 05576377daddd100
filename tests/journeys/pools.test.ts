import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@longleaf/platform/free-port';
import { readSettings } from '@longleaf/platform/settings';
import { expect } from '@playwright/test';
import { startAll } from '../../scripts/lib/supervisor.ts';
import { expectAccessible } from './helpers/accessibility.ts';
import { choose, press, select, typeInto } from './helpers/by-keyboard.ts';
import { fillSignIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

/**
 * Hosts of their own whose clock stands in June, when the pool is open, whenever this runs. What is seen while it is
 * closed follows from one answer of the API, and is tested there and as a screen.
 */
async function hostsInJune(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-pools-'));
  await chmod(folder, 0o755);
  const own = {
    DATA_DIR: folder,
    NOW: '2026-06-10T12:00:00Z',
    PORT: String(await freePort()),
    IDENTITY_PORT: String(await freePort()),
    // The content site and the stand-ins have no part in it.
    CONTENT_URL: '',
    PARTNERS_URL: '',
  };
  // Hosts take over the environment of whoever starts them; what runs beside goes on with the common one.
  const before = Object.keys(own).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, own);
  const remove = () => rm(folder, { recursive: true, force: true });
  const starting = startAll(readSettings(process.env)).finally(() => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });
  const running = await starting.catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const stop = () => running.stop().then(remove);
  return { origin: `http://localhost:${own.PORT}`, stop };
}

test('by keyboard alone: the redirection pool in June: open, filled in once, what was sent is there again, is taken back and goes anew (UI-039, UI-040, ST-171, ST-172)', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { origin, stop } = await hostsInJune();
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  const main = page.getByRole('main');
  try {
    await page.goto('/login?returnUrl=/CRP');
    await fillSignIn(page, 'demo_senior');
    await press(page, main.getByRole('link', { name: 'Join the pool for 2026' }));
    await expect(
      main.getByText(/^Colleges see this form and, from your profile, Jordan Whitaker/),
    ).toBeVisible();
    await expectAccessible(page, 'redirection pool, form');
    const join = () => press(page, main.getByRole('button', { name: 'Join the pool' }));
    await join();
    await expect(main.getByText('Enter the day you finish or finished high school').first()).toBeVisible();
    await select(page, main.getByLabel('Month'), 'June');
    await typeInto(page, main.getByLabel('Day', { exact: true }), '11');
    await typeInto(page, main.getByLabel('Year'), '2026');
    for (const question of [
      'Do you need to live on campus?',
      'Will you apply for financial aid?',
      'Did you apply to a public university of North Carolina?',
    ])
      await choose(page, main.getByRole('group', { name: question }).getByRole('radio', { name: 'Yes' }));
    await typeInto(page, main.getByRole('combobox', { name: /Who turned you down/ }), 'duke');
    await expect(main.getByRole('option', { name: /Duke/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await join();
    await expect(main.getByRole('heading', { name: 'You are in the pool' })).toBeFocused();
    await expectAccessible(page, 'redirection pool, sent');
    await page.reload();
    await expect(main.getByRole('heading', { name: 'You are in the pool' })).toBeVisible();
    await expect(main.getByText('Duke University')).toBeVisible();
    await page.goto('/collegePlanning#college-recruiters');
    const row = main.getByRole('listitem').filter({ hasText: 'College redirection pool' });
    await press(page, row.getByRole('button', { name: 'Take it back' }));
    const question = page.getByRole('dialog', { name: 'Take your form back?' });
    await expect(question).toBeVisible();
    await expectAccessible(page, 'redirection pool, taking back');
    await press(page, question.getByRole('button', { name: 'Take it back' }));
    await expect(row).toHaveCount(0);
    await page.goto('/CollegeRedirection');
    await expect(main.getByText(/^You took your form back on June 10, 2026/)).toBeVisible();
    await expect(main.getByLabel('Year')).toHaveValue('2026');
    await expectAccessible(page, 'redirection pool, taken back');
    await join();
    await expect(main.getByRole('heading', { name: 'You are in the pool' })).toBeFocused();
  } finally {
    await page.context().close();
    await stop();
  }
});
