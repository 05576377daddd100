/** The two origins between which a person may be sent back and forth. */
export type SiteOrigins = { portalUrl: string; contentUrl: string | null };

const MAXIMUM_LENGTH = 2000;

/**
 * Where to go after sign-in. Only pages of the portal and of the content site are allowed: a portal page gives
 * its path, a page of the content site its whole address. Anything else gives `/`, so that a link to sign in can
 * never send people to another site.
 */
export function safeReturnUrl(given: unknown, { portalUrl, contentUrl }: SiteOrigins): string {
  if (typeof given !== 'string' || given.length > MAXIMUM_LENGTH || !URL.canParse(given, portalUrl))
    return '/';
  const url = new URL(given, portalUrl);
  if (url.username !== '' || url.password !== '') return '/';
  const path = url.pathname + url.search + url.hash;
  if (path.startsWith('//')) return '/';
  if (url.origin === new URL(portalUrl).origin) return path;
  if (contentUrl !== null && url.origin === new URL(contentUrl).origin) return url.origin + path;
  return '/';
}

/** Mark on the portal's `/login` that says: the content site sent this person, go straight to the provider. */
export const fromContentSite = { name: 'from', value: 'content' } as const;

/** Mark on the portal's `/login` that opens 'Create an account' instead of 'Sign in'. */
export const createAccountMark = { name: 'create', value: '1' } as const;

/**
 * The content site's login address (API-212, GAP-056), to which the portal's login screen sends people.
 * `returnUrl` may be a path of the portal or a whole address of either site.
 */
export function contentLoginUrl(contentUrl: string, returnUrl: string): string {
  return `${contentUrl}/login?${new URLSearchParams({ returnUrl })}`;
}

/** The portal's sign-in, as the content site's login address sends people to it: no way back to that address. */
export function portalLoginUrl(portalUrl: string, returnUrl: string): string {
  const query = new URLSearchParams({ returnUrl, [fromContentSite.name]: fromContentSite.value });
  return `${portalUrl}/login?${query}`;
}

/** Where a page outside the portal sends people who want an account. */
export function createAccountUrl(portalUrl: string, returnUrl: string): string {
  return `${portalLoginUrl(portalUrl, returnUrl)}&${createAccountMark.name}=${createAccountMark.value}`;
}
