import { organizationOperations } from '@longleaf/contract/organizations';
import { transcriptSchoolOperations } from '@longleaf/contract/transcript-schools';
import {
  TRANSCRIPT_CONSENT,
  transcriptMessages as messages,
  transcriptOperations,
} from '@longleaf/contract/transcripts';
import type { TranscriptFailure } from '@longleaf/rules/transcripts/failures';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import {
  openScreen,
  sampleAdult,
  sampleEducator,
  sampleParent,
  type samplePerson,
} from '../../testing/open-screen.tsx';
import { sampleParticipating, sampleStart, sampleTranscript } from '../../testing/samples/transcript.ts';

const { getTranscripts, getParticipatingApplications, getTranscriptStart, sendTranscript, cancelTranscript } =
  transcriptOperations;
const { isParticipatingHighSchool } = transcriptSchoolOperations;
const three = [1, 2, 3].map((id) => sampleParticipating(id));
const open = async (wish: { person?: typeof samplePerson | null } = {}) =>
  openScreen(await import('./request-page.tsx'), { id: 'UI-011', ...wish });
const box = (name: string) => page.getByRole('checkbox', { name });
const send = (count: number) =>
  page.getByRole('button', {
    name: count === 1 ? 'Send 1 request' : count === 0 ? 'Send requests' : `Send ${count} requests`,
  });

beforeEach(() => {
  answer(getTranscripts, []);
  answer(getParticipatingApplications, three);
  answer(getTranscriptStart, sampleStart());
  answer(isParticipatingHighSchool, true);
});

test.each([
  [true, 0],
  [false, 1],
])('whose record can be matched (%s) is told before asking when it cannot', async (canBeMatched, times) => {
  answer(getTranscriptStart, sampleStart({ canBeMatched }));
  await open();
  await expect.element(send(0)).toBeVisible();
  const told = page.getByText('We cannot tell yet which school record is yours.');
  expect(told.elements()).toHaveLength(times);
});

test('ready: three requests are sent, and each has its result (UI-011, ST-108, ST-109, CON-043, MOD-006)', async () => {
  const sent = answer(sendTranscript, [
    { applicationId: 1, status: 'Success', message: messages.asked },
    { applicationId: 2, status: 'UnderWay', message: messages.underWay },
    { applicationId: 3, status: 'Refused', message: messages.notSentThere },
  ]);
  await open();
  await expect.element(page.getByText('Takes part, checked today')).toBeVisible();
  await expectAccessible();
  await page.getByRole('radio', { name: /^Final transcript/ }).click();
  await expect.element(page.getByText('Planned Jun 15, 2027').last()).toBeVisible();
  await page.getByRole('button', { name: 'Choose all 3' }).click();
  answer(getTranscripts, [sampleTranscript()]);
  await send(3).click();
  await expect.element(page.getByRole('heading', { name: '1 request is on its way' })).toHaveFocus();
  expect(sent).toMatchObject([
    { body: { ceeb: '343225', applicationIds: [1, 2, 3], transcriptType: 'Final', consent: false } },
  ]);
  await expect.element(page.getByText(messages.underWay)).toBeVisible();
  await expect.element(page.getByText(messages.notSentThere)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your transcripts' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Send to more colleges' }).click();
  await expect.element(send(0)).toBeVisible();
});

test('what the content site says of transcripts stands above the page (UI-011)', async () => {
  queryClientOfTab().setQueryData(['site-notice', 'transcript request'], {
    message: 'Schools are closed until Monday.',
    updatedDate: '2026-11-20',
    notifications: [],
  });
  await openScreen(await import('./request-page.tsx'), {
    id: 'UI-011',
    settings: { contentUrl: 'https://content.test' },
  });
  await expect.element(page.getByText('Schools are closed until Monday.')).toBeVisible();
});

test('15 is the most: the others stay pressable and say so (VAL-003, CON-008)', async () => {
  answer(
    getParticipatingApplications,
    Array.from({ length: 16 }, (_, index) => sampleParticipating(index + 1)),
  );
  await open();
  await page.getByRole('button', { name: 'Choose all 15' }).click();
  await box('College 16').click();
  await expect.element(page.getByText(/^15 is the most in one request/)).toBeVisible();
  await expect.element(box('College 16')).not.toBeChecked();
  await expect.element(send(15)).toBeVisible();
});

test('what is under way is shown and off, for its type alone', async () => {
  answer(getParticipatingApplications, [
    sampleParticipating(1, { underWay: [{ type: 'Initial', since: '2026-11-12T15:00:00Z' }] }),
    sampleParticipating(2),
  ]);
  await open();
  await expect.element(page.getByText('Already asked for on Nov 12. See it below.')).toBeVisible();
  await expect.element(box('College 1')).toBeDisabled();
  await page.getByRole('radio', { name: /^Midyear/ }).click();
  await expect.element(box('College 1')).toBeEnabled();
});

