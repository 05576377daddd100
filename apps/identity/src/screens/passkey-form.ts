import { type Html, html } from '@longleaf/platform/html';
import type { PageFrame } from './page.ts';

/** The scripts that a page with such a form needs, in this order. */
export const PASSKEY_SCRIPTS = ['webauthn.js', 'passkey.js'] as const;

/** A form that a passkey's answer is sent with. Its script shows it; without one it stays hidden. */
export function passkeyForm(
  { i18n }: PageFrame,
  form: {
    kind: 'add' | 'sign-in';
    action: string;
    /** Where the script gets what the browser must sign. */
    options: string;
    csrf: string;
    body: Html;
  },
): Html {
  return html`<form
    method="post"
    action="${form.action}"
    data-passkey="${form.kind}"
    data-options="${form.options}"
    data-cancelled="${i18n.t('No passkey was used. You can try again.')}"
    data-known="${i18n.t('This device already has a passkey for your account.')}"
    data-failed="${i18n.t('That did not work. Reload the page and try again.')}"
    hidden
  >
    <input type="hidden" name="csrf" value="${form.csrf}" />
    <input type="hidden" name="credential" value="" />
    ${form.body}
    <p class="error" role="status"></p>
  </form>`;
}
