import { type Html, html, raw } from '@longleaf/platform/html';
import { toString as drawQr } from 'qrcode';
import { errorSummary, type FieldErrors, textField } from '../screens/fields.ts';
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
  const picture = await drawQr(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return windowPage(frame, {
    title: 'Turn on two-factor sign-in',
    userName: view.session.account.userName,
    failed: Object.keys(errors).length > 0,
    body: html`${errorSummary(errors)}
      <p>
        Signing in then takes your password and a code from an app on your phone. Somebody who learns your
        password still cannot get in.
      </p>
      <ol class="steps">
        <li>Get an app for sign-in codes, such as the one of your phone or your password manager.</li>
        <li>
          Scan this picture with it.
          <div class="qr" role="img" aria-label="QR code for your app">${raw(picture)}</div>
          Or type this key into the app:
          <code class="key">${grouped(secret)}</code>
        </li>
        <li>Enter the code that the app shows.</li>
      </ol>
      ${windowForm(
        view,
        'turn-on',
        html`${textField({
            name: 'code',
            label: 'Code from your app',
            help: '6 digits.',
            autocomplete: 'one-time-code',
            error: errors['code'],
            exact: true,
          })} <button type="submit" class="main">Turn on</button>`,
      )}`,
  });
}

/** The recovery codes, on this page alone. */
export function recoveryCodesScreen(
  frame: PageFrame,
  view: View,
  { codes, justOn }: { codes: readonly string[]; justOn: boolean },
): Html {
  return windowPage(frame, {
    title: justOn ? 'Two-factor sign-in is on' : 'Your new recovery codes',
    userName: view.session.account.userName,
    body: html`<h2>Keep these recovery codes</h2>
      <p>
        Without your phone, one of them gets you in instead of a code. Each works once. Write them down or
        print them: <strong>they are shown only now</strong>.
      </p>
      <ul class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      ${justOn ? html`<p>You are signed out on all other devices.</p>` : html`<p>Earlier codes no longer work.</p>`}`,
  });
}

/** The state of things when it is on. */
export function twoFactorOnScreen(
  frame: PageFrame,
  view: View,
  { since, codesLeft, devices }: { since: Date; codesLeft: number; devices: readonly TrustedDevice[] },
): Html {
  return windowPage(frame, {
    title: 'Two-factor sign-in is on',
    userName: view.session.account.userName,
    body: html`<p>Since ${dayInWords(since)}, signing in takes your password and a code from your app.</p>
      <section>
        <h2>Recovery codes</h2>
        <p>${codesLeftInWords(codesLeft)}</p>
        ${windowForm(view, 'new-codes', html`<button type="submit" class="plain">Get new recovery codes</button>`)}
      </section>
      <section>
        <h2>Devices that are not asked for a code</h2>
        ${
          devices.length === 0
            ? html`<p>None. Every sign-in asks for a code.</p>`
            : html`<ul class="rows">
                ${devices.map((device) => deviceRow(view, device))}
              </ul>`
        }
      </section>
      <section>
        <h2>Turn it off</h2>
        <p>Your password alone gets you in then. You are signed out on all other devices.</p>
        ${windowForm(view, 'turn-off', html`<button type="submit" class="plain">Turn off two-factor sign-in</button>`)}
      </section>`,
  });
}

/** Says that it is off. */
export function turnedOffScreen(frame: PageFrame, view: View): Html {
  return windowPage(frame, {
    title: 'Two-factor sign-in is off',
    userName: view.session.account.userName,
    body: html`<p>Your password alone gets you in now. The recovery codes no longer work.</p>
      <p class="other"><a href="${view.path}">Turn it on again</a></p>`,
  });
}

function deviceRow(view: View, { id, device, createdAt, expiresAt }: TrustedDevice): Html {
  return html`<li>
    <p>
      ${device}<br /><span class="note">Since ${dayInWords(createdAt)}, until ${dayInWords(expiresAt)}</span>
    </p>
    ${windowForm(
      view,
      'distrust',
      html`<input type="hidden" name="device" value="${id}" />
        <button type="submit" class="plain" aria-label="Ask for a code again on ${device}">
          Ask again
        </button>`,
    )}
  </li>`;
}

function codesLeftInWords(left: number): string {
  if (left === 0) return 'You have used all of them. Get new ones now.';
  return left === 1 ? 'You have 1 left. Get new ones soon.' : `You have ${left} left.`;
}

function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
