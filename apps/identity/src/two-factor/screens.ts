import { type Html, html, raw } from '@longleaf/platform/html';
import { markedUp } from '@longleaf/platform/words/marked-up';
import { toString as drawQr } from 'qrcode';
import { errorSummary, type FieldErrors, textField } from '../screens/fields.ts';
import { deviceIn } from '../screens/device-in.ts';
import { dayInWords } from '../screens/moments.ts';
import type { PageFrame } from '../screens/page.ts';
import { windowForm, windowPage } from '../screens/window-page.ts';
import type { WindowVisit } from '../windows/window.ts';
import type { TrustedDevice } from './trusted-devices.ts';

type View = Pick<WindowVisit, 'path' | 'csrf' | 'session'>;

/** 'Turn on two-factor sign-in': the QR code, the same as text, and the field that proves the app has it. */
export async function setUpScreen(
  frame: PageFrame,
  view: View,
  { secret, address, errors }: { secret: string; address: string; errors: FieldErrors },
): Promise<Html> {
  const { i18n } = frame;
  const picture = await drawQr(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return windowPage(frame, {
    title: i18n.t('Turn on two-factor sign-in'),
    userName: view.session.account.userName,
    failed: Object.keys(errors).length > 0,
    body: html`${errorSummary(frame, errors)}
      <p>
        ${i18n.t(
          'Signing in then takes your password and a code from an app on your phone. Somebody who learns your password still cannot get in.',
        )}
      </p>
      <ol class="steps">
        <li>
          ${i18n.t('Get an app for sign-in codes, such as the one on your phone or in your password manager.')}
        </li>
        <li>
          <a class="second phone" href="${address}">${i18n.t('Open the app on this phone')}</a>
          <span class="phone">${i18n.t('Or scan this picture with another device.')}</span>
          <span class="not-phone">${i18n.t('Scan this picture with it.')}</span>
          <div class="qr" role="img" aria-label="${i18n.t('QR code for your app')}">${raw(picture)}</div>
          ${i18n.t('Or type this key into the app:')}
          <code class="key">${grouped(secret)}</code>
        </li>
        <li>${i18n.t('Enter the code that the app shows.')}</li>
      </ol>
      ${windowForm(
        view,
        'turn-on',
        html`${textField(frame, {
            name: 'code',
            label: i18n.t('Code from your app'),
            help: i18n.t('6 digits.'),
            autocomplete: 'one-time-code',
            error: errors['code'],
            exact: true,
          })} <button type="submit" class="main">${i18n.t('Turn on')}</button>`,
      )}`,
  });
}

/** The recovery codes, on this page alone. */
export function recoveryCodesScreen(
  frame: PageFrame,
  view: View,
  { codes, justOn }: { codes: readonly string[]; justOn: boolean },
): Html {
  const { i18n } = frame;
  const keep = i18n.t(
    'Without your phone, one of them gets you in instead of a code. Each works once. Keep them where you find them without your phone: <strong>they are shown only now</strong>.',
  );
  return windowPage(frame, {
    title: justOn ? i18n.t('Two-factor sign-in is on') : i18n.t('Your new recovery codes'),
    userName: view.session.account.userName,
    scripts: ['recovery-codes.js'],
    body: html`<h2>${i18n.t('Keep these recovery codes')}</h2>
      <p>${markedUp(keep, { strong: (text) => html`<strong>${text}</strong>` })}</p>
      <ul class="codes" data-codes>
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      ${waysToKeep(frame, view)}
      <p>
        ${justOn ? i18n.t('You are signed out on all other devices.') : i18n.t('Earlier codes no longer work.')}
      </p>`,
  });
}

/** Buttons that copy, print and download the codes; a script shows those that work here. */
function waysToKeep({ i18n, productName }: PageFrame, { session }: View): Html {
  const about = { product: productName, account: session.account.userName };
  return html`<div class="deeds">
      <button
        type="button"
        class="second"
        hidden
        data-codes-deed="copy"
        data-done="${i18n.t('The codes are copied.')}"
        data-failed="${i18n.t('Copying did not work. Print the codes, or write them down.')}"
      >
        ${i18n.t('Copy')}
      </button>
      <button type="button" class="second" hidden data-codes-deed="print">${i18n.t('Print')}</button>
      <button
        type="button"
        class="second"
        hidden
        data-codes-deed="download"
        data-file="recovery-codes.txt"
        data-title="${i18n.t('Recovery codes of the {product} account "{account}"', about)}"
        data-done="${i18n.t('The codes are in your downloads.')}"
      >
        ${i18n.t('Download')}
      </button>
    </div>
    <p role="status" data-codes-said></p>`;
}

/** The state of things when it is on. */
export function twoFactorOnScreen(
  frame: PageFrame,
  view: View,
  shown: { since: Date; codesLeft: number; devices: readonly TrustedDevice[] },
): Html {
  const { i18n } = frame;
  const since = dayInWords(frame, shown.since);
  return windowPage(frame, {
    title: i18n.t('Two-factor sign-in is on'),
    userName: view.session.account.userName,
    body: html`<p>
        ${i18n.t('Since {since}, signing in takes your password and a code from your app.', { since })}
      </p>
      <section>
        <h2>${i18n.t('Recovery codes')}</h2>
        <p>${codesLeftInWords(frame, shown.codesLeft)}</p>
        ${windowForm(view, 'new-codes', html`<button type="submit" class="plain">${i18n.t('Get new recovery codes')}</button>`)}
      </section>
      <section>
        <h2>${i18n.t('Devices that are not asked for a code')}</h2>
        ${
          shown.devices.length === 0
            ? html`<p>${i18n.t('None. Every sign-in asks for a code.')}</p>`
            : html`<ul class="rows">
                ${shown.devices.map((device) => deviceRow(frame, view, device))}
              </ul>`
        }
      </section>
      <section>
        <h2>${i18n.t('Turn it off')}</h2>
        <p>
          ${i18n.t('Then your password alone signs you in.')}
          ${i18n.t('You are signed out on all other devices.')}
        </p>
        ${windowForm(view, 'turn-off', html`<button type="submit" class="plain">${i18n.t('Turn off two-factor sign-in')}</button>`)}
      </section>`,
  });
}

/** Says that it is off. */
export function turnedOffScreen(frame: PageFrame, view: View): Html {
  const { i18n } = frame;
  return windowPage(frame, {
    title: i18n.t('Two-factor sign-in is off'),
    userName: view.session.account.userName,
    body: html`<p>${i18n.t('Now your password alone signs you in. The recovery codes no longer work.')}</p>
      <p class="other"><a href="${view.path}">${i18n.t('Turn it on again')}</a></p>`,
  });
}

function deviceRow(frame: PageFrame, view: View, one: TrustedDevice): Html {
  const { i18n } = frame;
  const device = deviceIn(frame, one.device);
  const times = { since: dayInWords(frame, one.createdAt), until: dayInWords(frame, one.expiresAt) };
  return html`<li>
    <p>${device}<br /><span class="note">${i18n.t('Since {since}, until {until}', times)}</span></p>
    ${windowForm(
      view,
      'distrust',
      html`<input type="hidden" name="device" value="${one.id}" />
        <button
          type="submit"
          class="plain"
          aria-label="${i18n.t('Ask for a code again on {device}', { device })}"
        >
          ${i18n.t('Ask again')}
        </button>`,
    )}
  </li>`;
}

function codesLeftInWords({ i18n }: PageFrame, left: number): string {
  if (left === 0) return i18n.t('You have used all of them. Get new ones now.');
  return i18n.t('{left, plural, one {You have 1 left. Get new ones soon.} other {You have {left} left.}}', {
    left,
  });
}

function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