describe('before something is sent', () => {
  test('a college is needed, and the consent of somebody under 18', async () => {
    answer(getTranscriptStart, sampleStart({ consentNeeded: true }));
    const sent = answer(sendTranscript, [{ applicationId: 1, status: 'Success', message: messages.asked }]);
    await open();
    await expect.element(page.getByText(TRANSCRIPT_CONSENT)).toBeVisible();
    await send(0).click();
    await expect.element(page.getByText('Choose at least one college.')).toBeVisible();
    await box('College 1').click();
    await send(1).click();
    await expect.element(page.getByText(messages.consentNeeded)).toBeVisible();
    expect(sent).toEqual([]);
    await box('I agree').click();
    await send(1).click();
    await expect.element(page.getByRole('heading', { name: '1 request is on its way' })).toBeVisible();
    expect(sent).toMatchObject([{ body: { consent: true } }]);
  });

  test('a school that does not take part is told, and another one found (VAL-001)', async () => {
    answer(isParticipatingHighSchool, ({ params }) => params.ceeb === '341985');
    answer(organizationOperations.getCustomersByType, [
      {
        id: 1,
        name: 'A L Brown High',
        crmId: 'hs-00001',
        ceeb_code: '341985',
        city: 'Kannapolis',
        state: 'NC',
      },
    ]);
    await open();
    await expect.element(page.getByText(messages.doesNotTakePart)).toBeVisible();
    await box('College 1').click();
    await send(1).click();
    await expect.poll(() => page.getByText(messages.doesNotTakePart).elements()).toHaveLength(2);
    await page.getByRole('combobox', { name: 'Find your high school' }).fill('brown');
    await page.getByRole('option', { name: /A L Brown High/ }).click();
    await expect.element(page.getByText('Takes part, checked today')).toBeVisible();
  });

  test('a check that fails marks the school, keeps the choice and is tried again (VAL-002, MSG-013)', async () => {
    refuse(isParticipatingHighSchool, 500);
    const sent = answer(sendTranscript, []);
    await open();
    await expect.element(page.getByText(messages.checkFailed)).toBeVisible();
    await expect.element(page.getByText('Your choice is kept.')).toBeVisible();
    await box('College 1').click();
    await send(1).click();
    expect(sent).toEqual([]);
    answer(isParticipatingHighSchool, true);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Takes part, checked today')).toBeVisible();
  });
});

test('a request that is refused is told with the server’s words, and what was chosen stays', async () => {
  refuse(sendTranscript, 400, { detail: 'Choose a high school.' });
  await open();
  await box('College 2').click();
  await send(1).click();
  await expect.element(page.getByText(`${messages.sendFailed} Choose a high school.`)).toBeVisible();
  await expect.element(box('College 2')).toBeChecked();
});

