import { easternHour } from '@longleaf/rules/profile/calendar-day';
import { linkIn } from '@longleaf/testkit/mail-folder';
import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { changeRows } from './helpers/database.ts';
import { letters } from './helpers/person.ts';
import { signIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO, isPhone } from './helpers/widths.ts';

/** No other story asks these; another try has two of its own, since a college gets one file a day. */
const TRIES = [
  { asked: 'Elizabeth City State University', stopped: 'Lees-McRae College' },
  { asked: 'Mars Hill University', stopped: 'Brevard College' },
  { asked: 'Barton College', stopped: 'Chowan University' },
] as const;
/** Before it no file of the day is written. */
const FIRST_HOUR_OF_FILES = 2;

async function getRecruitedBy(page: Page, college: string): Promise<void> {
  await page.goto('/collegeRecruiter');
  await page.getByLabel('Name of a college').fill(college);
  await page.getByLabel('Name of a college').press('Enter');
  await page.getByRole('button', { name: `Get recruited ${college}` }).click();
  await page
    .getByRole('dialog', { name: /^Get recruited by/ })
    .getByRole('button', { name: 'Get recruited' })
    .click();
  await expect(page.getByText('Successfully saved to college recruiter').first()).toBeVisible();
}

test(
  'the demo senior plans on a phone, is shown to an aunt, and the college that was asked gets exactly that (UI-028, UI-041)',
  ON_PHONE_TOO,
  async ({ page, browser, baseURL }, { retry }) => {
    test.skip(!isPhone(page), 'one person of the demo, so at one width');
    test.setTimeout(180_000);
    const { asked, stopped } = TRIES[retry] ?? TRIES[0];
    await signIn(page, 'demo_senior');

    await test.step('what is done about a college is there after a reload', async () => {
      await page.goto('/collegePlanning');
      const visited = page.getByRole('checkbox', { name: /: Visited the Campus$/ }).first();
      await visited.check();
      await expect(visited).toBeEnabled();
      await page.reload();
      await expect(visited).toBeChecked();
    });

    await test.step('the plan is a document', async () => {
      await page.goto('/collegePlanning');
      await page.getByRole('link', { name: 'Print, save or mail' }).click();
      await page.getByRole('button', { name: 'Print, save or mail' }).click();
      const [paper] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Save as PDF' }).click(),
      ]);
      expect(paper.suggestedFilename()).toBe('Your college plan.pdf');
    });

    await test.step('an aunt sees it, until the link is ended', async () => {
      await page.goto('/collegePlanning');
      await page.getByRole('link', { name: 'Share', exact: true }).click();
      await page.getByLabel('Who is it for?').fill(`my aunt ${retry}`);
      await page.getByRole('button', { name: 'Make a link' }).click();
      const address = await page.getByLabel('Link', { exact: true }).inputValue();
      const aunts = await browser.newContext({ ...(baseURL && { baseURL }) });
      const first = await aunts.newPage();
      await first.goto(address);
      await expect(first.getByText(/is sharing this plan with you/)).toBeVisible();
      await page.getByRole('button', { name: `End the link for my aunt ${retry}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click();
      await expect(page.getByText(/^Ended on/).first()).toBeVisible();
      const again = await aunts.newPage();
      await again.goto(address);
      await expect(again.getByText('This link no longer works.', { exact: false })).toBeVisible();
      await aunts.close();
    });

    await test.step('one college is asked and taken back, another stays asked', async () => {
      await getRecruitedBy(page, stopped);
      await page.goto('/collegePlanning#college-recruiters');
      const row = page
        .getByRole('region', { name: 'Who may write to me' })
        .getByRole('listitem')
        .filter({ hasText: stopped });
      await row.getByRole('button', { name: /^Recruiting on/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
      await expect(row).toHaveCount(0);
      await getRecruitedBy(page, asked);
    });

    await test.step('the college’s file of the day holds that student alone', async () => {
      if (easternHour(new Date()) < FIRST_HOUR_OF_FILES) return;
      await changeRows(`select 1 from jobs.add_job('export-prospects', $1::json)`, ['{}']);
      const mail = letters();
      let file = '';
      while (file === '') {
        const letter = await mail.next('admissions@college.localhost', {
          subject: /^Students who want to hear/,
        });
        expect(letter.text).not.toContain(stopped);
        if (letter.text?.includes(asked)) file = await (await page.request.get(linkIn(letter))).text();
      }
      const rows = parse(file, { columns: true }) as Record<string, string>[];
      expect(rows.map(({ action, email }) => [action, email])).toEqual([['new', 'demo_senior@example.org']]);
    });
  },
);
