import { type LoaderFunctionArgs, redirect } from 'react-router';
import { reportSession } from '../../lib/page-scripts/session-report.ts';
import { portalContext } from '../../lib/portal-context.ts';
import { SIGN_OUT_AT } from '../idle/activity-clock.ts';
import { SAVED_COUNT, SIGNED_IN } from './device.ts';
import { initialsOf, nameOf } from './person.ts';
import { KEY_PREFIX } from './provider.ts';
import { CHANNEL } from './session-channel.ts';
import { userKey } from './stored-user.ts';
import { REMEMBER } from './token-storage.ts';

/**
 * The page that the content site keeps in a hidden frame, so that its header shows who is signed in
 * (docs/decisions/0022-one-header-for-both-sites.md). May be framed by the content site alone.
 */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { nonce, settings } = context.get(portalContext);
  if (settings.contentUrl === null) return redirect('/');
  const wish = JSON.stringify({
    contentOrigin: new URL(settings.contentUrl).origin,
    keys: {
      user: userKey(settings.oidc, KEY_PREFIX),
      signedIn: SIGNED_IN,
      saved: SAVED_COUNT,
      remember: REMEMBER,
      signOutAt: SIGN_OUT_AT,
      channel: CHANNEL,
    },
    idleMilliseconds: (settings.idleSeconds + settings.countdownSeconds) * 1000,
  }).replaceAll('<', String.raw`\u003c`);
  const script = `(${String(reportSession)})(${wish},${String(nameOf)},${String(initialsOf)})`;
  return new Response(`<!doctype html><title>Session</title><script nonce="${nonce}">${script}</script>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
