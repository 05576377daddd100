import { recoveryOperations } from '@longleaf/contract/account-recovery';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import RecoverPage from './recover-page.tsx';

const { questionForPassword } = recoveryOperations;
const open = () => openScreen({ default: RecoverPage }, { id: 'UI-007', person: null });
const ask = async () => {
  await page.getByLabelText('Account name or email').fill('maya_t');
  await page.getByRole('button', { name: 'Continue' }).click();
};

test('of what the server refuses, the first message of each field is said (MSG-004, ST-287)', async () => {
  refuse(questionForPassword, 400, {
    modelState: { userName: ['Use letters.', 'Use fewer.'], firstName: ['Use a name.', 'Use another.'] },
  });
  await open();
  await ask();
  const summary = page.getByRole('alert');
  await expect.element(summary.getByText('Use letters.')).toBeVisible();
  await expect.element(summary.getByText('Use a name.')).toBeVisible();
  await expect.element(page.getByText('Use fewer.')).not.toBeInTheDocument();
  await expect.element(page.getByText('Use another.')).not.toBeInTheDocument();
  await expectAccessible();
});

test('any other failure is told in the words of the server (MSG-003, MSG-005)', async () => {
  refuse(questionForPassword, 429, { detail: 'Too many tries. Wait a minute.' });
  await open();
  await ask();
  await expect.element(page.getByRole('alert').getByText('Too many tries. Wait a minute.')).toBeVisible();
  refuse(questionForPassword, 404, {
    detail: 'Your account was not found, or the information you entered is inaccurate.',
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('alert').getByText('Your account was not found')).toBeVisible();
});

test('step by step: the details, then the question (ST-084, ST-085)', async () => {
  answer(questionForPassword, { securityQuestion: 'First pet?' });
  await open();
  await ask();
  await expect.element(page.getByLabelText('First pet?')).toBeVisible();
});
