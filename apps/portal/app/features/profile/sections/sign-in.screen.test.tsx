import { accountSecurityMessages, accountSecurityOperations } from '@longleaf/contract/account-security';
import { SECURITY_QUESTIONS } from '@longleaf/rules/accounts/security-questions';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press, select, typeInto } from '../../../testing/by-keyboard.ts';
import { answer, refuse } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { cancel, edit, openProfile, section } from '../testing/open-profile.ts';

const { changePassword, saveSecurityQuestion } = accountSecurityOperations;

test('password: given up it is forgotten, refused it says so, changed it is told (MSG-067, MSG-069)', async () => {
  refuse(changePassword, 400, { modelState: { oldPassword: [accountSecurityMessages.passwordRefused] } });
  await openProfile();
  const part = await edit('Password', 'Change password');
  const old = part.getByLabelText('Old password', { exact: true });
  await typeInto(old, 'not_the_password');
  await cancel('Password', 'Change password');
  await edit('Password', 'Change password');
  await expect.element(old).toHaveValue('');

  await typeInto(old, 'not_the_password');
  await typeInto(part.getByLabelText('New password', { exact: true }), 'Longer_needles_2026');
  await typeInto(part.getByLabelText('New password again', { exact: true }), 'Longer_needles_2026');
  const change = part.getByRole('button', { name: 'Change password' });
  await press(change);
  await expect.element(part.getByText(accountSecurityMessages.passwordRefused).first()).toBeVisible();
  await expectAccessible();
  const changes = answer(changePassword, undefined);
  await typeInto(old, 'river_stone_42');
  await press(change);
  await expect.element(page.getByText(accountSecurityMessages.passwordChanged)).toBeVisible();
  expect(changes.map(({ body }) => body.oldPassword)).toEqual(['river_stone_42']);
});

test('security question: given up it is forgotten, saved it is shown (MSG-072)', async () => {
  const saves = answer(saveSecurityQuestion, undefined);
  await openProfile();
  const part = await edit('Security question', 'Change question');
  const answerOfPerson = part.getByLabelText('Answer', { exact: true });
  await typeInto(answerOfPerson, 'Nothing');
  await cancel('Security question', 'Change question');
  await edit('Security question', 'Change question');
  await expect.element(answerOfPerson).toHaveValue('');

  const questions = part.getByLabelText('Question', { exact: true });
  const question = (questions.element() as HTMLSelectElement).options[3]?.label ?? '';
  await select(questions, question);
  await typeInto(answerOfPerson, 'Evergreen');
  await typeInto(part.getByLabelText('Your password', { exact: true }), 'Longer_needles_2026');
  await expectAccessible();
  await press(part.getByRole('button', { name: 'Save question' }));
  await expect.element(page.getByText(accountSecurityMessages.questionSaved)).toBeVisible();
  await expect.element(part.getByText(question)).toBeVisible();
  expect(saves.map(({ body }) => body)).toEqual([
    { securityQuestion: question, securityAnswer: 'Evergreen', currentPassword: 'Longer_needles_2026' },
  ]);
});

test.each([
  [true, 'On'],
  [false, 'Off'],
] as const)('two-factor sign-in is shown: %s', async (twoFactor, words) => {
  await openProfile({ twoFactor });
  const part = section('Signing in');
  await expect.element(part.getByText(words, { exact: true })).toBeVisible();
});

test('a change that fails for no fault of the person is told in the words of the specification (MSG-068, MSG-071)', async () => {
  refuse(changePassword, 500, { detail: 'The account service is away.' });
  refuse(saveSecurityQuestion, 500, { detail: 'The account service is away.' });
  await openProfile();
  const password = await edit('Password', 'Change password');
  await typeInto(password.getByLabelText('Old password', { exact: true }), 'river_stone_42');
  await typeInto(password.getByLabelText('New password', { exact: true }), 'Longer_needles_2026');
  await typeInto(password.getByLabelText('New password again', { exact: true }), 'Longer_needles_2026');
  await press(password.getByRole('button', { name: 'Change password' }));
  await expect
    .element(password.getByRole('alert').getByText('There was an error changing your password.'))
    .toBeVisible();
  await cancel('Password', 'Change password');
  const question = await edit('Security question', 'Change question');
  await select(question.getByLabelText('Question', { exact: true }), SECURITY_QUESTIONS[0] ?? '');
  await typeInto(question.getByLabelText('Answer', { exact: true }), 'Biscuit the dog');
  await typeInto(question.getByLabelText('Your password', { exact: true }), 'river_stone_42');
  await press(question.getByRole('button', { name: 'Save question' }));
  await expect
    .element(question.getByRole('alert').getByText('An error occurred while updating the security question'))
    .toBeVisible();
});
