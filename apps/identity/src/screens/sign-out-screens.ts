import { type Html, html } from '@longleaf/platform/html';
import { page, type PageFrame } from './page.ts';

/**
 * Asks whether to sign out, when nothing shows that a client of this person asked for it.
 * @param form the provider's own form, with its token; the button belongs to it.
 */
export function confirmSignOutScreen(frame: PageFrame, form: Html, clientName: string | undefined): Html {
  return page(frame, {
    title: 'Do you want to sign out?',
    body: html`<p>
        ${clientName ? `${clientName} asks to sign you out.` : `You are signed in to ${frame.productName}.`}
        If you sign out, you are signed out everywhere in this browser.
      </p>
      ${form}
      <div class="stack">
        <button type="submit" form="op.logoutForm" name="logout" value="yes" class="main">Sign out</button>
        <a class="second" href="${frame.portalUrl}/">Stay signed in</a>
      </div>`,
  });
}

/** Shown after signing out when no client named a page to go to. */
export function signedOutScreen(frame: PageFrame): Html {
  return page(frame, {
    title: 'You are signed out',
    body: html`<p>On a school or library computer, close the browser too.</p>
      <p class="other"><a href="${frame.portalUrl}/">Go to ${frame.productName}</a></p>`,
  });
}
