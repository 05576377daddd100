import { type Html, html } from '@longleaf/platform/html';
import { markedUp } from '@longleaf/platform/words/marked-up';
import type { WindowVisit } from '../windows/window.ts';
import { page, type PageFrame } from './page.ts';

/** A page of a window that the portal opened: says whose account it is, and how to get back. */
export function windowPage(
  frame: PageFrame,
  content: { title: string; body: Html; userName: string; failed?: boolean; scripts?: readonly string[] },
): Html {
  const { title, body, userName, failed = false, scripts = [] } = content;
  const { i18n } = frame;
  const account = i18n.t('Account: <name>{userName}</name>', { userName });
  return page(frame, {
    title,
    failed,
    scripts: ['close-window.js', ...scripts],
    body: html`<p class="account">
        ${markedUp(account, { name: (name) => html`<strong>${name}</strong>` })} ·
        <a href="/session/end?ui_locales=${frame.language}">${i18n.t('Sign out')}</a>
      </p>
      ${body} ${closing(frame)}`,
  });
}

/** The end of every window. The button appears where a script may close it. */
export function closing({ i18n, productName }: PageFrame): Html {
  return html`<div class="closing">
    <p>${i18n.t('You can close this window and go on in {product}.', { product: productName })}</p>
    <button type="button" class="plain" hidden data-close-window>${i18n.t('Close this window')}</button>
  </div>`;
}

/** A form of a window with its token; `deed` is what it asks for. */
export function windowForm(
  { path, csrf }: Pick<WindowVisit, 'path' | 'csrf'>,
  deed: string,
  body: Html,
): Html {
  return html`<form method="post" action="${path}" novalidate>
    <input type="hidden" name="csrf" value="${csrf}" />
    <input type="hidden" name="do" value="${deed}" />
    ${body}
  </form>`;
}
