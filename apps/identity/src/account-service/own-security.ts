import { freshSignInNeeded, isFreshSignIn } from '@longleaf/contract/account-safety';
import { accountSecurityOperations, ownAccountOperation } from '@longleaf/contract/account-security';
import { changePasswordRefused } from '@longleaf/contract/accounts';
import { bind, type Call } from '@longleaf/http/bind';
import { badRequest, ProblemError } from '@longleaf/http/problem';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { changePassword } from '../accounts/change-password.ts';
import { readSecurityQuestion, saveSecurityQuestion } from '../accounts/security-question.ts';
import type { IdentityDeps } from '../deps.ts';
import { secondFactors } from '../tables-safety.ts';
import { accounts } from '../tables.ts';
import { tooMany } from '../throttle/waiting.ts';
import { theHolder } from './holder.ts';
import { listed } from './listed.ts';

/** Password and security question of the person whose token is sent (API-155 to API-157). */
export function ownSecurityRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  bind(app, accountSecurityOperations.changePassword, async ({ body, request }) => {
    const { account, sessionUid } = theHolder(request);
    const outcome = await changePassword(deps, { accountId: account.id, sessionUid }, body);
    if (outcome.kind === 'wait') throw tooMany(outcome.seconds);
    if (outcome.kind === 'refused') throw badRequest(listed(outcome.errors), changePasswordRefused);
  });

  bind(app, accountSecurityOperations.getSecurityQuestion, async ({ request }) => ({
    securityQuestion: await readSecurityQuestion(deps.database, theHolder(request).account.id),
  }));

  bind(app, accountSecurityOperations.saveSecurityQuestion, (call) => saveQuestion(deps, call));

  bind(app, ownAccountOperation, async ({ request }) => {
    const { id, userName, email, emailVerified } = theHolder(request).account;
    const [found] = await deps.database.orm
      .select({ invalid: accounts.passwordInvalid, since: secondFactors.createdAt })
      .from(accounts)
      .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
      .where(eq(accounts.id, id));
    const { invalid = false, since = null } = found ?? {};
    const twoFactorSince = since?.toISOString() ?? null;
    return { userName, email, emailVerified, passwordInvalid: invalid, twoFactorSince };
  });
}

async function saveQuestion(
  deps: IdentityDeps,
  { body, request }: Call<typeof accountSecurityOperations.saveSecurityQuestion>,
): Promise<void> {
  const { account, authTime } = theHolder(request);
  // Tokens live by the real time, whatever the product's clock says.
  const fresh = isFreshSignIn(authTime, new Date());
  const outcome = await saveSecurityQuestion(deps, { account, fresh }, body);
  switch (outcome.kind) {
    case 'wait':
      throw tooMany(outcome.seconds);
    case 'unproven':
      throw new ProblemError(403, freshSignInNeeded);
    case 'refused':
      throw badRequest(listed(outcome.errors));
    case 'saved':
  }
}
