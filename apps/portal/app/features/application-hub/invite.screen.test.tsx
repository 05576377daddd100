import { type Invitation, invitationOperations } from '@longleaf/contract/application-invitations';
import { applicationOperations } from '@longleaf/contract/applications';
import { fileOperations } from '@longleaf/contract/files';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleApplication } from '../../testing/samples/application.ts';

const { getApplications } = applicationOperations;
const { inviteThirdParty, sendInvitationAgain, withdrawInvitation } = invitationOperations;
const sent: Invitation = {
  email: 'ida@example.org',
  firstName: 'Ida',
  lastName: 'Greer',
  status: 'Invited',
  sentDate: '2026-11-20T15:00:00.000Z',
  expiresDate: '2026-12-20T15:00:00.000Z',
  openedDate: null,
  answeredDate: null,
  word: '',
  waived: true,
  letter: null,
  canSendAgain: true,
};

/** The hub with a recommendation that somebody was asked for. */
function withInvitation(invitation: Invitation | null, completed = false) {
  const item = sampleApplication();
  const task = { ...item.applicationTasks[0]!, task: 'recommendation' as const, canInvite: true };
  const own = { ...item.userApplication.tasks[0]!, completed, invitation };
  return {
    ...item,
    applicationTasks: [task, ...item.applicationTasks.slice(1)],
    userApplication: { ...item.userApplication, tasks: [own, ...item.userApplication.tasks.slice(1)] },
  };
}
const open = async (invitation: Invitation | null, completed = false) => {
  answer(getApplications, [withInvitation(invitation, completed)]);
  await openScreen(await import('./hub-page.tsx'), { id: 'UI-010' });
};
const dialog = () => page.getByRole('dialog', { name: 'Ask somebody by email' });

test('somebody is asked by mail: what is wrong stands beside its field, then it goes once (MOD-003, ST-092)', async () => {
  const calls = answer(inviteThirdParty, sent);
  await open(null);
  await page.getByRole('button', { name: /^Ask somebody by email/ }).click();
  await dialog().getByRole('button', { name: 'Send the email' }).click();
  await expect.element(dialog().getByText('Enter their email').first()).toBeVisible();
  await expect.element(dialog().getByText('Choose one').first()).toBeVisible();
  expect(calls).toEqual([]);
  await expectAccessible();
  await userEvent.fill(dialog().getByLabelText('First name'), 'Ida');
  await userEvent.fill(dialog().getByLabelText('Last name'), 'Greer');
  await userEvent.fill(dialog().getByLabelText('Their email'), 'ida@example.org');
  await dialog()
    .getByRole('radio', { name: /^No, I give up/ })
    .click();
  answer(getApplications, [withInvitation(sent)]);
  await dialog().getByRole('button', { name: 'Send the email' }).click();
  await expect.element(page.getByText('The email is on its way.')).toBeVisible();
  await expect.element(page.getByText('Invited Nov 20')).toBeVisible();
  expect(calls).toMatchObject([
    { query: { thirdPartyEmail: 'ida@example.org', firstName: 'Ida', lastName: 'Greer', waived: 'yes' } },
  ]);
  await expect
    .element(page.getByText('You gave up the right to read the letter. Ida knows that.'))
    .toBeVisible();
  await expectAccessible();
});

test('what the server refuses stands in the window, and nothing is lost', async () => {
  const words = 'Add your own name to your profile first, so that they know who is asking.';
  refuse(inviteThirdParty, 400, { detail: words, modelState: { thirdPartyEmail: [words] } });
  await open(null);
  await page.getByRole('button', { name: /^Ask somebody by email/ }).click();
  await userEvent.fill(dialog().getByLabelText('First name'), 'Ida');
  await userEvent.fill(dialog().getByLabelText('Last name'), 'Greer');
  await userEvent.fill(dialog().getByLabelText('Their email'), 'ida@example.org');
  await dialog().getByRole('radio', { name: /^Yes/ }).click();
  await dialog().getByRole('button', { name: 'Send the email' }).click();
  await expect.element(dialog().getByText(words).first()).toBeVisible();
  await expect.element(dialog().getByLabelText('First name')).toHaveValue('Ida');
});

