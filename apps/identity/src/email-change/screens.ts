import { type Html, html } from '@longleaf/platform/html';
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
  return windowPage(frame, {
    title: 'Change your email',
    userName,
    failed: Object.keys(errors).length > 0,
    body: html`${errorSummary(errors)}
      <p>Your email is <strong class="breaks">${email}</strong>.</p>
      ${emailVerified || pending !== undefined ? null : notConfirmed(view)}
      ${pending === undefined ? null : waiting(view, pending)}
      ${windowForm(
        view,
        'change',
        html`${textField({
            name: 'email',
            label: 'New email',
            help: 'We send a link to it, and a note to the old one.',
            type: 'email',
            value: typed,
            autocomplete: 'email',
            error: errors['email'],
          })} <button type="submit" class="main">Send the link</button>`,
      )}
      ${languageSection(view, shown)}`,
  });
}

function notConfirmed(view: View): Html {
  return html`<div class="hint">
    <p>It is not confirmed yet. Until it is, sign in with your account name, not with this email.</p>
    ${windowForm(view, 'confirm', html`<button type="submit" class="plain">Send a link to confirm it</button>`)}
  </div>`;
}

function waiting(view: View, pending: string): Html {
  const { email } = view.session.account;
  const until =
    pending === email
      ? 'Open it within an hour to confirm that this email is yours.'
      : 'Open it within an hour to confirm the change. Until then your email stays as it is.';
  return html`<div class="hint" role="status">
    <p>We sent a link to <strong class="breaks">${pending}</strong>. ${until}</p>
    ${windowForm(view, 'cancel', html`<button type="submit" class="plain">Stop the change</button>`)}
  </div>`;
}

function languageSection(view: View, { language, languageSaved, errors }: EmailView): Html {
  const spoken = MAIL_LANGUAGES.find(({ code }) => code === language);
  return html`<section>
    ${
      languageSaved && spoken
        ? html`<p class="hint" role="status">
            From now on we write to you in <span lang="${spoken.code}">${spoken.name}</span>.
          </p>`
        : null
    }
    ${windowForm(
      view,
      'language',
      html`${languageField({
          chosen: language,
          help: 'Our mail comes in this language. The pages are in English for now.',
          error: errors['language'],
        })} <button type="submit" class="second">Save the language</button>`,
    )}
  </section>`;
}

/** What the link in the mail leads to. */
export function askToConfirmScreen(frame: PageFrame, { path, token }: { path: string; token: string }): Html {
  return page(frame, {
    title: 'Confirm your email',
    body: html`<p>
        Press the button, and this email is the one of your account. You can sign in with it then.
      </p>
      <p>
        An email signs in to one account. If you confirmed it for another one before, use that one’s account
        name from now on.
      </p>
      <form method="post" action="${path}">
        <input type="hidden" name="token" value="${token}" />
        <button type="submit" class="main">Confirm</button>
      </form>`,
  });
}

/** It is done. */
export function emailConfirmedScreen(frame: PageFrame, outcome: 'changed' | 'confirmed'): Html {
  const changed = outcome === 'changed';
  return page(frame, {
    title: changed ? 'Your email is changed' : 'Your email is confirmed',
    scripts: ['close-window.js'],
    body: html`<p>${changed ? 'From now on we write to your new email. ' : null}You can sign in with it.</p>
      ${closing(frame)}`,
  });
}

/** The link is no good. */
export function deadLinkScreen(frame: PageFrame): Html {
  return page(frame, {
    title: 'This link no longer works',
    body: html`<p>It works once, for one hour, and only the newest one. Your email has not changed.</p>
      <p class="other"><a href="${frame.portalUrl}/updateEmail">Ask for another link</a></p>`,
  });
}
