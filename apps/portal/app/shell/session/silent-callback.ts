import type { LoaderFunctionArgs } from 'react-router';
import { portalContext } from '../../lib/portal-context.ts';

/**
 * The page that the provider shows in a hidden frame after a silent renewal: it hands its address to the
 * portal, which reads the answer out of it. May be framed by the portal alone.
 */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { nonce } = context.get(portalContext);
  const script = `parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);`;
  return new Response(`<!doctype html><title>Renewing</title><script nonce="${nonce}">${script}</script>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'SAMEORIGIN' },
  });
}
