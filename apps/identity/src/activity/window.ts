import { accountWindows } from '@longleaf/contract/account-safety';
import type { FastifyReply } from 'fastify';
import { textOf } from '../screens/form-body.ts';
import { sendPage } from '../screens/send-page.ts';
import { endOtherSessions, endSession } from '../sessions.ts';
import { signInAddress } from '../windows/sign-in-first.ts';
import type { AccountWindow, WindowVisit } from '../windows/window.ts';
import { openSessionsOf } from './open-sessions.ts';
import { activityScreen, signedOutEverywhereScreen } from './screens.ts';
import { signInsOf } from './sign-ins.ts';

/** Where one is signed in, the history, and signing out there or on every device. */
export const activityWindow: AccountWindow = {
  path: accountWindows.activity,
  needsFreshSignIn: false,
  show,
  submit(visit) {
    switch (textOf(visit.form, 'do')) {
      case 'end':
        return endOne(visit);
      case 'sign-out':
        return signOutEverywhere(visit);
      default:
        return show(visit);
    }
  },
};

async function show(visit: WindowVisit): Promise<FastifyReply> {
  const { deps, session, reply } = visit;
  const history = await signInsOf(deps.database, session.account.id, deps.clock());
  const open = await openSessionsOf(deps.database, session.account.id);
  return sendPage(reply, activityScreen(deps.frame, visit, { open, history }));
}

/** Ends one session, of this person alone. Whoever only sits at an open computer has to sign in first. */
async function endOne({ deps, session, form, reply, path }: WindowVisit): Promise<FastifyReply> {
  const { account, fresh } = session;
  if (!fresh) {
    return reply.redirect(
      signInAddress(deps.issuer, { path, needsFreshSignIn: true }, session, [account.language]),
      303,
    );
  }
  await endSession(deps.database, account.id, textOf(form, 'session').replaceAll('\0', ''));
  await deps.audit({ event: 'session-ended', accountId: account.id });
  return reply.redirect(path, 303);
}

async function signOutEverywhere({ deps, session, reply }: WindowVisit): Promise<FastifyReply> {
  const accountId = session.account.id;
  await endOtherSessions(deps.database, accountId, undefined);
  await deps.audit({ event: 'signed-out-everywhere', accountId });
  return sendPage(reply, signedOutEverywhereScreen(deps.frame));
}
