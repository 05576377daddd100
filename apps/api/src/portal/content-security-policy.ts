import type { PublicSettings } from '@longleaf/contract/public-settings';

/**
 * What a page of the portal may load: our own scripts that carry the page's nonce, calls to the API, the sign-in
 * provider and the content site, and the frames of sign-out. Style attributes are allowed because drawings and bars
 * set their sizes with them; script attributes are not. The portal alone may frame a page, and the content site the one
 * that tells it who is signed in.
 */
export function contentSecurityPolicy(
  settings: PublicSettings,
  nonce: string,
  { isSessionFrame = false }: { isSessionFrame?: boolean } = {},
): string {
  const content = settings.contentUrl === null ? [] : [originOf(settings.contentUrl)];
  const provider = originOf(settings.oidc.issuer);
  const images = [settings.imagesUrl, settings.tileUrl].filter((url) => url !== null).map(originOf);
  const policy: Record<string, string[]> = {
    'default-src': [`'self'`],
    'script-src': [`'self'`, `'nonce-${nonce}'`],
    'script-src-attr': [`'none'`],
    'style-src': [`'self'`, `'nonce-${nonce}'`],
    'style-src-attr': [`'unsafe-inline'`],
    'img-src': [`'self'`, 'data:', ...images],
    'font-src': [`'self'`],
    'connect-src': [`'self'`, provider, ...content],
    'frame-src': [`'self'`, provider, ...settings.signOutFrames.map(({ url }) => originOf(url))],
    'frame-ancestors': [`'self'`, ...(isSessionFrame ? content : [])],
    'form-action': [`'self'`, provider],
    'base-uri': [`'none'`],
    'object-src': [`'none'`],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

function originOf(url: string): string {
  return new URL(url).origin;
}