test('empty: without applications it leads to starting one', async () => {
  answer(getParticipatingApplications, []);
  await open();
  await expect.element(page.getByRole('heading', { name: 'No applications to send to' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Start application' }))
    .toHaveAttribute('href', '/apphub?start=');
  await expectAccessible();
});

test('loading: is said until the applications are there', async () => {
  const held = hold(getParticipatingApplications);
  await open();
  await expect.element(page.getByText('Loading your transcripts')).toBeInTheDocument();
  held.release(three);
  await expect.element(send(0)).toBeVisible();
});

test('failed: says which part, and another try brings it', async () => {
  refuse(getParticipatingApplications, 400);
  await open();
  await expect.element(page.getByText(messages.formFailed)).toBeVisible();
  expect(page.getByText(messages.loadFailed).query()).toBeNull();
  answer(getParticipatingApplications, three);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(send(0)).toBeVisible();
});

test.each([401, 403])('not allowed: %i keeps the transcripts away', async (status) => {
  refuse(getParticipatingApplications, status);
  refuse(getTranscripts, status);
  await open();
  await expect.element(page.getByRole('heading', { name: 'Send transcripts' })).toBeVisible();
  expect(page.getByRole('button', { name: /^Send/ }).elements()).toHaveLength(0);
});

describe('transcripts that were asked for', () => {
  const at = '2026-11-22T15:00:00Z';
  const event = (
    status: 'Pending' | 'Released' | 'Sent' | 'Received' | 'Failed' | 'Canceled',
    reason: string | null = null,
    failure: TranscriptFailure | null = null,
  ) => ({
    status,
    at,
    failure,
    reason,
  });

  test('say where each is, what comes next, and what happened (MOD-004)', async () => {
    answer(getTranscripts, [
      sampleTranscript({
        transactionId: 1,
        transcriptType: 'Initial',
        canCancel: false,
        cancelUntil: null,
        waitsForSchool: true,
      }),
      sampleTranscript({
        transactionId: 2,
        status: 'Sent',
        transcriptId: 7,
        canCancel: false,
        cancelUntil: null,
        history: [event('Pending'), event('Released'), event('Sent')],
      }),
      sampleTranscript({
        transactionId: 3,
        status: 'Failed',
        college: { ...sampleTranscript().college, id: 3, name: 'Failing College' },
        canCancel: false,
        cancelUntil: null,
        history: [
          event('Pending'),
          event('Released'),
          event('Failed', 'The college could not read the file.'),
        ],
      }),
      sampleTranscript({
        transactionId: 4,
        status: 'Received',
        canCancel: false,
        cancelUntil: null,
        history: [event('Pending'), event('Received')],
      }),
      sampleTranscript({
        transactionId: 5,
        status: 'Canceled',
        canCancel: false,
        cancelUntil: null,
        history: [event('Pending'), event('Canceled')],
      }),
      sampleTranscript({ transactionId: 6, canCancel: false, cancelUntil: '2026-11-22' }),
      sampleTranscript({
        transactionId: 7,
        status: 'Failed',
        canCancel: false,
        cancelUntil: null,
        nextTry: '2026-11-23T15:15:00Z',
        history: [event('Pending'), event('Released'), event('Failed', null, 'letter-refused')],
      }),
    ]);
    await open();
    await expect.element(page.getByText(/Longleaf High has not given us your transcript yet/)).toBeVisible();
    await expect.element(page.getByText('Only a final transcript can be canceled.')).toBeVisible();
    await expect.element(page.getByText(/confirms that it arrived/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'View transcript' }))
      .toHaveAttribute('href', '/apphub/transcript/7');
    await expect.element(page.getByText('It has been sent, so it cannot be canceled.')).toBeVisible();
    await expect.element(page.getByText('The college could not read the file.').first()).toBeVisible();
    await expect
      .element(page.getByText('1 transcript could not be delivered. See what to do:'))
      .toBeVisible();
    await page.getByRole('link', { name: 'Failing College', exact: true }).click();
    expect(location.hash).toBe('#request-3');
    expect(document.getElementById('request-3')?.textContent).toContain(
      'The college could not read the file.',
    );
    await expect
      .element(page.getByText(/You can ask for it again above. If it fails once more/))
      .toBeVisible();
    await expect
      .element(
        page.getByText(
          /The college’s mailbox did not take our email. We try again on .*You do not need to do anything/,
        ),
      )
      .toBeVisible();
    await expect
      .element(page.getByText('It is released within two days, so it cannot be canceled.'))
      .toBeVisible();
    expect(page.getByRole('button', { name: 'Cancel request' }).elements()).toHaveLength(0);
    await page.getByText('What happened').first().click();
    await expect.element(page.getByText('November 22, 2026 at 10:00 AM').first()).toBeVisible();
    await expectAccessible();
  });

  test('a final one is canceled after a question, and told (MOD-005, MSG-019)', async () => {
    answer(getTranscripts, [sampleTranscript()]);
    await open();
    await expect.element(page.getByText('You can cancel until Jun 12, 2027.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel request' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect.element(dialog.getByText('Cancel this request?')).toBeVisible();
    // Two buttons that cancel would leave a reader guessing.
    await expect.element(dialog.getByRole('button', { name: 'Keep request' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel', exact: true }).elements()).toHaveLength(0);
    await expectAccessible();
    const canceled = sampleTranscript({
      status: 'Canceled',
      canCancel: false,
      cancelUntil: null,
      history: [event('Pending'), event('Canceled')],
    });
    const sent = answer(cancelTranscript, { message: messages.canceled, transcript: canceled });
    answer(getTranscripts, [canceled]);
    await dialog.getByRole('button', { name: 'Cancel request' }).click();
    await expect.element(page.getByText(messages.canceled)).toBeVisible();
    expect(sent).toMatchObject([{ params: { transactionId: 1 } }]);
    await expect.element(page.getByText('Canceled', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Your transcripts' })).toHaveFocus();
  });

  test.each([
    [409, messages.cannotCancel],
    [500, messages.cancelFailed],
  ])(
    'a cancel that the server answers with %i is told in the fixed words (MSG-018, MSG-020)',
    async (status, words) => {
      answer(getTranscripts, [sampleTranscript()]);
      await open();
      await page.getByRole('button', { name: 'Cancel request' }).click();
      refuse(cancelTranscript, status);
      const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
      await dialog.getByRole('button', { name: 'Cancel request' }).click();
      await expect.element(page.getByText(words)).toBeVisible();
    },
  );
});

test.each([
  ['a parent', sampleParent, /^Your child asks in their own account/],
  ['an educator', sampleEducator, /^Each student asks in their own account/],
] as const)('%s reads who asks for transcripts, and looks up the school first', async (_, person, note) => {
  answer(getParticipatingApplications, []);
  await open({ person });
  await expect.element(page.getByText(/^Here students ask their high school/)).toBeVisible();
  await expect.element(page.getByText(note)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'High schools that take part' }))
    .toHaveAttribute('href', '/transcriptSchools?kind=high-schools');
  await expect
    .element(page.getByRole('link', { name: 'Start application' }))
    .toHaveAttribute('href', '/apphub?start=');
  await expectAccessible();
});

test('an adult is asked for the school where they finished, and told of other records', async () => {
  await open({ person: sampleAdult });
  await expect.element(page.getByText(/^Ask the high school where you finished/)).toBeVisible();
  await expect.element(page.getByText(/or have you been to a college/)).toBeVisible();
  await expect.element(send(0)).toBeVisible();
  await expectAccessible();
});
