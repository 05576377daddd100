import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { choose, press, tickBox } from './helpers/by-keyboard.ts';
import { changeRows } from './helpers/database.ts';
import { letters, newSignedInPerson } from './helpers/person.ts';
import { giveSchoolRecord } from './helpers/school-record.ts';
import { test } from './helpers/test.ts';
import { WIDE_IS_ENOUGH } from './helpers/widths.ts';

const MOST = 15;

/** What proves in a call who is signed in. */
async function authorizationOf(page: Page): Promise<string> {
  const asked = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await page.goto('/apphub');
  return (await asked).headers()['authorization'] ?? '';
}

/** Starts so many applications: to go through the same window each time would tell nothing more. */
async function startApplications(page: Page, authorization: string, count: number): Promise<void> {
  for (let started = 0, pageNumber = 1; started < count; pageNumber++) {
    const list = await page.request.get(`/api/application/organizations?pageNumber=${pageNumber}`, {
      headers: { authorization },
    });
    const { organizations } = (await list.json()) as {
      organizations: { definitions: { applicationDefinitionId: number }[] }[];
    };
    expect(organizations.length).toBeGreaterThan(0);
    for (const { definitions } of organizations.slice(0, count - started)) {
      const reply = await page.request.post('/api/application/start', {
        headers: { authorization },
        data: { applicationDefinitionId: definitions[0]?.applicationDefinitionId },
      });
      expect(reply.status()).toBe(200);
      started += 1;
    }
  }
}

/** What a college does with the letter about this student: it reads the transcript, and says why it cannot take it. */
async function refuseOne(page: Page, studentNumber: string): Promise<void> {
  const mail = letters();
  for (;;) {
    // The mailbox is that of all colleges, and of other stories.
    const { text = '' } = await mail.next('transcripts@college.localhost', { subject: /^A transcript from/ });
    const readable = /https?:\/\/\S+\/page/.exec(text)?.[0] ?? '';
    if (!(await (await page.request.get(readable)).text()).includes(studentNumber)) continue;
    const reply = await page.request.post(readable.replace(/page$/, 'acknowledgement'), {
      data: { received: false, reason: 'We know of no such applicant.' },
    });
    expect(await reply.json()).toEqual({ status: 'Failed' });
    return;
  }
}

test(
  'by keyboard alone: 15 transcripts are asked for, released and sent; the final one is canceled, and one that a college cannot take says why (UI-011, ST-103, ST-108, ST-109, VAL-003)',
  WIDE_IS_ENOUGH,
  async ({ page }) => {
    test.setTimeout(180_000);
    await newSignedInPerson(page, 'asks_fifteen', '/login');
    const authorization = await authorizationOf(page);
    await startApplications(page, authorization, MOST + 1);
    const studentNumber = await giveSchoolRecord(page, authorization);

    const main = page.getByRole('main');
    const cards = main.getByRole('article');
    const standing = (type: string, status: string) =>
      cards.filter({ hasText: type }).filter({ has: page.locator('header', { hasText: status }) });
    await test.step('15 of 16 are asked for, and no sixteenth can be', async () => {
      await page.goto('/apphub/requesttranscript');
      await choose(page, main.getByRole('radio', { name: 'First transcript' }));
      await press(page, main.getByRole('button', { name: 'Choose all 15' }));
      const last = main.getByRole('list', { name: 'Colleges to send to' }).getByRole('checkbox').last();
      await tickBox(page, last);
      await expect(main.getByText(/^15 is the most in one request/)).toBeVisible();
      await expect(last).not.toBeChecked();
      await expectAccessible(page, 'transcripts, 15 chosen');
      await press(page, main.getByRole('button', { name: 'Send 15 requests' }));
      await expect(main.getByRole('heading', { name: '15 requests are on their way' })).toBeFocused();
      await expect(cards).toHaveCount(MOST);
      await expectAccessible(page, 'transcripts, 15 asked for');
    });

    await test.step('a final one is asked for, and canceled', async () => {
      await press(page, main.getByRole('button', { name: 'Send to more colleges' }));
      await choose(page, main.getByRole('radio', { name: 'Final transcript' }));
      await tickBox(
        page,
        main.getByRole('list', { name: 'Colleges to send to' }).getByRole('checkbox').first(),
      );
      await press(page, main.getByRole('button', { name: 'Send 1 request' }));
      await expect(standing('Final transcript, asked for', 'Pending')).toHaveCount(1);
      await press(page, main.getByRole('button', { name: 'Cancel request' }));
      const question = page.getByRole('dialog', { name: 'Cancel this request?' });
      await press(page, question.getByRole('button', { name: 'Cancel request' }));
      await expect(page.getByText('Transcript request cancelled')).toBeVisible();
      await expect(standing('Final transcript, asked for', 'Canceled')).toHaveCount(1);
    });

    await test.step('the first ones are released and sent', async () => {
      // By itself the job has its turn every five minutes.
      await changeRows(`select jobs.add_job('release-transcripts', '{}'::json)`, []);
      await expect(async () => {
        await page.reload();
        await expect(standing('First transcript, asked for', 'Sent')).toHaveCount(MOST, { timeout: 3_000 });
      }).toPass({ timeout: 60_000 });
      const sent = standing('First transcript, asked for', 'Sent').first();
      await press(page, sent.getByText('What happened'));
      await expect(sent.getByText('Released', { exact: true }).first()).toBeVisible();
      await expectAccessible(page, 'transcripts, 15 sent');
    });

    await test.step('one fails, with the reason of the college and what to do', async () => {
      await refuseOne(page, studentNumber);
      await page.reload();
      const failed = standing('First transcript, asked for', 'Failed');
      await expect(failed).toHaveCount(1);
      await expect(standing('First transcript, asked for', 'Sent')).toHaveCount(MOST - 1);
      await expect(failed.getByText('We know of no such applicant.').first()).toBeVisible();
      await expect(failed.getByText(/You can ask for it again above/)).toBeVisible();
      // It may be the last of 15: above them stands the way to it.
      const name = await failed.getByRole('heading').textContent();
      await press(page, page.getByRole('link', { name: name ?? '', exact: true }));
      await expect(failed.getByRole('heading')).toBeInViewport();
      await expectAccessible(page, 'transcripts, one failed');
    });
  },
);
