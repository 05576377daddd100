import { type Html, html } from '@longleaf/platform/html';
import type { WindowVisit } from '../windows/window.ts';
import { page, type PageFrame } from './page.ts';

/** A page of a window that the portal opened: says whose account it is, and how to get back. */
export function windowPage(
  frame: PageFrame,
  content: { title: string; body: Html; userName: string; failed?: boolean; scripts?: readonly string[] },
): Html {
  const { title, body, userName, failed = false, scripts = [] } = content;
  return page(frame, {
    title,
    failed,
    scripts: ['close-window.js', ...scripts],
    body: html`<p class="account">
        Account: <strong>${userName}</strong> · <a href="/session/end">Sign out</a>
      </p>
      ${body} ${closing(frame)}`,
  });
}

/** The end of every window. The button appears where a script may close it. */
export function closing(frame: PageFrame): Html {
  return html`<div class="closing">
    <p>You can close this window and go on in ${frame.productName}.</p>
    <button type="button" class="plain" hidden data-close-window>Close this window</button>
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
