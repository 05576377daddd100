import { type Html, html } from '@longleaf/platform/html';
import { markedUp } from '@longleaf/platform/words/marked-up';
import { MAIL_LANGUAGES } from '@longleaf/rules/accounts/mail-languages';
import { errorSummary, type FieldErrors, textField } from '../screens/fields.ts';
import { languageField } from '../screens/language-field.ts';
import { page, type PageFrame } from '../screens/page.ts';
import { closing, windowForm, windowPage } from '../screens/window-page.ts';
import type { WindowVisit } from '../windows/window.ts';

type View = Pick<WindowVisit, 'path' | 'csrf' | 'session'>;

type EmailView = {
  pending: string | undefined;
  typed: string;
  /** The language of mail that is chosen in the form. */
  language: string;
  languageSaved: boolean;
  errors: FieldErrors;
};

/**
 * 'Change your email': the present one, one that waits to be confirmed, the form for another, and the language of
 * mail.
 */
export function emailScreen(frame: PageFrame, view: View, shown: EmailView): Html {
  const { pending, typed, errors } = shown;
  const { userName, email, emailVerified } = view.session.account;
  const { i18n } = frame;
  const now = i18n.t('Your email is <email>{email}</email>.', { email });
  return windowPage(frame, {
    title: i18n.t('Change your email'),
    userName,
    failed: Object.keys(errors).length > 0,
    body: html`${errorSummary(frame, errors)}
      <p>${markedUp(now, { email: strong })}</p>
      ${emailVerified || pending !== undefined ? null : notConfirmed(frame, view)}
      ${pending === undefined ? null : waiting(frame, view, pending)}
      ${windowForm(
        view,
        'change',
        html`${textField(frame, {
            name: 'email',
            label: i18n.t('New email'),
            help: i18n.t('We send a link to it, and a note to the old one.'),
            type: 'email',
            value: typed,
            autocomplete: 'email',
            error: errors['email'],
          })} <button type="submit" class="main">${i18n.t('Send the link')}</button>`,
      )}
      ${languageSection(frame, view, shown)}`,
  });
}

function strong(text: string): Html {
  return html`<strong class="breaks">${text}</strong>`;
}

function notConfirmed({ i18n }: PageFrame, view: View): Html {
  return html`<div class="hint">
    <p>
      ${i18n.t('It is not confirmed yet. Until it is, sign in with your account name, not with this email.')}
    </p>
    ${windowForm(view, 'confirm', html`<button type="submit" class="plain">${i18n.t('Send a link to confirm it')}</button>`)}
  </div>`;
}

function waiting({ i18n }: PageFrame, view: View, pending: string): Html {
  const { email } = view.session.account;
  const until =
    pending === email
      ? i18n.t('Open it within an hour to confirm that this email is yours.')
      : i18n.t('Open it within an hour to confirm the change. Until then your email stays as it is.');
  const sent = i18n.t('We sent a link to <email>{email}</email>.', { email: pending });
  return html`<div class="hint" role="status">
    <p>${markedUp(sent, { email: strong })} ${until}</p>
    ${
      pending === email
        ? windowForm(
            view,
            'confirm',
            html`<button type="submit" class="plain">${i18n.t('Send the link again')}</button>`,
          )
        : windowForm(
            view,
            'cancel',
            html`<button type="submit" class="plain">${i18n.t('Stop the change')}</button>`,
          )
    }
  </div>`;
}

function languageSection(frame: PageFrame, view: View, { language, languageSaved, errors }: EmailView): Html {
  const { i18n } = frame;
  const spoken = MAIL_LANGUAGES.find(({ code }) => code === language);
  const saved = i18n.t('From now on we write to you in <language>{language}</language>.', {
    language: spoken?.name,
  });
  return html`<section>
    ${
      languageSaved && spoken
        ? html`<p class="hint" role="status">
            ${markedUp(saved, { language: (name) => html`<span lang="${spoken.code}">${name}</span>` })}
          </p>`
        : null
    }
    ${windowForm(
      view,
      'language',
      html`${languageField(frame, { chosen: language, error: errors['language'] })}
        <button type="submit" class="second">${i18n.t('Save the language')}</button>`,
    )}
  </section>`;
}

/** What the link in the mail leads to. */
export function askToConfirmScreen(frame: PageFrame, { path, token }: { path: string; token: string }): Html {
  const { i18n } = frame;
  return page(frame, {
    title: i18n.t('Confirm your email'),
    body: html`<p>
        ${i18n.t('Press the button to make this the email of your account. Then you can sign in with it.')}
      </p>
      <p>
        ${i18n.t(
          'An email signs you in to one account only. If you confirmed it for another account before, sign in to that one with its account name from now on.',
        )}
      </p>
      <form method="post" action="${path}?ui_locales=${frame.language}">
        <input type="hidden" name="token" value="${token}" />
        <button type="submit" class="main">${i18n.t('Confirm')}</button>
      </form>`,
  });
}

/** It is done. */
export function emailConfirmedScreen(frame: PageFrame, outcome: 'changed' | 'confirmed'): Html {
  const { i18n } = frame;
  const changed = outcome === 'changed';
  return page(frame, {
    title: changed ? i18n.t('Your email is changed') : i18n.t('Your email is confirmed'),
    scripts: ['close-window.js'],
    body: html`<p>
        ${changed ? i18n.t('From now on we write to your new email.') : null}
        ${i18n.t('You can sign in with it.')}
      </p>
      ${closing(frame)}`,
  });
}

/** The link is no good. */
export function deadLinkScreen(frame: PageFrame): Html {
  const { i18n } = frame;
  return page(frame, {
    title: i18n.t('This link no longer works'),
    body: html`<p>
        ${i18n.t('It works once, for one hour, and only the newest one. Your email has not changed.')}
      </p>
      <p class="other"><a href="${frame.portalUrl}/updateEmail">${i18n.t('Ask for another link')}</a></p>`,
  });
}
