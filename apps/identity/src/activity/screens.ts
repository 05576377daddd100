import { type Html, html } from '@longleaf/platform/html';
import { momentInWords } from '../screens/moments.ts';
import { page, type PageFrame } from '../screens/page.ts';
import { closing, windowForm, windowPage } from '../screens/window-page.ts';
import type { WindowVisit } from '../windows/window.ts';
import { methodInWords } from './method-in-words.ts';
import { HISTORY_DAYS, type SignIn } from './sign-ins.ts';

/** 'Your sign-ins': when, how, with what kind of device. */
export function activityScreen(
  frame: PageFrame,
  view: Pick<WindowVisit, 'path' | 'csrf' | 'session'>,
  history: readonly SignIn[],
): Html {
  return windowPage(frame, {
    title: 'Your sign-ins',
    userName: view.session.account.userName,
    body: html`<p>
        The last ${HISTORY_DAYS} days, in US Eastern time. If one of them was not you, sign out everywhere and
        change your password.
      </p>
      ${
        history.length === 0
          ? html`<p>None in this time.</p>`
          : html`<ul class="rows">
              ${history.map(signInRow)}
            </ul>`
      }
      <section>
        <h2>Sign out everywhere</h2>
        <p>Every device is signed out, this one too. Apps can show your data for up to 15 minutes more.</p>
        ${windowForm(view, 'sign-out', html`<button type="submit" class="main">Sign out everywhere</button>`)}
      </section>`,
  });
}

/** Says that it is done. */
export function signedOutEverywhereScreen(frame: PageFrame): Html {
  return page(frame, {
    title: 'You are signed out everywhere',
    scripts: ['close-window.js'],
    body: html`<p>To go on, sign in again.</p>
      ${closing(frame)}`,
  });
}

function signInRow({ at, method, device }: SignIn): Html {
  return html`<li>
    <p>${momentInWords(at)}<br /><span class="note">${methodInWords(method)} · ${device}</span></p>
  </li>`;
}
