import { safeReturnUrl, type SiteOrigins } from '@longleaf/contract/login';

const NEVER_RETURN_TO = ['/signin-callback', '/signout-callback', '/silent-callback', '/login', '/logout'];

/**
 * Where to go after sign-in: a path of the portal or a page of the content site, never a step of signing in
 * or out. Anything else (another site's address, a script, nothing) gives home.
 */
export function safeReturnPath(candidate: string | null | undefined, origins: SiteOrigins): string {
  const safe = safeReturnUrl(candidate, origins);
  const { pathname } = new URL(safe, origins.portalUrl);
  const isStep = safe.startsWith('/') && NEVER_RETURN_TO.includes(pathname.toLowerCase().replace(/\/+$/, ''));
  return isStep ? '/' : safe;
}
