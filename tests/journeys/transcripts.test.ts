import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { signIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

test(
  'demo_senior asks for transcripts for several colleges, sees one received, and cancels the final one (UI-011, ST-103, ST-108)',
  ON_PHONE_TOO,
  async ({ page }, { project }) => {
    await signIn(page, 'demo_senior', '/apphub/requesttranscript');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Your transcripts' })).toBeVisible();
    // Each width asks for a kind of its own: the same is not asked for twice.
    const type = project.name === 'phone' ? 'Midyear transcript' : 'First transcript';
    await main.getByRole('radio', { name: type }).check();
    await main.getByRole('button', { name: /^Choose all/ }).click();
    const consent = main.getByRole('checkbox', { name: 'I agree' });
    if (await consent.isVisible()) await consent.check();
    await expectAccessible(page, 'transcripts, ready to send');
    await main.getByRole('button', { name: /^Send \d+ requests$/ }).click();
    await expect(main.getByText(/requests are on their way/)).toBeVisible();
    await expectAccessible(page, 'transcripts, asked for');

    const received = main
      .getByRole('article')
      .filter({ hasText: 'North Carolina A & T' })
      .filter({ hasText: 'First transcript' });
    await expect(received.locator('header')).toContainText('Received');
    await received.getByText('What happened').click();
    await received.getByRole('link', { name: 'View transcript' }).click();
    await expect(main.getByRole('heading', { name: /^Transcript of/ })).toBeVisible();
    await expect(main.getByRole('rowheader', { name: 'Chemistry' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Print, save or mail' })).toBeVisible();
    await expectAccessible(page, 'transcript record');
    await page.goBack();
    // The list is there again: what is not on it now is not there at all.
    await expect(received.locator('header')).toContainText('Received');

    // The one that this person came with: others are other stories'.
    const final = main
      .getByRole('article')
      .filter({ hasText: 'North Carolina A & T' })
      .filter({ hasText: 'Final transcript' })
      .filter({ has: page.getByRole('button', { name: 'Cancel request' }) });
    if (!(await final.first().isVisible())) {
      await main.getByRole('radio', { name: 'Final transcript' }).check();
      await main.getByRole('checkbox', { name: /^North Carolina A & T/ }).check();
      await main.getByRole('button', { name: /^Send \d+ requests?$/ }).click();
    }
    const before = await main.getByText('Canceled', { exact: true }).count();
    await final.first().getByRole('button', { name: 'Cancel request' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this request?' });
    await expectAccessible(page, 'cancel a transcript');
    await dialog.getByRole('button', { name: 'Cancel request' }).click();
    await expect(page.getByText('Transcript request cancelled')).toBeVisible();
    await expect.poll(() => main.getByText('Canceled', { exact: true }).count()).toBeGreaterThan(before);

    await page.goto('/transcriptSchools');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'transcript schools');
  },
);

test('whoever has no student number is told before asking that no record is known to be theirs', async ({
  page,
}) => {
  await newSignedInPerson(page, 'unmatched', '/apphub?start=');
  const start = page.getByRole('dialog', { name: 'Start an application' });
  await start
    .getByRole('button', { name: /^Start/ })
    .first()
    .click();
  await page.goto('/apphub/requesttranscript');
  await expect(page.getByText('We cannot tell yet which school record is yours.')).toBeVisible();
  await expectAccessible(page, 'transcripts without a student number');
});
