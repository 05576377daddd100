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
  const { userName, email } = view.session.account;
  return windowPage(frame, {
    title: 'Change your email',
    userName,
    failed: Object.keys(errors).length > 0,
    body: html`${errorSummary(errors)}
      <p>Your email is <strong class="breaks">${email}</strong>.</p>
      ${
        pending === undefined
          ? null
          : html`<div class="hint" role="status">
              <p>
                We sent a link to <strong class="breaks">${pending}</strong>. Open it within an hour to
                confirm the change. Until then your email stays as it is.
              </p>
              ${windowForm(view, 'cancel', html`<button type="submit" class="plain">Stop the change</button>`)}
            </div>`
      }
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
    title: 'Confirm your new email',
    body: html`<p>Press the button, and this email is the one of your account.</p>
      <form method="post" action="${path}">
        <input type="hidden" name="token" value="${token}" />
        <button type="submit" class="main">Confirm</button>
      </form>`,
  });
}

/** The change is done. */
export function emailConfirmedScreen(frame: PageFrame): Html {
  return page(frame, {
    title: 'Your email is changed',
    scripts: ['close-window.js'],
    body: html`<p>From now on we write to your new email. You can sign in with it.</p>
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
