import { type Html, html } from '@longleaf/platform/html';
import { deviceIn } from '../screens/device-in.ts';
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
  const { i18n } = frame;
  return windowPage(frame, {
    title: i18n.t('Your sign-ins'),
    userName: view.session.account.userName,
    body: html`<section>
        <h2>${i18n.t('Where you are signed in')}</h2>
        <ul class="rows">
          ${open.map((one) => sessionRow(frame, view, one))}
        </ul>
      </section>
      <h2>${i18n.t('The last {days} days', { days: HISTORY_DAYS })}</h2>
      <p>
        ${i18n.t('In US Eastern time. If one of them was not you, sign out everywhere and change your password.')}
      </p>
      ${
        history.length === 0
          ? html`<p>${i18n.t('None in this time.')}</p>`
          : html`<ul class="rows">
              ${history.map((one) => signInRow(frame, one))}
            </ul>`
      }
      <section>
        <h2>${i18n.t('Sign out everywhere')}</h2>
        <p>
          ${i18n.t('Every device is signed out, this one too. Apps can show your data for up to 15 minutes more.')}
        </p>
        ${windowForm(view, 'sign-out', html`<button type="submit" class="main">${i18n.t('Sign out everywhere')}</button>`)}
      </section>`,
  });
}

/** Says that it is done. */
export function signedOutEverywhereScreen(frame: PageFrame): Html {
  const { i18n } = frame;
  return page(frame, {
    title: i18n.t('You are signed out everywhere'),
    scripts: ['close-window.js'],
    body: html`<p>${i18n.t('To go on, sign in again.')}</p>
      ${closing(frame)}`,
  });
}

function sessionRow(frame: PageFrame, view: View, { uid, device, usedAt }: OpenSession): Html {
  const { i18n } = frame;
  const used = i18n.t('Last used {moment}', { moment: momentInWords(frame, usedAt) });
  const here = uid === view.session.uid;
  return html`<li>
    <p>${deviceIn(frame, device)}<br /><span class="note">${here ? i18n.t('This device') : used}</span></p>
    ${here ? '' : endForm(frame, view, uid, deviceIn(frame, device))}
  </li>`;
}

function endForm({ i18n }: PageFrame, view: View, uid: string, device: string): Html {
  return windowForm(
    view,
    'end',
    html`<input type="hidden" name="session" value="${uid}" />
      <button type="submit" class="plain" aria-label="${i18n.t('Sign out {device}', { device })}">
        ${i18n.t('Sign out')}
      </button>`,
  );
}

function signInRow(frame: PageFrame, { at, method, device }: SignIn): Html {
  return html`<li>
    <p>
      ${momentInWords(frame, at)}<br /><span class="note"
        >${frame.say(methodInWords(method))} · ${deviceIn(frame, device)}</span
      >
    </p>
  </li>`;
}