test('it is sent again, and taken back after a question', async () => {
  const again = answer(sendInvitationAgain, { ...sent, canSendAgain: false });
  const withdrawn = answer(withdrawInvitation, { withdrawn: true });
  await open({ ...sent, status: 'Opened', openedDate: '2026-11-21T15:00:00.000Z' });
  await expect.element(page.getByText('Invited Nov 20, opened Nov 21')).toBeVisible();
  await page.getByRole('button', { name: /^Send again/ }).click();
  await expect.element(page.getByText('We sent it to Ida Greer again.')).toBeVisible();
  expect(again).toHaveLength(1);
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw your request to Ida Greer?' });
  await expect.element(question).toBeVisible();
  expect(withdrawn).toEqual([]);
  answer(getApplications, [withInvitation(null)]);
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByText('Ida Greer no longer has your request.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Ask somebody by email/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'UNC Asheville' })).toHaveFocus();
});

test('done: with the word, and the letter that may be read', async () => {
  const done = {
    ...sent,
    status: 'Done' as const,
    answeredDate: '2026-11-22T15:00:00.000Z',
    canSendAgain: false,
  };
  const letter = { id: '0b0f1a9e-9f0c-4a51-8b57-4f1f7a1b2c3d', name: 'letter.pdf', delivery: null };
  const calls = refuse(fileOperations.getFile, 404, { detail: 'This file is no longer there.' });
  await open({ ...done, waived: false, word: 'Good luck, Maya!', letter }, true);
  await expect.element(page.getByText('Done Nov 22')).toBeVisible();
  await expect.element(page.getByText('Good luck, Maya!')).toBeVisible();
  await page.getByRole('button', { name: 'Save the letter' }).click();
  await expect.element(page.getByText('This file is no longer there.')).toBeVisible();
  expect(calls).toMatchObject([{ params: { fileId: letter.id } }]);
  await expectAccessible();
});

test('a letter that one gave up the right to read offers nothing to read', async () => {
  await open(
    {
      ...sent,
      status: 'Done',
      answeredDate: sent.sentDate,
      canSendAgain: false,
      letter: { id: null, name: 'l.pdf', delivery: null },
    },
    true,
  );
  await expect
    .element(page.getByText('The letter is there. You gave up the right to read it.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save the letter' })).not.toBeInTheDocument();
});

const COLLEGE = sampleApplication().college.name;
const way = {
  state: 'sent' as const,
  sentDate: '2026-11-22T15:00:00.000Z',
  endedDate: null,
  nextTry: null,
  reason: null,
};
test.each([
  ['sent', way, `We sent the letter to ${COLLEGE} on Nov 22.`],
  [
    'received',
    { ...way, state: 'received' as const, endedDate: '2026-11-23T15:00:00.000Z' },
    `${COLLEGE} has had the letter since Nov 23.`,
  ],
  [
    'tried again',
    { ...way, state: 'failed' as const, nextTry: '2026-11-24T15:00:00.000Z' },
    `The letter did not reach ${COLLEGE} yet. We try again on Nov 24. You do not need to do anything.`,
  ],
  [
    'failed for good',
    { ...way, state: 'failed' as const, reason: 'No such applicant.' },
    `The letter did not reach ${COLLEGE}. Ask Ida to send it there. No such applicant.`,
  ],
  [
    'not sent from here',
    null,
    `We do not send letters to ${COLLEGE}. Ask Ida to send it there, in the way the college says.`,
  ],
])('a letter that is %s says how it reaches the college', async (_, delivery, words) => {
  const letter = { id: null, name: 'l.pdf', delivery };
  await open({ ...sent, status: 'Done', answeredDate: sent.sentDate, canSendAgain: false, letter }, true);
  await expect.element(page.getByText(words)).toBeVisible();
  await expectAccessible();
});

test.each([
  ['Declined', 'Declined Nov 22'],
  ['Expired', 'No answer by Dec 20'],
] as const)('%s: that is said, and somebody else can be asked', async (status, words) => {
  await open({ ...sent, status, answeredDate: '2026-11-22T15:00:00.000Z', canSendAgain: false });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Ask somebody else/ })).toBeVisible();
});
