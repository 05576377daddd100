import * as contract from '@longleaf/contract/account-safety';
import { bind } from '@longleaf/http/bind';
import { notFound, ProblemError, unauthorized } from '@longleaf/http/problem';
import type { FastifyInstance } from 'fastify';
import { cancelDeletion, requestDeletion } from '../accounts/deletion.ts';
import { exportAccount } from '../accounts/export-account.ts';
import type { IdentityDeps } from '../deps.ts';
import { endOtherSessions } from '../sessions.ts';
import { theHolder } from './holder.ts';

/** What people do with their account as a whole: take it away, sign out everywhere, delete it (EXT-003). */
export function ownAccountRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  bind(app, contract.exportOwnAccount, async ({ request }) => {
    const everything = await exportAccount(deps.database, theHolder(request).account.id);
    if (!everything) throw unauthorized();
    return everything;
  });

  bind(app, contract.signOutEverywhere, async ({ request }) => {
    const { account, clientId } = theHolder(request);
    await endOtherSessions(deps.database, account.id, undefined);
    await deps.audit({ event: 'signed-out-everywhere', accountId: account.id, clientId });
  });

  bind(app, contract.requestDeletion, async ({ request }) => {
    const { account, authTime, clientId } = theHolder(request);
    // Tokens live by the real time, whatever the product's clock says.
    if (!contract.isFreshSignIn(authTime, new Date())) {
      throw new ProblemError(403, contract.freshSignInNeeded);
    }
    const deleteAfter = await requestDeletion(deps.database, account.id, deps.clock);
    await deps.audit({ event: 'deletion-requested', accountId: account.id, clientId });
    return { deleteAfter: deleteAfter.toISOString() };
  });

  bind(app, contract.cancelDeletion, async ({ request }) => {
    const { account, clientId } = theHolder(request);
    if (!(await cancelDeletion(deps.database, account.id))) throw notFound();
    await deps.audit({ event: 'deletion-cancelled', accountId: account.id, clientId });
  });
}
