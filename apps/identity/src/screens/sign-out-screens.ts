import { type Html, html } from '@longleaf/platform/html';
import { goToPortal } from './error-screen.ts';
import { page, type PageFrame } from './page.ts';

/**
 * Asks whether to sign out, when nothing shows that a client of this person asked for it.
 * @param form the provider's own form, with its token; the button belongs to it.
 */
export function confirmSignOutScreen(frame: PageFrame, form: Html, clientName: string | undefined): Html {
  const { i18n, productName } = frame;
  const who = clientName
    ? i18n.t('{application} asks to sign you out.', { application: clientName })
    : i18n.t('You are signed in to {product}.', { product: productName });
  return page(frame, {
    title: i18n.t('Do you want to sign out?'),
    body: html`<p>${who} ${i18n.t('If you sign out, you are signed out everywhere in this browser.')}</p>
      ${form}
      <div class="stack">
        <button type="submit" form="op.logoutForm" name="logout" value="yes" class="main">
          ${i18n.t('Sign out')}
        </button>
        <a class="second" href="${frame.portalUrl}/">${i18n.t('Stay signed in')}</a>
      </div>`,
  });
}

/** Shown after signing out when no client named a page to go to. */
export function signedOutScreen(frame: PageFrame): Html {
  const { i18n } = frame;
  return page(frame, {
    title: i18n.t('You are signed out'),
    body: html`<p>${i18n.t('On a school or library computer, close the browser too.')}</p>
      ${goToPortal(frame)}`,
  });
}
