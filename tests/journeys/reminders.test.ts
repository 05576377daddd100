import { createHash, randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { changeRows } from './helpers/database.ts';
import { newPerson } from './helpers/person.ts';
import { fillSignIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { PHONE_IS_ENOUGH } from './helpers/widths.ts';

test(
  'reminders by mail: turned on in the hub, stopped from a mail without signing in',
  PHONE_IS_ENOUGH,
  async ({ page, browser }) => {
    const { userName, email, password } = await newPerson(page, 'reminded');
    await changeRows('update identity.accounts set email_verified = true where email = $1', [email]);
    await page.goto('/college-profile/duke-university');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Apply/ })
      .first()
      .click();
    await fillSignIn(page, userName, password);
    await page
      .getByRole('dialog', { name: 'Start an application' })
      .getByRole('button', { name: /^Start.*first-year/i })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Duke' })).toBeVisible();
    await expectAccessible(page, 'hub by college');
    await page.getByText('By date', { exact: true }).click();
    const panel = page.getByRole('region', { name: 'Reminders by email' });
    await expect(panel.getByText('Reminders are off.')).toBeVisible();
    await panel.getByRole('button', { name: 'Turn reminders on' }).click();
    await expect(panel.getByText(/^Reminders have been on since/)).toBeVisible();
    await expectAccessible(page, 'hub by date, with reminders');

    // What the mail of a morning leaves: a link, of which the digest is kept.
    const token = randomBytes(32).toString('base64url');
    await changeRows(
      `insert into portal.reminder_days (person_id, day, token_digest)
       select person_id, '2026-11-01', $2 from portal.profiles where email = $1`,
      [email, createHash('sha256').update(token).digest()],
    );
    const other = await browser.newContext();
    const mail = await other.newPage();
    // The address of List-Unsubscribe, opened in a browser.
    await mail.goto(`/api/dueReminders/stop/${token}`);
    const stop = mail.getByRole('button', { name: 'Stop the reminders' });
    await expect(stop).toBeEnabled();
    expect(new URL(mail.url()).pathname).toBe('/stop-reminders');
    // The secret is in no address that a glance or the history could show.
    expect(new URL(mail.url()).hash).toBe('');
    expect(await mail.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectAccessible(mail, 'stop reminders');
    await stop.click();
    await expect(mail.getByText('You will get no more emails about what is due.')).toBeVisible();
    await expectAccessible(mail, 'reminders stopped');
    await other.close();

    await page.reload();
    await expect(panel.getByText('Reminders are off.')).toBeVisible();
  },
);
