import { html, type Html } from '@longleaf/platform/html';
import { mark } from '../art/mark.ts';
import type { SiteSettings } from '../site/settings.ts';

type Column = { title: string; links: { label: string; href: string }[] };

function columns({ PORTAL_URL }: SiteSettings): Column[] {
  return [
    {
      title: 'Explore',
      links: [
        { label: 'Find a college', href: `${PORTAL_URL}/college-search` },
        { label: 'Compare colleges', href: `${PORTAL_URL}/compare` },
        { label: 'Saved colleges', href: `${PORTAL_URL}/savedColleges` },
      ],
    },
    {
      title: 'Plan and apply',
      links: [
        { label: 'Plan your future', href: '/plan-your-future' },
        { label: 'Apply to college', href: '/apply-to-college' },
        { label: 'Pay for college', href: '/pay-for-college' },
        { label: 'Save for college', href: '/save-for-college' },
      ],
    },
    {
      title: 'Help',
      links: [
        { label: 'Contact us', href: '/contact-us' },
        { label: 'Accessibility', href: '/accessibility' },
        { label: 'Privacy', href: '/privacy' },
        { label: 'Data sources', href: `${PORTAL_URL}/data` },
      ],
    },
  ];
}

/** The foot of every page. */
export function footer(settings: SiteSettings): Html {
  const lists = columns(settings).map(
    ({ title, links }) =>
      html`<div>
        <h2>${title}</h2>
        <ul>
          ${links.map(({ label, href }) => html`<li><a href="${href}">${label}</a></li>`)}
        </ul>
      </div>`,
  );
  return html`<footer class="foot">
    <div class="foot-in wrap">
      <div>
        <p class="logo">${mark({ size: 36, ground: 'dark' })}<span>${settings.PRODUCT_NAME}</span></p>
        <p>Free college and career planning for everyone in North Carolina.</p>
      </div>
      ${lists}
    </div>
  </footer>`;
}
