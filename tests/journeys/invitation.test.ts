import { expect } from '@playwright/test';
import { linkIn } from '@longleaf/testkit/mail-folder';
import { expectAccessible } from './helpers/accessibility.ts';
import { letters, newPerson } from './helpers/person.ts';
import { fillSignIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

test(
  'an application started signed out; a teacher is asked, answers from the mail, and the student sees it (ST-071, ST-092)',
  ON_PHONE_TOO,
  async ({ page, browser }, { project }) => {
    const teacher = `teacher-${project.name}@example.org`;
    const college = project.name === 'phone' ? 'Elon University' : 'Davidson College';
    const person = await newPerson(page, 'asks');
    await page.goto(`/college-profile/${college.toLowerCase().replaceAll(' ', '-')}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Apply/ })
      .first()
      .click();
    await fillSignIn(page, person.userName, person.password);
    const start = page.getByRole('dialog', { name: 'Start an application' });
    await start
      .getByRole('button', { name: /^Start.*first-year/i })
      .first()
      .click();
    const card = page.getByRole('region', { name: college.split(' ')[0] ?? '' });
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: /^Ask somebody by email/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask somebody by email' });
    await dialog.getByLabel('First name').fill('Ida');
    await dialog.getByLabel('Last name').fill('Greer');
    await dialog.getByLabel('Their email').fill(teacher);
    await dialog.getByRole('radio', { name: /^Yes/ }).check();
    await expectAccessible(page, 'ask somebody by mail');
    await dialog.getByRole('button', { name: 'Send the email' }).click();
    await expect(card.getByText(/^Invited/)).toBeVisible();

    // The teacher, on a machine of their own.
    const link = linkIn(await letters().next(teacher, { subject: /asks for your help/ }));
    const other = await browser.newContext();
    const mail = await other.newPage();
    await mail.goto(link);
    await expect(
      mail.getByRole('heading', { name: new RegExp(`Write a recommendation for ${college}`) }),
    ).toBeVisible();
    // The secret is in no address that a glance or the history could show.
    expect(new URL(mail.url()).hash).toBe('');
    expect(await mail.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
    await mail
      .getByLabel('Add a letter')
      .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(mail.getByRole('button', { name: 'Take the letter back' })).toBeVisible();
    await mail.getByRole('textbox', { name: /^A note to/ }).fill('Good luck!');
    await expectAccessible(mail, 'invitation');
    await mail.getByRole('button', { name: 'It is done' }).click();
    await expect(mail.getByText(/sees that you have done this/)).toBeVisible();
    await expectAccessible(mail, 'invitation, answered');
    await mail.goto(link);
    await mail.reload();
    await expect(mail.getByText(/sees that you have done this/)).toBeVisible();
    await other.close();

    await page.reload();
    await expect(card.getByText(/^Done/).first()).toBeVisible();
    await expect(card.getByText('Good luck!')).toBeVisible();
    await expectAccessible(page, 'hub after the answer');
    const saved = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Save the letter' }).click();
    expect((await saved).suggestedFilename()).toBe('letter.pdf');
  },
);
