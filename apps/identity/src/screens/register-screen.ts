import { ACCOUNT_SERVICE_BASE } from '@longleaf/contract/account-recovery';
import { accountSecurityMessages, accountSecurityOperations } from '@longleaf/contract/account-security';
import { type Html, html } from '@longleaf/platform/html';
import type { SignInIntent } from '@longleaf/rules/accounts/intent';
import { PASSWORD_LENGTH, type PasswordCharacters } from '@longleaf/rules/accounts/passwords';
import { ROLES, holdsRole } from '@longleaf/rules/accounts/roles';
import { SECURITY_QUESTIONS } from '@longleaf/rules/accounts/security-questions';
import { checkboxGroup, errorSummary, type FieldErrors, selectField, textField } from './fields.ts';
import { intentNote } from './intent-note.ts';
import { languageField } from './language-field.ts';
import { page, type PageFrame } from './page.ts';
import { OWN_QUESTION, type RegisterValues } from './register-form.ts';
import { rememberBox } from './sign-in-screen.ts';

export type RegisterView = {
  action: string;
  csrf: string;
  intent: SignInIntent | undefined;
  characters: PasswordCharacters;
  values: RegisterValues;
  errors: FieldErrors;
};

/** 'Create a free account'. After an error everything is as it was typed, but for the passwords. */
export function registerScreen(frame: PageFrame, view: RegisterView): Html {
  const { i18n } = frame;
  const failed = Object.keys(view.errors).length > 0;
  return page(frame, {
    title: i18n.t('Create a free account'),
    failed,
    scripts: ['keep-typed.js', 'availability.js'],
    body: html`${errorSummary(frame, view.errors)} ${intentNote(frame, view.intent, 'register')}
      <form
        method="post"
        action="${view.action}/register"
        novalidate
        data-keeps-typed="${failed ? 'filled' : 'empty'}"
      >
        <input type="hidden" name="csrf" value="${view.csrf}" />
        ${whoYouAre(frame, view)} ${passwords(frame, view, failed)} ${recovery(frame, view)}
        ${roles(frame, view)}
        ${languageField(frame, { chosen: view.values.language, error: view.errors['language'] })}
        ${rememberBox(frame, view.values.remember)}
        <button type="submit" class="main">${i18n.t('Create account')}</button>
      </form>
      <p class="other">
        ${i18n.t('Have an account?')} <a href="${view.action}?signin">${i18n.t('Sign in')}</a>
      </p>`,
  });
}

function whoYouAre(frame: PageFrame, { values, errors }: RegisterView): Html {
  const { i18n } = frame;
  return html`${textField(frame, {
      name: 'userName',
      label: i18n.t('Account name'),
      help: i18n.t('The name you sign in with: 3 to 40 letters, digits or underscores.'),
      value: values.userName,
      autocomplete: 'username',
      error: errors['userName'],
      exact: true,
    })}
    ${availabilityNote(frame)}
    ${textField(frame, {
      name: 'email',
      label: i18n.t('Email'),
      help: i18n.t(
        'We email you a link to confirm it. After that you can sign in with it, too. A family may share one email.',
      ),
      type: 'email',
      value: values.email,
      autocomplete: 'email',
      error: errors['email'],
    })}
    <div class="two">
      ${textField(frame, {
        name: 'firstName',
        label: i18n.t('First name'),
        value: values.firstName,
        autocomplete: 'given-name',
        error: errors['firstName'],
      })}
      ${textField(frame, {
        name: 'lastName',
        label: i18n.t('Last name'),
        value: values.lastName,
        autocomplete: 'family-name',
        error: errors['lastName'],
      })}
    </div>`;
}

/** Where a script says whether the account name is free (API-134, MSG-044). */
function availabilityNote({ i18n, say }: PageFrame): Html {
  const check = ACCOUNT_SERVICE_BASE + accountSecurityOperations.checkUserName.path;
  return html`<p
    class="available"
    role="status"
    data-availability="userName"
    data-check="${check}"
    data-free="${i18n.t('This account name is free.')}"
    data-failed="${say(accountSecurityMessages.checkFailed)}"
  ></p>`;
}

function passwords(frame: PageFrame, { errors, characters }: RegisterView, failed: boolean): Html {
  const { i18n } = frame;
  const { minimum } = PASSWORD_LENGTH;
  const allowed =
    characters === 'word'
      ? i18n.t(
          'Letters, digits and underscores, at least {minimum} of them. This site does not allow other symbols. Three or four words with _ between them make a safe password.',
          { minimum },
        )
      : i18n.t('Any characters, at least {minimum} of them.', { minimum });
  return html`${
    failed
      ? html`<p class="hint">
          ${i18n.t('For your safety the passwords are empty again. Enter both once more.')}
        </p>`
      : null
  }
  ${textField(frame, {
    name: 'password',
    label: i18n.t('Password'),
    show: i18n.t('Show password'),
    help: `${allowed} ${i18n.t('Not your account name, and not one that is easy to guess.')}`,
    type: 'password',
    autocomplete: 'new-password',
    error: errors['password'],
  })}
  ${textField(frame, {
    name: 'confirmPassword',
    label: i18n.t('Password again'),
    show: i18n.t('Show password again'),
    type: 'password',
    autocomplete: 'new-password',
    error: errors['confirmPassword'],
  })}`;
}

function recovery(frame: PageFrame, { values, errors }: RegisterView): Html {
  const { i18n, say } = frame;
  const options = [
    { value: '', label: i18n.t('Choose a question') },
    ...SECURITY_QUESTIONS.map((question) => ({ value: question, label: say(question) })),
    { value: OWN_QUESTION, label: i18n.t('I will write my own question') },
  ];
  return html`<div class="question">
    ${selectField(frame, {
      name: 'securityQuestion',
      label: i18n.t('Security question'),
      help: i18n.t('We ask it when you forget your password.'),
      options,
      value: values.question,
      error: errors['securityQuestion'],
    })}
    <div class="own">
      ${textField(frame, {
        name: 'ownQuestion',
        label: i18n.t('Your own question'),
        value: values.ownQuestion,
        autocomplete: 'off',
        error: errors['ownQuestion'],
      })}
    </div>
    ${textField(frame, {
      name: 'securityAnswer',
      label: i18n.t('Answer'),
      help: i18n.t('Capital letters and punctuation do not matter.'),
      value: values.securityAnswer,
      autocomplete: 'off',
      error: errors['securityAnswer'],
      neverKept: true,
    })}
  </div>`;
}

function roles(frame: PageFrame, { values, errors }: RegisterView): Html {
  const { i18n, say } = frame;
  return checkboxGroup(frame, {
    name: 'role',
    legend: i18n.t('Who are you?'),
    help: i18n.t('Choose all that fit.'),
    boxes: ROLES.map(({ flag, label }) => ({
      value: String(flag),
      label: say(label),
      checked: holdsRole(values.role, flag),
    })),
    error: errors['role'],
  });
}
