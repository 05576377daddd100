import { type Html, html } from '@longleaf/platform/html';
import type { SignInIntent } from '@longleaf/rules/accounts/intent';
import { checkbox, errorSummary, type FieldErrors, textField } from './fields.ts';
import { intentNote } from './intent-note.ts';
import { page, type PageFrame } from './page.ts';
import { PASSKEY_SCRIPTS, passkeyForm } from './passkey-form.ts';

export type SignInView = {
  /** Address of this interaction: the form posts to it. */
  action: string;
  csrf: string;
  intent: SignInIntent | undefined;
  /** True when somebody who may be signed in is asked again. */
  again: boolean;
  mayRegister: boolean;
  identifier: string;
  remember: boolean;
  /** True after an email did not sign in: it may be one that nobody confirmed. */
  emailFailed: boolean;
  errors: FieldErrors;
};

/** 'Sign in'. What was typed stays; only the password must be typed again. */
export function signInScreen(frame: PageFrame, view: SignInView): Html {
  const { errors } = view;
  const { i18n } = frame;
  const failed = Object.keys(errors).length > 0;
  return page(frame, {
    title: i18n.t('Sign in'),
    failed,
    scripts: PASSKEY_SCRIPTS,
    body: html`${errorSummary(frame, errors)} ${intentNote(frame, view.intent, 'sign-in')}
      ${view.again ? html`<p>${i18n.t('To keep your account safe, we ask you to sign in again here.')}</p>` : null}
      ${view.emailFailed ? confirmFirst(frame) : null}
      <form method="post" action="${view.action}" novalidate>
        <input type="hidden" name="csrf" value="${view.csrf}" />
        ${textField(frame, {
          name: 'identifier',
          label: i18n.t('Email or account name'),
          value: view.identifier,
          autocomplete: 'username',
          error: errors['identifier'],
          exact: true,
        })}
        ${textField(frame, {
          name: 'password',
          label: i18n.t('Password'),
          show: i18n.t('Show password'),
          type: 'password',
          autocomplete: 'current-password',
          error: errors['password'],
        })}
        ${rememberBox(frame, view.remember)}
        <button type="submit" class="main">${i18n.t('Sign in')}</button>
      </form>
      ${waysBackIn(frame)}
      ${passkeyForm(frame, {
        kind: 'sign-in',
        action: `${view.action}/passkey`,
        options: `${view.action}/passkey/options`,
        csrf: view.csrf,
        body: html`<input type="hidden" name="remember" value="" />
          <button type="submit" class="second">${i18n.t('Use a passkey instead')}</button>`,
      })}
      ${
        view.mayRegister
          ? html`<p class="other">
              ${i18n.t('New here?')}
              <a href="${view.action}/register">${i18n.t('Create a free account')}</a>
            </p>`
          : null
      }`,
  });
}

/** The same for every email: it tells nothing about who has an account. */
function confirmFirst({ i18n }: PageFrame): Html {
  return html`<p class="hint">
    ${i18n.t(
      'An email works here once it is confirmed, and for one account. Otherwise enter your account name. Then open your profile, choose “Change email”, and we send you a link to confirm it.',
    )}
  </p>`;
}

function waysBackIn({ i18n, portalUrl }: PageFrame): Html {
  return html`<p class="ways-back">
    <a href="${portalUrl}/recoverAccount/forgotpassword">${i18n.t('Forgot password')}</a>
    <a href="${portalUrl}/recoverAccount/forgotaccountname">${i18n.t('Forgot account name')}</a>
  </p>`;
}

/** 'Keep me signed in on this device'. */
export function rememberBox({ i18n }: PageFrame, checked: boolean): Html {
  return checkbox({
    id: 'remember',
    name: 'remember',
    value: 'yes',
    label: i18n.t('Keep me signed in on this device'),
    note: i18n.t('Not on a school or library computer'),
    checked,
  });
}
