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
  const { i18n } = frame;
  return windowPage(frame, {
    title: i18n.t('Your passkeys'),
    userName: view.session.account.userName,
    failed: Object.keys(errors).length > 0,
    scripts: PASSKEY_SCRIPTS,
    body: html`${errorSummary(frame, errors)}
      <p>
        ${i18n.t(
          'With a passkey you sign in with your finger, your face or the PIN of your device. Nobody can guess it, and you do not need your password or a code.',
        )}
      </p>
      ${
        passkeys.length === 0
          ? html`<p>${i18n.t('You have none yet.')}</p>`
          : html`<ul class="rows">
              ${passkeys.map((passkey, index) => passkeyRow(frame, view, passkey, index))}
            </ul>`
      }
      <section>
        <h2>${i18n.t('Add a passkey')}</h2>
        <noscript><p>${i18n.t('Your browser must allow scripts for this.')}</p></noscript>
        ${passkeyForm(frame, {
          kind: 'add',
          action: view.path,
          options: `${view.path}/options`,
          csrf: view.csrf,
          body: html`<input type="hidden" name="do" value="add" />
            ${textField(frame, {
              name: 'name',
              label: i18n.t('Name'),
              help: i18n.t('So that you can tell which one it is.'),
              value: suggestion,
              autocomplete: 'off',
              error: errors['name'],
            })}
            <button type="submit" class="main">${i18n.t('Add a passkey')}</button>`,
        })}
      </section>`,
  });
}

function passkeyRow(
  frame: PageFrame,
  view: View,
  { id, name, createdAt, lastUsedAt }: Passkey,
  index: number,
): Html {
  const { i18n } = frame;
  const added = dayInWords(frame, createdAt);
  const history = lastUsedAt
    ? i18n.t('Added {added}, last used {used}', { added, used: dayInWords(frame, lastUsedAt) })
    : i18n.t('Added {added}, not used yet', { added });
  const hiddenId = html`<input type="hidden" name="passkey" value="${id}" />`;
  return html`<li>
    <p>${name}<br /><span class="note">${history}</span></p>
    ${windowForm(
      view,
      'remove',
      html`${hiddenId}<button type="submit" class="plain" aria-label="${i18n.t('Remove {name}', { name })}">
          ${i18n.t('Remove')}
        </button>`,
    )}
    <details>
      <summary aria-label="${i18n.t('Rename {name}', { name })}">${i18n.t('Rename')}</summary>
      ${windowForm(
        view,
        'rename',
        html`${hiddenId}
          <div class="field">
            <label for="rename-${index}">${i18n.t('New name')}</label>
            <input id="rename-${index}" name="name" type="text" value="${name}" autocomplete="off" />
          </div>
          <button type="submit" class="plain">${i18n.t('Save name')}</button>`,
      )}
    </details>
  </li>`;
}
