import * as contract from '@longleaf/contract/account-safety';
import type { FastifyReply } from 'fastify';
import { cancelDeletion, requestDeletion } from '../accounts/deletion.ts';
import { exportAccount } from '../accounts/export-account.ts';
import { sendProblem } from '../http/problem.ts';
import { endOtherSessions, sessionLives } from '../sessions.ts';
import type { Call, ServedCall } from './routes.ts';

/** What people do with their account as a whole: take it away, sign out everywhere, delete it. */
export const ownAccountCalls: readonly ServedCall[] = [
  { operation: contract.exportOwnAccount, serve: ifSessionLives(exportCall) },
  { operation: contract.signOutEverywhere, serve: ifSessionLives(signOutEverywhereCall) },
  { operation: contract.requestDeletion, serve: ifSessionLives(requestDeletionCall) },
  { operation: contract.cancelDeletion, serve: ifSessionLives(cancelDeletionCall) },
];

/** A token that outlived its session by some minutes may read facts, but not this. */
function ifSessionLives(serve: (call: Call) => Promise<FastifyReply>): ServedCall['serve'] {
  return async (call) => {
    const { account, sessionUid } = call.holder;
    const over =
      sessionUid !== undefined && !(await sessionLives(call.deps.database, account.id, sessionUid));
    return over ? sendProblem(call.reply, 401) : serve(call);
  };
}

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
