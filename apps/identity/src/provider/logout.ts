import type { Database } from '@longleaf/platform/database';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { findAccount } from '../accounts/repository.ts';
import type { AuditTrail } from '../audit.ts';
import { endGrants } from '../sessions.ts';
import { digest } from './adapter.ts';
import type { ProviderPages } from './pages.ts';

type LogoutDeps = { database: Database; audit: AuditTrail; pages: ProviderPages };

/**
 * RP-initiated logout. A valid ID token of the person who is signed in shows that the client asks for them: the
 * session ends at once. Otherwise anybody could have sent the browser here, so the person is asked.
 */
export function logoutScreens({ database, audit, pages }: LogoutDeps) {
  return {
    enabled: true,

    async logoutSource(ctx: KoaContextWithOIDC, form: string): Promise<void> {
      const { session } = ctx.oidc;
      const subject = ctx.oidc.entities.IdTokenHint?.payload['sub'];
      if (session?.accountId === undefined || subject !== session.accountId) {
        const account =
          session?.accountId === undefined ? undefined : await findAccount(database, session.accountId);
        pages.confirmSignOut(ctx, form, account?.language);
        return;
      }
      const { accountId } = session;
      await endEverythingOf(ctx, database);
      await audit({ event: 'signed-out', accountId, clientId: ctx.oidc.client?.clientId });
      ctx.status = 303;
      ctx.redirect(whereToGo(ctx));
    },

    postLogoutSuccessSource(ctx: KoaContextWithOIDC): void {
      pages.signedOut(ctx);
    },
  };
}

async function endEverythingOf(ctx: KoaContextWithOIDC, database: Database): Promise<void> {
  const { session, provider } = ctx.oidc;
  const grants = Object.values(session?.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  await endGrants(database, grants, grants.map(digest));
  await session?.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { signed: true, httpOnly: true, sameSite: 'lax' });
}

/** The address the client registered for this, checked by the provider before, or our own page. */
function whereToGo(ctx: KoaContextWithOIDC): string {
  const params = ctx.oidc.params ?? {};
  const address = params['post_logout_redirect_uri'];
  if (typeof address !== 'string') return ctx.oidc.urlFor('end_session_success');
  const target = new URL(address);
  if (typeof params['state'] === 'string') target.searchParams.set('state', params['state']);
  return target.href;
}
