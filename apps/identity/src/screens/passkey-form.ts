import { type Html, html } from '@longleaf/platform/html';

/** The scripts that a page with such a form needs, in this order. */
export const PASSKEY_SCRIPTS = ['webauthn.js', 'passkey.js'] as const;

/** A form that a passkey's answer is sent with. Its script shows it; without one it stays hidden. */
export function passkeyForm(form: {
  kind: 'add' | 'sign-in';
  action: string;
  /** Where the script gets what the browser must sign. */
  options: string;
  csrf: string;
  body: Html;
}): Html {
  return html`<form
    method="post"
    action="${form.action}"
    data-passkey="${form.kind}"
    data-options="${form.options}"
    hidden
  >
    <input type="hidden" name="csrf" value="${form.csrf}" />
    <input type="hidden" name="credential" value="" />
    ${form.body}
    <p class="error" role="status"></p>
  </form>`;
}
