import { accountWindows } from '@longleaf/contract/account-safety';
import type { FastifyReply } from 'fastify';
import { textOf } from '../screens/form-body.ts';
import { sendPage } from '../screens/send-page.ts';
import { endOtherSessions } from '../sessions.ts';
import type { AccountWindow, WindowVisit } from '../windows/window.ts';
import { activityScreen, signedOutEverywhereScreen } from './screens.ts';
import { signInsOf } from './sign-ins.ts';

/** Sign-in history, and signing out on every device. */
export const activityWindow: AccountWindow = {
  path: accountWindows.activity,
  needsFreshSignIn: false,
  show,
  submit: (visit) => (textOf(visit.form, 'do') === 'sign-out' ? signOutEverywhere(visit) : show(visit)),
};

async function show(visit: WindowVisit): Promise<FastifyReply> {
  const { deps, session, reply } = visit;
  const history = await signInsOf(deps.database, session.account.id, deps.clock());
  return sendPage(reply, activityScreen(deps.frame, visit, history));
}

async function signOutEverywhere({ deps, session, reply }: WindowVisit): Promise<FastifyReply> {
  const accountId = session.account.id;
  await endOtherSessions(deps.database, accountId, undefined);
  await deps.audit({ event: 'signed-out-everywhere', accountId });
  return sendPage(reply, signedOutEverywhereScreen(deps.frame));
}
