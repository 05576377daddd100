import {
  changeAccountPassword,
  changePasswordRefused,
  endSession as endSessionCall,
  getToken,
  legacyLogout,
  registerAccount,
} from '@longleaf/contract/accounts';
import { bind, type Call } from '@longleaf/http/bind';
import { badRequest, ProblemError, unauthorized } from '@longleaf/http/problem';
import type { FastifyInstance } from 'fastify';
import { changePassword } from '../accounts/change-password.ts';
import { register } from '../accounts/register.ts';
import type { IdentityDeps } from '../deps.ts';
import { wantedLanguage } from '../interactions/wanted-language.ts';
import { ACCESS_TOKEN_SECONDS, API_SCOPES } from '../provider/api-resource.ts';
import { issueAccessToken } from '../provider/issue-access-token.ts';
import { endSession } from '../sessions.ts';
import { tooMany } from '../throttle/waiting.ts';
import { theHolder } from './holder.ts';
import { listed } from './listed.ts';

/** Making an account, its password, its tokens and signing out (API-010 to API-014). */
export function accountRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  bind(app, registerAccount, (call) => makeAccount(deps, call));
  bind(app, endSessionCall, async ({ request }) => {
    const { account, sessionUid, clientId } = theHolder(request);
    if (sessionUid !== undefined) await endSession(deps.database, account.id, sessionUid);
    await deps.audit({ event: 'signed-out', accountId: account.id, clientId });
  });
  bind(app, changeAccountPassword, async ({ body, request }) => {
    const { account, sessionUid } = theHolder(request);
    const outcome = await changePassword(deps, { accountId: account.id, sessionUid }, body);
    if (outcome.kind === 'wait') throw tooMany(outcome.seconds);
    if (outcome.kind === 'refused') throw badRequest(listed(outcome.errors), changePasswordRefused);
  });
  bind(app, getToken, (call) => tokenForClient(deps, call));
  // A GET can come from anywhere, so it only leads to the page that asks (API-014).
  bind(app, legacyLogout, ({ reply }) => void reply.redirect('/session/end', 303));
}

async function makeAccount(deps: IdentityDeps, { body, request }: Call<typeof registerAccount>) {
  const { userName, email, firstName, lastName, language, ...rest } = body;
  const outcome = await register(
    deps,
    {
      ...rest,
      userName: userName.trim(),
      email: email.trim(),
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      language: language || wantedLanguage(request),
    },
    { addressDigest: await deps.addressDigest(deps.clientAddress(request)) },
  );
  switch (outcome.kind) {
    case 'wait':
      throw tooMany(outcome.seconds);
    case 'refused':
      throw badRequest(listed(outcome.errors));
    case 'taken':
      throw new ProblemError(409, outcome.errors.userName, { modelState: listed(outcome.errors) });
    case 'made':
      return { id: outcome.account.id, userName: outcome.account.userName };
  }
}

async function tokenForClient(deps: IdentityDeps, { query, request }: Call<typeof getToken>) {
  const { clientId } = query;
  if (!deps.clients.some(({ id, apiAccess }) => id === clientId && apiAccess)) {
    throw badRequest({ clientId: [/*i18n*/ 'This client may not use the API'] });
  }
  const { account, sessionUid, scopes, authTime } = theHolder(request);
  // Without this a token that leaked could be renewed for ever, also after signing out.
  if (sessionUid === undefined) throw unauthorized();
  const { signing } = await deps.keyRing.current();
  const scope = API_SCOPES.filter((name) => scopes.has(name)).join(' ');
  const { issuer, audience } = deps;
  const token = { issuer, audience, clientId, account, sessionUid, authTime, scope, key: signing[0] ?? {} };
  return {
    accessToken: await issueAccessToken(token),
    tokenType: 'Bearer' as const,
    expiresIn: ACCESS_TOKEN_SECONDS,
    scope,
  };
}
