import { linkIn } from '@longleaf/testkit/mail-folder';
import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { choose, chooseFile, press, tickBox, typeInto } from './helpers/by-keyboard.ts';
import { letters, newPerson } from './helpers/person.ts';

import { test } from './helpers/test.ts';
import { PHONE_IS_ENOUGH } from './helpers/widths.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

test(
  'by keyboard alone: an application is started signed out, a task done, a file sent, and a teacher asked who answers from the mail (UI-010, ST-071, ST-091, ST-092)',
  PHONE_IS_ENOUGH,
  async ({ page, browser }, { project }) => {
    test.slow();
    const teacher = `teacher-by-keys-${project.name}@example.org`;
    const person = await newPerson(page, 'applies_by_keys');
    await page.goto('/college-profile/duke-university');
    await press(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /^Apply/ })
        .first(),
    );
    await typeInto(page, page.getByLabel('Email or account name'), person.userName);
    await typeInto(page, page.getByLabel('Password', { exact: true }), person.password);
    await page.keyboard.press('Enter');
    const start = page.getByRole('dialog', { name: 'Start an application' });
    await press(page, start.getByRole('button', { name: /^Start.*first-year/i }).first());
    const card = page.getByRole('region', { name: 'Duke' });
    const form = card.getByRole('checkbox', { name: /^Fill in the application/ });
    await tickBox(page, form);
    await expect(form).toBeChecked();

    await press(page, card.getByRole('button', { name: /^Add a file.*essay/i }).first());
    await chooseFile(page, card.getByLabel('Your file'), {
      name: 'essay.pdf',
      mimeType: 'application/pdf',
      buffer: PDF,
    });
    await expect(card.getByText('essay.pdf').first()).toBeVisible();

    await press(page, card.getByRole('button', { name: /^Ask somebody by email/ }));
    const dialog = page.getByRole('dialog', { name: 'Ask somebody by email' });
    await typeInto(page, dialog.getByLabel('First name'), 'Ida');
    await typeInto(page, dialog.getByLabel('Last name'), 'Greer');
    await typeInto(page, dialog.getByLabel('Their email'), teacher);
    await choose(page, dialog.getByRole('radio', { name: /^Yes/ }));
    await press(page, dialog.getByRole('button', { name: 'Send the email' }));
    await expect(card.getByText(/^Invited/)).toBeVisible();
    await expectAccessible(page, 'hub by keyboard, asked');

    const link = linkIn(await letters().next(teacher, { subject: /asks for your help/ }));
    const other = await browser.newContext();
    const theirs = await other.newPage();
    await theirs.setViewportSize(page.viewportSize() ?? { width: 1280, height: 860 });
    await theirs.goto(link);
    await chooseFile(theirs, theirs.getByLabel('Add a letter'), {
      name: 'letter.pdf',
      mimeType: 'application/pdf',
      buffer: PDF,
    });
    await expect(theirs.getByRole('button', { name: 'Take the letter back' })).toBeVisible();
    await typeInto(theirs, theirs.getByRole('textbox', { name: /^A note to/ }), 'Good luck!');
    await press(theirs, theirs.getByRole('button', { name: 'It is done' }));
    await expect(theirs.getByText(/sees that you have done this/)).toBeVisible();
    await other.close();

    await page.reload();
    await expect(card.getByText(/^Done/).first()).toBeVisible();
    await expect(form).toBeChecked();
    await expect(card.getByText('essay.pdf').first()).toBeVisible();
  },
);
