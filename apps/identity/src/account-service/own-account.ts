import * as contract from '@longleaf/contract/account-safety';
import type { FastifyReply } from 'fastify';
import { cancelDeletion, requestDeletion } from '../accounts/deletion.ts';
import { exportAccount } from '../accounts/export-account.ts';
import { sendProblem } from '../http/problem.ts';
import { endOtherSessions } from '../sessions.ts';
import type { Call, ServedCall } from './routes.ts';

/** What people do with their account as a whole: take it away, sign out everywhere, delete it. */
export const ownAccountCalls: readonly ServedCall[] = [
  { operation: contract.exportOwnAccount, serve: exportCall },
  { operation: contract.signOutEverywhere, serve: signOutEverywhereCall },
  { operation: contract.requestDeletion, serve: requestDeletionCall },
  { operation: contract.cancelDeletion, serve: cancelDeletionCall },
];

async function exportCall({ deps, reply, holder }: Call): Promise<FastifyReply> {
  const everything = await exportAccount(deps.database, holder.account.id);
  return everything ? reply.send(everything) : sendProblem(reply, 401);
}

async function signOutEverywhereCall({ deps, reply, holder }: Call): Promise<FastifyReply> {
  const accountId = holder.account.id;
  await endOtherSessions(deps.database, accountId, undefined);
  await deps.audit({ event: 'signed-out-everywhere', accountId, clientId: holder.clientId });
  return reply.code(204).send();
}

async function requestDeletionCall({ deps, reply, holder }: Call): Promise<FastifyReply> {
  // Tokens live by the real time, whatever the product's clock says.
  if (!contract.isFreshSignIn(holder.authTime, new Date())) {
    return sendProblem(reply, 403, { detail: contract.freshSignInNeeded });
  }
  const accountId = holder.account.id;
  const deleteAfter = await requestDeletion(deps.database, accountId, deps.clock);
  await deps.audit({ event: 'deletion-requested', accountId, clientId: holder.clientId });
  return reply.send({ deleteAfter: deleteAfter.toISOString() });
}

async function cancelDeletionCall({ deps, reply, holder }: Call): Promise<FastifyReply> {
  const accountId = holder.account.id;
  if (!(await cancelDeletion(deps.database, accountId))) return sendProblem(reply, 404);
  await deps.audit({ event: 'deletion-cancelled', accountId, clientId: holder.clientId });
  return reply.code(204).send();
}
