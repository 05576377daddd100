import { accountSecurityOperations, accountSecurityWords } from '@longleaf/contract/account-security';
import { bind } from '@longleaf/http/bind';
import { badRequest, ProblemError } from '@longleaf/http/problem';
import type { Database } from '@longleaf/platform/database';
import { complainAboutEmail, complainAboutUserName, foldName } from '@longleaf/rules/accounts/names';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../accounts/account.ts';
import { findByConfirmedEmail, findByUserName } from '../accounts/repository.ts';
import type { IdentityDeps } from '../deps.ts';
import { tooMany, waiting } from '../throttle/waiting.ts';
import { theHolder } from './holder.ts';

/**
 * Tells whether account names and e-mails are free (API-134, API-135); one's own is. Strangers may ask for names, which
 * making an account tells anyway; for e-mails only people who are signed in, and not many.
 */
export function availabilityRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  bind(app, accountSecurityOperations.checkUserName, async ({ params, request }) => {
    const name = params.name.trim();
    const complaint = complainAboutUserName(name);
    if (complaint !== undefined) throw badRequest({ name: [complaint] });
    const wait = await waiting(deps, request, 'availability');
    if (wait > 0) throw tooMany(wait);
    if (await taken(deps.database, foldName(name), request.holder?.account)) {
      throw new ProblemError(409, accountSecurityWords.userNameTaken);
    }
    return { userNameIsValid: true as const };
  });

  bind(app, accountSecurityOperations.checkEmail, async ({ params, request }) => {
    const me = theHolder(request).account;
    const email = params.name.trim();
    const complaint = complainAboutEmail(email);
    if (complaint !== undefined) throw badRequest({ name: [complaint] });
    const wait = await deps.attempts.begin([{ kind: 'emailCheck', of: me.id }]);
    if (wait > 0) throw tooMany(wait);
    const holder = await findByConfirmedEmail(deps.database, foldName(email));
    if (holder !== undefined && holder.account.id !== me.id) {
      throw new ProblemError(409, accountSecurityWords.emailTaken);
    }
    const mine = foldName(me.email) === foldName(email);
    // The signature is the API's to give: it proves what the portal itself answered.
    return { emailIsValid: true, emailVerified: mine && me.emailVerified, emailSignature: '' };
  });
}

/** Taken by somebody else. */
async function taken(database: Database, userNameKey: string, me: Account | undefined): Promise<boolean> {
  const holder = await findByUserName(database, userNameKey);
  return holder !== undefined && holder.account.id !== me?.id;
}
