import { type Html, html } from '@longleaf/platform/html';
import { errorSummary, type FieldErrors, textField } from '../screens/fields.ts';
import { dayInWords } from '../screens/moments.ts';
import type { PageFrame } from '../screens/page.ts';
import { PASSKEY_SCRIPTS, passkeyForm } from '../screens/passkey-form.ts';
import { windowForm, windowPage } from '../screens/window-page.ts';
import type { WindowVisit } from '../windows/window.ts';
import type { Passkey } from './repository.ts';

type View = Pick<WindowVisit, 'path' | 'csrf' | 'session'>;

/** 'Your passkeys': those that are there, and a form to add one. */
export function passkeysScreen(
  frame: PageFrame,
  view: View,
  { passkeys, suggestion, errors }: { passkeys: readonly Passkey[]; suggestion: string; errors: FieldErrors },
): Html {
  return windowPage(frame, {
    title: 'Your passkeys',
    userName: view.session.account.userName,
    failed: Object.keys(errors).length > 0,
    scripts: PASSKEY_SCRIPTS,
    body: html`${errorSummary(errors)}
      <p>
        With a passkey you sign in by your finger, your face or the PIN of your device. Nobody can guess it,
        and you do not need your password or a code.
      </p>
      ${
        passkeys.length === 0
          ? html`<p>You have none yet.</p>`
          : html`<ul class="rows">
              ${passkeys.map((passkey, index) => passkeyRow(view, passkey, index))}
            </ul>`
      }
      <section>
        <h2>Add a passkey</h2>
        <noscript><p>Your browser must allow scripts for this.</p></noscript>
        ${passkeyForm({
          kind: 'add',
          action: view.path,
          options: `${view.path}/options`,
          csrf: view.csrf,
          body: html`<input type="hidden" name="do" value="add" />
            ${textField({
              name: 'name',
              label: 'Name',
              help: 'So that you know it again.',
              value: suggestion,
              autocomplete: 'off',
              error: errors['name'],
            })}
            <button type="submit" class="main">Add a passkey</button>`,
        })}
      </section>`,
  });
}

function passkeyRow(view: View, { id, name, createdAt, lastUsedAt }: Passkey, index: number): Html {
  const used = lastUsedAt ? `last used ${dayInWords(lastUsedAt)}` : 'not used yet';
  const hiddenId = html`<input type="hidden" name="passkey" value="${id}" />`;
  return html`<li>
    <p>${name}<br /><span class="note">Added ${dayInWords(createdAt)}, ${used}</span></p>
    ${windowForm(
      view,
      'remove',
      html`${hiddenId}<button type="submit" class="plain" aria-label="Remove ${name}">Remove</button>`,
    )}
    <details>
      <summary aria-label="Rename ${name}">Rename</summary>
      ${windowForm(
        view,
        'rename',
        html`${hiddenId}
          <div class="field">
            <label for="rename-${index}">New name</label>
            <input id="rename-${index}" name="name" type="text" value="${name}" autocomplete="off" />
          </div>
          <button type="submit" class="plain">Save name</button>`,
      )}
    </details>
  </li>`;
}
