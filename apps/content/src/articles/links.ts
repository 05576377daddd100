import type { SiteSettings } from '../site/settings.ts';

const PORTAL = 'portal:';

/** The address behind a link as authors write it: `portal:/path` leads to the portal, the rest stays. */
export function resolveLink(href: string, settings: Pick<SiteSettings, 'PORTAL_URL'>): string {
  return href.startsWith(PORTAL) ? `${settings.PORTAL_URL}${href.slice(PORTAL.length)}` : href;
}
