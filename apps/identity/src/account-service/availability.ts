import { accountSecurityOperations, accountSecurityWords } from '@longleaf/contract/account-security';
import type { Database } from '@longleaf/platform/database';
import { complainAboutEmail, complainAboutUserName, foldName } from '@longleaf/rules/accounts/names';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Account } from '../accounts/account.ts';
import { findByConfirmedEmail, findByUserName } from '../accounts/repository.ts';
import type { IdentityDeps } from '../deps.ts';
import { sendProblem } from '../http/problem.ts';
import { tooMany, waiting } from '../throttle/waiting.ts';
import { bearerToken, livingHolderOf } from './access-token.ts';
import { refuse, serveCall } from './serve-call.ts';

/**
 * Tells whether account names and e-mails are free (API-134, API-135); one's own is. Strangers may ask for names, which
 * making an account tells anyway; for e-mails only people who are signed in, and not many.
 */
export function availabilityRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  serveCall(app, accountSecurityOperations.checkUserName, async ({ params, request, reply }) => {
    const name = params.name.trim();
    const complaint = complainAboutUserName(name);
    if (complaint !== undefined) return refuse(reply, { name: [complaint] });
    const wait = await waiting(deps, request, 'availability');
    if (wait > 0) return tooMany(reply, wait);
    const me = await whoAsks(deps, request);
    if (await taken(deps.database, foldName(name), me)) {
      return sendProblem(reply, 409, { detail: accountSecurityWords.userNameTaken });
    }
    return reply.send({ userNameIsValid: true });
  });

  serveCall(app, accountSecurityOperations.checkEmail, async ({ params, request, reply }) => {
    const me = await whoAsks(deps, request);
    if (!me) return sendProblem(reply, 401);
    const email = params.name.trim();
    const complaint = complainAboutEmail(email);
    if (complaint !== undefined) return refuse(reply, { name: [complaint] });
    const wait = await deps.attempts.begin([{ kind: 'emailCheck', of: me.id }]);
    if (wait > 0) return tooMany(reply, wait);
    const holder = await findByConfirmedEmail(deps.database, foldName(email));
    if (holder !== undefined && holder.account.id !== me.id) {
      return sendProblem(reply, 409, { detail: accountSecurityWords.emailTaken });
    }
    const mine = foldName(me.email) === foldName(email);
    // The signature is the API's to give: it proves what the portal itself answered.
    return reply.send({ emailIsValid: true, emailVerified: mine && me.emailVerified, emailSignature: '' });
  });
}

async function whoAsks(deps: IdentityDeps, request: FastifyRequest): Promise<Account | undefined> {
  const token = bearerToken(request);
  return token === undefined ? undefined : (await livingHolderOf(deps, token))?.account;
}

/** Taken by somebody else. */
async function taken(database: Database, userNameKey: string, me: Account | undefined): Promise<boolean> {
  const holder = await findByUserName(database, userNameKey);
  return holder !== undefined && holder.account.id !== me?.id;
}
