import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  changeAccountPassword,
  changePasswordRefused,
  endSession as endSessionCall,
  getToken,
  legacyLogout,
  registerAccount,
} from '@longleaf/contract/accounts';
import { changePassword } from '../accounts/change-password.ts';
import { register } from '../accounts/register.ts';
import type { IdentityDeps } from '../deps.ts';
import { sendProblem } from '../http/problem.ts';
import { wantedLanguage } from '../interactions/wanted-language.ts';
import { ACCESS_TOKEN_SECONDS, API_SCOPES } from '../provider/api-resource.ts';
import { issueAccessToken } from '../provider/issue-access-token.ts';
import { endSession } from '../sessions.ts';
import { bearerToken, holderOf, livingHolderOf, type TokenHolder } from './access-token.ts';
import { recoveryRoutes } from '../recovery/routes.ts';
import { availabilityRoutes } from './availability.ts';
import { ownAccountCalls } from './own-account.ts';
import { ownSecurityRoutes } from './own-security.ts';
import { tellClaims } from './tell-claims.ts';
import { tellLanguage } from './tell-language.ts';
import { check } from './received-body.ts';

/** The account service (API-010 to API-014). Bearer tokens alone authorise its calls, never a cookie. */
export async function accountService(app: FastifyInstance, deps: IdentityDeps): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(cors, {
      origin: new URL(deps.portalUrl).origin,
      methods: ['GET', 'POST'],
      allowedHeaders: ['authorization', 'content-type'],
      exposedHeaders: ['retry-after', 'www-authenticate'],
      maxAge: 3_600,
    });
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
    });
    scope.post(registerAccount.path, (request, reply) => registerCall(deps, request, reply));
    // Signing out twice is no mistake.
    scope.post(endSessionCall.path, (request, reply) =>
      withHolder(deps, request, reply, logoutCall, holderOf),
    );
    scope.post(changeAccountPassword.path, (request, reply) =>
      withHolder(deps, request, reply, changePasswordCall),
    );
    scope.get(getToken.path, (request, reply) => withHolder(deps, request, reply, getTokenCall));
    for (const { operation, serve } of [...ownAccountCalls, tellClaims, tellLanguage]) {
      scope.route({
        method: operation.method,
        url: operation.path,
        handler: (request, reply) => withHolder(deps, request, reply, serve),
      });
    }
    recoveryRoutes(scope, deps);
    availabilityRoutes(scope, deps);
    ownSecurityRoutes(scope, deps);
    // A GET can come from anywhere, so it only leads to the page that asks (API-014).
    scope.get(legacyLogout.path, (_request, reply) => reply.redirect('/session/end', 303));
  });
}

/** One call of the account service, with the person who makes it. */
export type Call = {
  deps: IdentityDeps;
  request: FastifyRequest;
  reply: FastifyReply;
  holder: TokenHolder;
};

/** A call that needs a token, and what serves it. */
export type ServedCall = {
  operation: { method: 'GET' | 'POST'; path: string };
  serve: (call: Call) => Promise<FastifyReply>;
};

async function withHolder(
  deps: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  call: (call: Call) => Promise<FastifyReply>,
  find: typeof holderOf = livingHolderOf,
): Promise<FastifyReply> {
  const token = bearerToken(request);
  const holder = token === undefined ? undefined : await find(deps, token);
  return holder ? call({ deps, request, reply, holder }) : sendProblem(reply, 401);
}

async function registerCall(
  deps: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = check(registerAccount.body, request.body);
  if (!body.good) return sendProblem(reply, 400, { modelState: body.modelState });
  const { userName, email, firstName, lastName, language, ...rest } = body.value;
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
      return sendProblem(reply, 429, { retryAfter: outcome.seconds });
    case 'refused':
      return sendProblem(reply, 400, { modelState: listed(outcome.errors) });
    case 'taken':
      return sendProblem(reply, 409, { detail: outcome.errors.userName, modelState: listed(outcome.errors) });
    case 'made':
      return reply.code(201).send({ id: outcome.account.id, userName: outcome.account.userName });
  }
}

async function logoutCall({ deps, reply, holder }: Call): Promise<FastifyReply> {
  const { account, sessionUid, clientId } = holder;
  if (sessionUid !== undefined) await endSession(deps.database, account.id, sessionUid);
  await deps.audit({ event: 'signed-out', accountId: account.id, clientId });
  return reply.code(204).send();
}

async function changePasswordCall({ deps, request, reply, holder }: Call): Promise<FastifyReply> {
  const body = check(changeAccountPassword.body, request.body);
  if (!body.good) return sendProblem(reply, 400, { modelState: body.modelState });
  const person = { accountId: holder.account.id, sessionUid: holder.sessionUid };
  const outcome = await changePassword(deps, person, body.value);
  switch (outcome.kind) {
    case 'wait':
      return sendProblem(reply, 429, { retryAfter: outcome.seconds });
    case 'refused':
      return sendProblem(reply, 400, { detail: changePasswordRefused, modelState: listed(outcome.errors) });
    case 'changed':
      return reply.code(204).send();
  }
}

async function getTokenCall({ deps, request, reply, holder }: Call): Promise<FastifyReply> {
  const query = check(getToken.query, request.query);
  if (!query.good) return sendProblem(reply, 400, { modelState: query.modelState });
  const { clientId } = query.value;
  if (!deps.clients.some(({ id, apiAccess }) => id === clientId && apiAccess)) {
    return sendProblem(reply, 400, {
      modelState: { clientId: [/*i18n*/ 'This client may not use the API'] },
    });
  }
  const { account, sessionUid } = holder;
  // Without this a token that leaked could be renewed for ever, also after signing out.
  if (sessionUid === undefined) return sendProblem(reply, 401);
  const { signing } = await deps.keyRing.current();
  const scope = API_SCOPES.filter((name) => holder.scopes.has(name)).join(' ');
  const { issuer, audience } = deps;
  const { authTime } = holder;
  const token = { issuer, audience, clientId, account, sessionUid, authTime, scope, key: signing[0] ?? {} };
  return reply.send({
    accessToken: await issueAccessToken(token),
    tokenType: 'Bearer',
    expiresIn: ACCESS_TOKEN_SECONDS,
    scope,
  });
}

function listed(errors: Partial<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text ?? '']]));
}
