import { freshSignInNeeded, isFreshSignIn } from '@longleaf/contract/account-safety';
import { changePasswordRefused } from '@longleaf/contract/accounts';
import { accountSecurityOperations, ownAccountOperation } from '@longleaf/contract/account-security';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changePassword } from '../accounts/change-password.ts';
import { readSecurityQuestion, saveSecurityQuestion } from '../accounts/security-question.ts';
import type { IdentityDeps } from '../deps.ts';
import { sendProblem } from '../http/problem.ts';
import { tooMany } from '../throttle/waiting.ts';
import { bearerToken, livingHolderOf, type TokenHolder } from './access-token.ts';
import { refuse, serveCall } from './serve-call.ts';

/** Password and security question of the person whose token is sent (API-155 to API-157). */
export function ownSecurityRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  serveCall(app, accountSecurityOperations.changePassword, ({ body, request, reply }) =>
    forHolder(deps, request, reply, async ({ account, sessionUid }) => {
      const outcome = await changePassword(deps, { accountId: account.id, sessionUid }, body);
      if (outcome.kind === 'wait') return tooMany(reply, outcome.seconds);
      if (outcome.kind === 'refused') return refuse(reply, listed(outcome.errors), changePasswordRefused);
      return reply.code(204).send();
    }),
  );

  serveCall(app, accountSecurityOperations.getSecurityQuestion, ({ request, reply }) =>
    forHolder(deps, request, reply, async ({ account }) =>
      reply.send({ securityQuestion: await readSecurityQuestion(deps.database, account.id) }),
    ),
  );

  serveCall(app, accountSecurityOperations.saveSecurityQuestion, ({ body, request, reply }) =>
    forHolder(deps, request, reply, async ({ account, authTime }) => {
      // Tokens live by the real time, whatever the product's clock says.
      const fresh = isFreshSignIn(authTime, new Date());
      const outcome = await saveSecurityQuestion(deps, { account, fresh }, body);
      switch (outcome.kind) {
        case 'wait':
          return tooMany(reply, outcome.seconds);
        case 'unproven':
          return sendProblem(reply, 403, { detail: freshSignInNeeded });
        case 'refused':
          return refuse(reply, listed(outcome.errors));
        case 'saved':
          return reply.code(204).send();
      }
    }),
  );

  serveCall(app, ownAccountOperation, ({ request, reply }) =>
    forHolder(deps, request, reply, async ({ account }) => {
      const { userName, email, emailVerified } = account;
      const { rows } = await deps.database.query<{ invalid: boolean }>(
        `select password_invalid as invalid from identity.accounts where id = $1`,
        [account.id],
      );
      return reply.send({
        userName,
        email,
        emailVerified,
        passwordInvalid: rows[0]?.invalid ?? false,
      });
    }),
  );
}

async function forHolder(
  deps: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  serve: (holder: TokenHolder) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const token = bearerToken(request);
  const holder = token === undefined ? undefined : await livingHolderOf(deps, token);
  return holder ? serve(holder) : sendProblem(reply, 401);
}

function listed(errors: Partial<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text ?? '']]));
}
