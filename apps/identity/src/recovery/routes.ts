import { recoveryMessages, recoveryOperations } from '@longleaf/contract/account-recovery';
import type { ModelState } from '@longleaf/contract/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse, serveCall } from '../account-service/serve-call.ts';
import type { IdentityDeps } from '../deps.ts';
import { sendProblem } from '../http/problem.ts';
import { tooMany, waiting } from '../throttle/waiting.ts';
import { handleOf, isHandleOf } from './account-handle.ts';
import { checkAnswer } from './check-answer.ts';
import { type Details, findByIdentifier, findRecoverable, identifierOf } from './find-account.ts';
import { maskEmail } from './masked-email.ts';
import { requestResetLink } from './reset-link.ts';
import { useResetLink } from './use-reset-link.ts';

/** Serves the calls of people who cannot sign in (API-001 to API-007). */
export function recoveryRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  serveCall(app, recoveryOperations.questionForPassword, (call) => tellQuestion(deps, call));
  serveCall(app, recoveryOperations.questionForUserName, (call) => tellQuestion(deps, call));

  serveCall(app, recoveryOperations.resetPassword, (call) =>
    answered(deps, call, async (account) => {
      await requestResetLink(deps.database, account.id);
      return call.reply.code(204).send();
    }),
  );

  serveCall(app, recoveryOperations.recoverUserName, (call) =>
    answered(deps, call, (account) => call.reply.send({ username: account.userName })),
  );

  serveCall(app, recoveryOperations.passwordResetAccounts, async ({ params, request, reply }) => {
    const wait = await waiting(deps, request, 'recovery');
    if (wait > 0) return tooMany(reply, wait);
    const accounts = await findByIdentifier(deps.database, params.username);
    return reply.send(
      accounts.map(({ id, email }) => ({ id: handleOf(deps.recoveryKey, id), email: maskEmail(email) })),
    );
  });

  serveCall(app, recoveryOperations.sendPasswordResetRequest, async ({ body, request, reply }) => {
    const wait = await waiting(deps, request, 'recovery');
    if (wait > 0) return tooMany(reply, wait);
    const accounts = await findByIdentifier(deps.database, body.username);
    const chosen = accounts.find(({ id }) => isHandleOf(deps.recoveryKey, body.accountId, id));
    await requestResetLink(deps.database, chosen?.id);
    return reply.code(204).send();
  });

  serveCall(app, recoveryOperations.resetPasswordWithToken, async ({ body, request, reply }) => {
    const wait = await waiting(deps, request, 'recovery');
    if (wait > 0) return tooMany(reply, wait);
    const outcome = await useResetLink(deps, body);
    if (outcome.kind === 'done') return reply.code(204).send();
    const modelState: ModelState =
      outcome.kind === 'bad-password'
        ? { newPassword: [outcome.complaint] }
        : { token: [recoveryMessages.resetFailed] };
    return refuse(reply, modelState, recoveryMessages.resetFailed);
  });
}

type DetailsCall = { body: Details; request: FastifyRequest; reply: FastifyReply };

/** MSG-003 as 404: the documents say whether there is such an account. Looks are counted by address. */
async function tellQuestion(deps: IdentityDeps, { body, request, reply }: DetailsCall) {
  if (identifierOf(body) === '') return refuse(reply, NO_IDENTIFIER);
  const wait = await waiting(deps, request, 'recovery');
  if (wait > 0) return tooMany(reply, wait);
  const account = await findRecoverable(deps.database, body);
  if (!account) return sendProblem(reply, 404, { detail: recoveryMessages.notFound });
  return reply.send({ securityQuestion: account.securityQuestion });
}

const NO_IDENTIFIER = { userName: ['Enter your account name or email'] };

/** Goes on after the right answer; a wrong one and a missing account are answered alike. */
async function answered(
  deps: IdentityDeps,
  { body, request, reply }: DetailsCall & { body: { securityAnswer: string } },
  goOn: (account: { id: string; userName: string }) => Promise<FastifyReply> | FastifyReply,
): Promise<FastifyReply> {
  if (identifierOf(body) === '') return refuse(reply, NO_IDENTIFIER);
  if (body.securityAnswer.trim() === '') return refuse(reply, { securityAnswer: ['Enter your answer'] });
  const outcome = await checkAnswer(deps, body, await deps.addressDigest(deps.clientAddress(request)));
  switch (outcome.kind) {
    case 'wait':
      return tooMany(reply, outcome.seconds);
    case 'wrong':
      return refuse(reply, { securityAnswer: [recoveryMessages.notFound] });
    case 'right':
      return goOn(outcome.account);
  }
}
