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
  const failed = Object.keys(view.errors).length > 0;
  return page(frame, {
    title: 'Create a free account',
    failed,
    scripts: ['availability.js'],
    body: html`${errorSummary(view.errors)} ${intentNote(frame, view.intent, 'Create an account')}
      <form method="post" action="${view.action}/register" novalidate>
        <input type="hidden" name="csrf" value="${view.csrf}" />
        ${whoYouAre(view)} ${passwords(view, failed)} ${recovery(view)} ${roles(view)} ${mailLanguage(view)}
        ${rememberBox(view.values.remember)}
        <button type="submit" class="main">Create account</button>
      </form>
      <p class="other">Have an account? <a href="${view.action}?signin">Sign in</a></p>`,
  });
}

function whoYouAre({ values, errors }: RegisterView): Html {
  return html`${textField({
      name: 'userName',
      label: 'Account name',
      help: 'The name you sign in with: 3 to 40 letters, digits or underscores.',
      value: values.userName,
      autocomplete: 'username',
      error: errors['userName'],
      exact: true,
    })}
    ${availabilityNote()}
    ${textField({
      name: 'email',
      label: 'Email',
      help: 'One email may have several accounts, for example in a family. Once you confirm it, you can sign in with it.',
      type: 'email',
      value: values.email,
      autocomplete: 'email',
      error: errors['email'],
    })}
    <div class="two">
      ${textField({
        name: 'firstName',
        label: 'First name',
        value: values.firstName,
        autocomplete: 'given-name',
        error: errors['firstName'],
      })}
      ${textField({
        name: 'lastName',
        label: 'Last name',
        value: values.lastName,
        autocomplete: 'family-name',
        error: errors['lastName'],
      })}
    </div>`;
}

/** Where a script says whether the account name is free (API-134, MSG-044). */
function availabilityNote(): Html {
  const check = ACCOUNT_SERVICE_BASE + accountSecurityOperations.checkUserName.path;
  return html`<p
    class="available"
    role="status"
    data-availability="userName"
    data-check="${check}"
    data-free="This account name is free."
    data-failed="${accountSecurityMessages.checkFailed}"
  ></p>`;
}

function passwords({ errors, characters }: RegisterView, failed: boolean): Html {
  const allowed = characters === 'word' ? 'Letters, digits and underscores' : 'Any characters';
  const length = `at least ${PASSWORD_LENGTH.minimum} of them.`;
  return html`${
    failed
      ? html`<p class="hint">For your safety the passwords are empty again. Enter both once more.</p>`
      : null
  }
  ${textField({
    name: 'password',
    label: 'Password',
    help: `${allowed}, ${length} Not your account name, and not one that is easy to guess.`,
    type: 'password',
    autocomplete: 'new-password',
    error: errors['password'],
  })}
  ${textField({
    name: 'confirmPassword',
    label: 'Password again',
    type: 'password',
    autocomplete: 'new-password',
    error: errors['confirmPassword'],
  })}`;
}

function recovery({ values, errors }: RegisterView): Html {
  const options = [
    { value: '', label: 'Choose a question' },
    ...SECURITY_QUESTIONS.map((question) => ({ value: question, label: question })),
    { value: OWN_QUESTION, label: 'I will write my own question' },
  ];
  return html`<div class="question">
    ${selectField({
      name: 'securityQuestion',
      label: 'Security question',
      help: 'We ask it when you forget your password.',
      options,
      value: values.question,
      error: errors['securityQuestion'],
    })}
    <div class="own">
      ${textField({
        name: 'ownQuestion',
        label: 'Your own question',
        value: values.ownQuestion,
        autocomplete: 'off',
        error: errors['ownQuestion'],
      })}
    </div>
    ${textField({
      name: 'securityAnswer',
      label: 'Answer',
      help: 'Capital letters and punctuation do not matter.',
      value: values.securityAnswer,
      autocomplete: 'off',
      error: errors['securityAnswer'],
    })}
  </div>`;
}

function mailLanguage({ values, errors }: RegisterView): Html {
  return languageField({
    chosen: values.language,
    help: 'Our mail comes in this language. The pages are in English for now.',
    error: errors['language'],
  });
}

function roles({ values, errors }: RegisterView): Html {
  return checkboxGroup({
    name: 'role',
    legend: 'Who are you?',
    help: 'Choose all that fit.',
    boxes: ROLES.map(({ flag, label }) => ({
      value: String(flag),
      label,
      checked: holdsRole(values.role, flag),
    })),
    error: errors['role'],
  });
}
