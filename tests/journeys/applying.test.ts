import { linkIn } from '@longleaf/testkit/mail-folder';
import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './helpers/accessibility.ts';
import { letters } from './helpers/person.ts';
import { signIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

const EMAIL = 'demo_senior@example.org';
const TEACHER = 'teacher-of-the-senior@example.org';
/** Colleges that the demo senior has nothing to do with yet. */
const COLLEGES = [
  { id: 198_385, name: 'Davidson College', short: 'Davidson' },
  { id: 198_516, name: 'Elon University', short: 'Elon' },
  { id: 198_419, name: 'Duke University', short: 'Duke' },
] as const;

test('the demo senior applies: a teacher answers from the mail, transcripts go to three colleges, each sending has a receipt (UI-010, UI-011, ST-092, ST-103, ST-108)', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const mail = letters();
  const main = page.getByRole('main');
  await signIn(page, 'demo_senior');

  await test.step('three applications are started', async () => {
    for (const { id, short } of COLLEGES) {
      await page.goto(`/apphub?start=${id}`);
      await page
        .getByRole('dialog', { name: 'Start an application' })
        .getByRole('button', { name: /^Start.*first-year/i })
        .click();
      await expect(page.getByRole('region', { name: short })).toBeVisible();
    }
  });

  const card = page.getByRole('region', { name: 'Duke' });
  await test.step('a teacher is asked, and answers from the mail', async () => {
    await card.getByRole('button', { name: /^Ask somebody by email/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask somebody by email' });
    await expect(dialog.getByText('When they add a letter, we send it to Duke University.')).toBeVisible();
    await dialog.getByLabel('First name').fill('Ida');
    await dialog.getByLabel('Last name').fill('Greer');
    await dialog.getByLabel('Their email').fill(TEACHER);
    await dialog.getByRole('radio', { name: /^No, I give up/ }).check();
    await dialog.getByRole('button', { name: 'Send the email' }).click();
    await expect(card.getByText(/^Invited/)).toBeVisible();
    const other = await browser.newContext();
    const theirs = await other.newPage();
    await theirs.goto(linkIn(await mail.next(TEACHER, { subject: /asks for your help/ })));
    await expect(theirs.getByText(/^We send your letter to Duke University/)).toBeVisible();
    await theirs.getByLabel('Add a letter').setInputFiles({
      name: 'letter.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
    });
    await expect(theirs.getByRole('button', { name: 'Take the letter back' })).toBeVisible();
    await theirs.getByRole('button', { name: 'It is done' }).click();
    await expect(theirs.getByText(/is on its way to Duke University/)).toBeVisible();
    await expectAccessible(theirs, 'invitation, letter on its way');
    await other.close();
    await page.reload();
    await expect(card.getByText(/^We sent the letter to Duke University on/)).toBeVisible();
    await expectAccessible(page, 'hub, letter sent to the college');
    // The college has a link of its own; the student has none to the letter.
    const toCollege = await mail.next('transcripts@college.localhost', {
      subject: /letter of recommendation/,
    });
    expect((await page.request.get(linkIn(toCollege))).status()).toBe(200);
    await expect(card.getByRole('button', { name: 'Save the letter' })).toHaveCount(0);
  });

  await test.step('final transcripts go to three colleges, and one is canceled', async () => {
    await page.goto('/apphub/requesttranscript');
    await main.getByRole('radio', { name: 'Final transcript' }).check();
    for (const { name } of COLLEGES) await main.getByRole('checkbox', { name }).check();
    const consent = main.getByRole('checkbox', { name: 'I agree' });
    if (await consent.isVisible()) await consent.check();
    await main.getByRole('button', { name: 'Send 3 requests' }).click();
    await expect(main.getByText(/requests are on their way/)).toBeVisible();
    const toElon = main
      .getByRole('article')
      .filter({ hasText: 'Elon University' })
      .filter({ hasText: 'Final transcript, asked for' });
    await toElon.getByRole('button', { name: 'Cancel request' }).click();
    await page
      .getByRole('dialog', { name: 'Cancel this request?' })
      .getByRole('button', { name: 'Cancel request' })
      .click();
    await expect(page.getByText('Transcript request cancelled')).toBeVisible();
    await expect(toElon.locator('header')).toContainText('Canceled');
    const received = main
      .getByRole('article')
      .filter({ hasText: 'North Carolina A & T' })
      .filter({ hasText: 'First transcript, asked for' });
    await expect(received.locator('header')).toContainText('Received');
  });

  await test.step('each sending has a receipt, kept and mailed', async () => {
    // Letters come in any order, and other stories have this person, too.
    const wanted = [
      'Help asked for: Ida Greer.',
      'Letter sent to a college: Duke',
      'Transcript asked for: Elon',
    ];
    let read = '';
    while (!wanted.every((words) => read.includes(words)))
      read += (await mail.next(EMAIL, { subject: /^Your receipt from/ })).text;
    await page.goto('/apphub');
    await main.getByRole('link', { name: 'Receipts' }).click();
    const rows = main.getByRole('row');
    await expect(rows.filter({ hasText: 'Final transcript' }).filter({ hasText: 'Davidson' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'Final transcript' }).filter({ hasText: 'Elon' })).toContainText(
      'Taken back',
    );
    await expect(rows.filter({ hasText: 'Letter sent to a college' })).toContainText('Duke University');
    await expectAccessible(page, 'receipts');
    await rows.filter({ hasText: 'Ida Greer' }).getByRole('link').first().click();
    await expect(main.getByText(`Ida Greer, ${TEACHER}`)).toBeVisible();
    await expectAccessible(page, 'receipt');
    await page.goBack();
    await expect(main.getByRole('heading', { name: 'Receipts' })).toBeVisible();
  });

  await test.step('the résumé comes as a PDF in the mail', async () => {
    await page.goto('/activitiesInterests/resume');
    await page.getByRole('button', { name: 'Print, save or mail' }).click();
    await page.getByRole('menuitem', { name: 'Mail it to me' }).click();
    await expect(page.getByText(/^Email has been sent/)).toBeVisible();
    const { attachments } = await mail.next(EMAIL, { subject: /Résumé/ });
    const [pdf] = attachments;
    expect(pdf?.mimeType).toBe('application/pdf');
    const bytes = new Uint8Array(pdf?.content as ArrayBuffer);
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    expect(text).toContain('Food pantry');
  });

  await test.step('a calendar program reads what is due', async () => {
    await page.goto('/apphub?view=dates');
    const panel = page.getByRole('region', { name: 'Your dates in a calendar app' });
    await panel.getByRole('button', { name: 'Make an address' }).click();
    const address = await panel.getByLabel('Your address').inputValue();
    const feed = await (await page.request.get(address)).text();
    const events = new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent');
    const summaries = events.map((event) => String(event.getFirstPropertyValue('summary')));
    expect(summaries.some((summary) => summary.includes('Asheville'))).toBe(true);
  });
});
