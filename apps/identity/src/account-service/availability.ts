import { accountSecurityOperations, accountSecurityWords } from '@longleaf/contract/account-security';
import type { Database } from '@longleaf/platform/database';
import { complainAboutEmail, complainAboutUserName, foldName } from '@longleaf/rules/accounts/names';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Account } from '../accounts/account.ts';
import type { IdentityDeps } from '../deps.ts';
import { sendProblem } from '../http/problem.ts';
import { tooMany, waiting } from '../throttle/waiting.ts';
import { bearerToken, holderOf } from './access-token.ts';
import { refuse, serveCall } from './serve-call.ts';

/** Tells whether account names and e-mails are free (API-134, API-135); one's own is. */
export function availabilityRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  serveCall(app, accountSecurityOperations.checkUserName, async ({ params, request, reply }) => {
    const name = params.name.trim();
    const complaint = complainAboutUserName(name);
    if (complaint !== undefined) return refuse(reply, { name: [complaint] });
    const wait = await waiting(deps, request, 'availability');
    if (wait > 0) return tooMany(reply, wait);
    const me = await whoAsks(deps, request);
    if (await taken(deps.database, 'user_name_key', foldName(name), me)) {
      return sendProblem(reply, 409, { detail: accountSecurityWords.userNameTaken });
    }
    return reply.send({ userNameIsValid: true });
  });

  serveCall(app, accountSecurityOperations.checkEmail, async ({ params, request, reply }) => {
    const email = params.name.trim();
    const complaint = complainAboutEmail(email);
    if (complaint !== undefined) return refuse(reply, { name: [complaint] });
    const wait = await waiting(deps, request, 'availability');
    if (wait > 0) return tooMany(reply, wait);
    const me = await whoAsks(deps, request);
    if (await taken(deps.database, 'email_key', foldName(email), me)) {
      return sendProblem(reply, 409, { detail: accountSecurityWords.emailTaken });
    }
    const mine = me !== undefined && foldName(me.email) === foldName(email);
    // The signature is the API's to give: it proves what the portal itself answered.
    return reply.send({ emailIsValid: true, emailVerified: mine && me.emailVerified, emailSignature: '' });
  });
}

async function whoAsks(deps: IdentityDeps, request: FastifyRequest): Promise<Account | undefined> {
  const token = bearerToken(request);
  return token === undefined ? undefined : (await holderOf(deps, token))?.account;
}

/** Taken by somebody else. An e-mail of one's own may be shared with further accounts and stays one's own. */
async function taken(
  { pool }: Database,
  column: 'user_name_key' | 'email_key',
  key: string,
  me: Account | undefined,
): Promise<boolean> {
  const { rows } = await pool.query<{ taken: boolean }>(
    `select exists (select 1 from identity.accounts where ${column} = $1)
        and not exists (select 1 from identity.accounts where ${column} = $1 and id = $2) as taken`,
    [key, me?.id ?? null],
  );
  return rows[0]?.taken ?? false;
}
