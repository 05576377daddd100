import { type Html, html } from '@longleaf/platform/html';
import { momentInWords } from '../screens/moments.ts';
import { page, type PageFrame } from '../screens/page.ts';
import { closing, windowForm, windowPage } from '../screens/window-page.ts';
import type { WindowVisit } from '../windows/window.ts';
import { methodInWords } from './method-in-words.ts';
import type { OpenSession } from './open-sessions.ts';
import { HISTORY_DAYS, type SignIn } from './sign-ins.ts';

type View = Pick<WindowVisit, 'path' | 'csrf' | 'session'>;

/** 'Your sign-ins': where one is signed in now, and when, how, with what kind of device. */
export function activityScreen(
  frame: PageFrame,
  view: View,
  { open, history }: { open: readonly OpenSession[]; history: readonly SignIn[] },
): Html {
  return windowPage(frame, {
    title: 'Your sign-ins',
    userName: view.session.account.userName,
    body: html`<section>
        <h2>Where you are signed in</h2>
        <ul class="rows">
          ${open.map((one) => sessionRow(view, one))}
        </ul>
      </section>
      <h2>The last ${HISTORY_DAYS} days</h2>
      <p>In US Eastern time. If one of them was not you, sign out everywhere and change your password.</p>
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

function sessionRow(view: View, { uid, device, usedAt }: OpenSession): Html {
  const here = uid === view.session.uid;
  return html`<li>
    <p>
      ${device}<br /><span class="note">${here ? 'This device' : `Last used ${momentInWords(usedAt)}`}</span>
    </p>
    ${here ? '' : endForm(view, uid, device)}
  </li>`;
}

function endForm(view: View, uid: string, device: string): Html {
  return windowForm(
    view,
    'end',
    html`<input type="hidden" name="session" value="${uid}" />
      <button type="submit" class="plain" aria-label="Sign out ${device}">Sign out</button>`,
  );
}

function signInRow({ at, method, device }: SignIn): Html {
  return html`<li>
    <p>${momentInWords(at)}<br /><span class="note">${methodInWords(method)} · ${device}</span></p>
  </li>`;
}
