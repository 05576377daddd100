import { takeLanguage } from '@longleaf/contract/language-addresses';
import { safeReturnUrl, type SiteOrigins } from '@longleaf/contract/login';

const NEVER_RETURN_TO = ['/signin-callback', '/signout-callback', '/silent-callback', '/login', '/logout'];

/**
 * Where to go after sign-in: a path of the portal or a page of the content site, never a step of signing in
 * or out. Anything else (another site's address, a script, nothing) gives home.
 */
export function safeReturnPath(candidate: string | null | undefined, origins: SiteOrigins): string {
  const safe = safeReturnUrl(candidate, origins);
  const { pathname } = new URL(safe, origins.portalUrl);
  const isStep = safe.startsWith('/') && isStepOfSession(pathname);
  return isStep ? '/' : safe;
}

/** Whether a path of the portal, in any language, is a step of signing in or out. */
export function isStepOfSession(pathname: string): boolean {
  return NEVER_RETURN_TO.includes(takeLanguage(pathname).path.toLowerCase().replace(/\/+$/, ''));
}
