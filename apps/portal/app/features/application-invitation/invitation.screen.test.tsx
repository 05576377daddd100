import {
  deadLink,
  invitationOperations,
  type OpenedInvitation,
} from '@longleaf/contract/application-invitations';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { takeLinkToken } from '../../lib/link-token.ts';

// The address of a test is not the browser's own.
vi.mock('../../lib/link-token.ts', () => ({ takeLinkToken: vi.fn() }));

const { openInvitation, answerInvitation, addInvitationLetter, removeInvitationLetter } =
  invitationOperations;
const invitation = (part: Partial<OpenedInvitation> = {}): OpenedInvitation => ({
  student: 'Jordan Whitaker',
  firstName: 'Ida',
  college: 'Duke University',
  task: 'recommendation',
  title: null,
  answer: null,
  waived: true,
  letterIsSent: true,
  letterName: null,
  expiresDate: '2026-12-23T15:00:00.000Z',
  ...part,
});
const open = async (token: string | undefined = 'secret') => {
  vi.mocked(takeLinkToken).mockReturnValue(token === '' ? undefined : token);
  return openScreen(await import('./invitation-page.tsx'), { id: 'invitation', person: null });
};
const word = () => page.getByRole('textbox', { name: 'A note to Jordan Whitaker' });

beforeEach(() => void answer(openInvitation, invitation()));

// First: once a link was opened, its page can be left and come back to.
test('empty: without the link from the mail there is nothing to answer', async () => {
  await open('');
  await expect.element(page.getByText('This page needs the link from our email.')).toBeVisible();
  await expect.element(page.getByText(/^No email from us, or the link is too old\?/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await expectAccessible();
});

test('loading, then ready: who asks for what, and what becomes of a letter', async () => {
  const opening = hold(openInvitation);
  await open();
  await expect.element(page.getByText('Opening the link').first()).toBeVisible();
  opening.release(invitation());
  await expect.element(page.getByText('Write a recommendation for Duke University')).toBeVisible();
  await expect
    .element(page.getByText('Jordan Whitaker gave up the right to read your letter, and cannot see it here.'))
    .toBeVisible();
  await expectAccessible();
});

test('a student who may read the letter: that is said before anything is sent', async () => {
  answer(openInvitation, invitation({ waived: false, task: null, title: 'Look at my essay' }));
  await open();
  await expect.element(page.getByRole('heading', { name: 'Look at my essay' })).toBeVisible();
  await expect.element(page.getByText('kept the right to read your letter')).toBeVisible();
});

test('done: with a word, once, and thanked for', async () => {
  const calls = answer(answerInvitation, invitation({ answer: 'done' }));
  await open();
  await userEvent.fill(word(), ' Good luck! ');
  await page.getByRole('button', { name: 'It is done' }).click();
  await expect
    .element(page.getByText('Thank you. Jordan Whitaker sees that you have done this'))
    .toBeVisible();
  expect(calls).toMatchObject([{ body: { token: 'secret', answer: 'done', word: 'Good luck!' } }]);
  await expectAccessible();
});

test('no: after a question, with the word that was typed', async () => {
  const calls = answer(answerInvitation, invitation({ answer: 'declined' }));
  await open();
  await userEvent.fill(word(), 'Too busy');
  await page.getByRole('button', { name: 'I cannot do this' }).click();
  const question = page.getByRole('dialog', { name: 'Say no to Jordan Whitaker?' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  expect(calls).toEqual([]);
  await question.getByRole('button', { name: 'Say no' }).click();
  await expect.element(page.getByText('Thank you for letting us know. Jordan Whitaker sees')).toBeVisible();
  expect(calls).toMatchObject([{ body: { answer: 'declined', word: 'Too busy' } }]);
});

test('a letter is added and taken back', async () => {
  answer(addInvitationLetter, invitation({ letterName: 'letter.pdf' }));
  answer(removeInvitationLetter, invitation());
  await open();
  await userEvent.upload(page.getByLabelText('Add a letter'), new File(['%PDF-1.7'], 'letter.pdf'));
  await expect.element(page.getByText('letter.pdf')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Take the letter back' }).click();
  await expect.element(page.getByLabelText('Add a letter')).toBeVisible();
});

test('a letter that is not taken says why', async () => {
  const words = 'This kind of file does not work here. These do: PDF.';
  refuse(addInvitationLetter, 400, { detail: words });
  await open();
  await userEvent.upload(page.getByLabelText('Add a letter'), new File(['x'], 'letter.exe'));
  await expect.element(page.getByText(words)).toBeVisible();
});

test('not allowed: a link that works no more says whom to ask', async () => {
  refuse(openInvitation, 404, { detail: deadLink });
  await open();
  await expect.element(page.getByText(deadLink)).toBeVisible();
  await expect.element(page.getByText(/^No email from us/)).not.toBeInTheDocument();
  await expectAccessible();
});

test('failed: says so, and another try opens it', async () => {
  refuse(openInvitation, 500);
  await open();
  await expect.element(page.getByText('We could not open the link.')).toBeVisible();
  answer(openInvitation, invitation());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Write a recommendation for Duke University')).toBeVisible();
});

test('answered before: says so, and asks nothing again', async () => {
  answer(openInvitation, invitation({ answer: 'done', letterName: 'letter.pdf' }));
  await open();
  await expect
    .element(
      page.getByText(
        'Your letter, letter.pdf, is on its way to Duke University, and is kept with the application.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'It is done' })).not.toBeInTheDocument();
});

test('where the college is sent no letters, the writer is told to send it, before and after', async () => {
  answer(openInvitation, invitation({ letterIsSent: false }));
  await open();
  await expect
    .element(page.getByText(/^We do not send letters to Duke University. Please send yours there yourself/))
    .toBeVisible();
  const done = invitation({ answer: 'done', letterName: 'letter.pdf', letterIsSent: false });
  answer(answerInvitation, done);
  await page.getByRole('button', { name: 'It is done' }).click();
  await expect.element(page.getByText(/please send it there yourself/)).toBeVisible();
});

test('an answer that does not go through keeps what was typed', async () => {
  refuse(answerInvitation, 503, { detail: 'This does not work right now. Please try again in a moment.' });
  await open();
  await userEvent.fill(word(), 'Stays here');
  await page.getByRole('button', { name: 'It is done' }).click();
  await expect.element(page.getByText('This does not work right now.')).toBeVisible();
  await expect.element(word()).toHaveValue('Stays here');
});
