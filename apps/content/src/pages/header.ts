import { createAccountUrl } from '@longleaf/contract/login';
import { html, type Html } from '@longleaf/platform/html';
import { mark } from '../art/mark.ts';
import type { SiteSettings } from '../site/settings.ts';

const MENU_ICON = html`<svg
  width="24"
  height="24"
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="2"
  stroke-linecap="round"
  aria-hidden="true"
  focusable="false"
>
  <path d="M4 6h16M4 12h16M4 18h16" />
</svg>`;

type Entry = { label: string; href: string };

/** The navigation of portal and content site together, in one order. */
function entries(settings: SiteSettings): Entry[] {
  return [
    { label: 'Find a college', href: `${settings.PORTAL_URL}/college-search` },
    { label: 'Plan', href: '/plan-your-future' },
    { label: 'Apply', href: '/apply-to-college' },
    { label: 'Pay for college', href: '/pay-for-college' },
    { label: 'Save for college', href: '/save-for-college' },
  ];
}

/** The address that signs people in and brings them back to this page. */
function loginLink(settings: SiteSettings, path: string): string {
  return `/login?${new URLSearchParams({ returnUrl: settings.CONTENT_URL + path })}`;
}

/** The bar above every page. `path` is the page's own, null where there is none to come back to. */
export function header(settings: SiteSettings, path: string | null): Html {
  const items = entries(settings).map(({ label, href }) => {
    const current = path === href ? 'page' : path?.startsWith(`${href}/`) ? 'true' : null;
    return html`<li><a href="${href}" ${current && html` aria-current="${current}"`}>${label}</a></li>`;
  });
  const signIn = loginLink(settings, path ?? '/');
  const createAccount = createAccountUrl(settings.PORTAL_URL, settings.CONTENT_URL + (path ?? '/'));
  return html`<header class="bar">
    <div class="bar-in wrap">
      <a class="logo" href="${settings.PORTAL_URL}/"
        >${mark({ size: 36 })}<span>${settings.PRODUCT_NAME}</span></a
      >
      <nav class="wide" aria-label="Main">
        <ul>
          ${items}
        </ul>
      </nav>
      <a class="quiet wide" href="${createAccount}">Create account</a>
      <a class="second" href="${signIn}">Sign in</a>
      <details class="menu">
        <summary>${MENU_ICON}<span class="hidden">Menu</span></summary>
        <nav aria-label="Menu">
          <ul>
            ${items}
            <li><a href="${createAccount}">Create account</a></li>
          </ul>
        </nav>
      </details>
    </div>
  </header>`;
}
