import { recoveryMessages, recoveryOperations } from '@longleaf/contract/account-recovery';
import { bind } from '@longleaf/http/bind';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IdentityDeps } from '../deps.ts';
import { tooMany, waiting } from '../throttle/waiting.ts';
import { handleOf, isHandleOf } from './account-handle.ts';
import { checkAnswer } from './check-answer.ts';
import { type Details, findByIdentifier, findRecoverable, identifierOf } from './find-account.ts';
import { maskEmail } from './masked-email.ts';
import { requestResetLink } from './reset-link.ts';
import { useResetLink } from './use-reset-link.ts';

/** Serves the calls of people who cannot sign in (API-001 to API-007). */
export function recoveryRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  bind(app, recoveryOperations.questionForPassword, (call) => tellQuestion(deps, call));
  bind(app, recoveryOperations.questionForUserName, (call) => tellQuestion(deps, call));

  bind(app, recoveryOperations.resetPassword, async (call) => {
    const account = await answered(deps, call);
    await requestResetLink(deps.database, account.id);
  });

  bind(app, recoveryOperations.recoverUserName, async (call) => {
    const account = await answered(deps, call);
    return { username: account.userName };
  });

  bind(app, recoveryOperations.passwordResetAccounts, async ({ params, request }) => {
    await countRecovery(deps, request);
    const accounts = await findByIdentifier(deps.database, params.username);
    return accounts.map(({ id, email }) => ({ id: handleOf(deps.recoveryKey, id), email: maskEmail(email) }));
  });

  bind(app, recoveryOperations.sendPasswordResetRequest, async ({ body, request }) => {
    await countRecovery(deps, request);
    const accounts = await findByIdentifier(deps.database, body.username);
    const chosen = accounts.find(({ id }) => isHandleOf(deps.recoveryKey, body.accountId, id));
    await requestResetLink(deps.database, chosen?.id);
  });

  bind(app, recoveryOperations.resetPasswordWithToken, async ({ body, request }) => {
    await countRecovery(deps, request);
    const outcome = await useResetLink(deps, body);
    if (outcome.kind === 'done') return;
    const { resetFailed } = recoveryMessages;
    throw badRequest(
      outcome.kind === 'bad-password' ? { newPassword: [outcome.complaint] } : { token: [resetFailed] },
      resetFailed,
    );
  });
}

type DetailsCall = { body: Details; request: FastifyRequest };

/** @throws ProblemError 429 when the person's address asked too often. */
async function countRecovery(deps: IdentityDeps, request: FastifyRequest): Promise<void> {
  const wait = await waiting(deps, request, 'recovery');
  if (wait > 0) throw tooMany(wait);
}

/** MSG-003 as 404: the documents say whether there is such an account. Looks are counted by address. */
async function tellQuestion(deps: IdentityDeps, { body, request }: DetailsCall) {
  if (identifierOf(body) === '') throw badRequest(NO_IDENTIFIER);
  await countRecovery(deps, request);
  const account = await findRecoverable(deps.database, body);
  if (!account) throw notFound(recoveryMessages.notFound);
  return { securityQuestion: account.securityQuestion };
}

const NO_IDENTIFIER = { userName: [/*i18n*/ 'Enter your account name or email'] };

/**
 * The account whose question was answered right.
 * @throws ProblemError 400, the same for a wrong answer as for an account that is missing; 429.
 */
async function answered(
  deps: IdentityDeps,
  { body, request }: DetailsCall & { body: { securityAnswer: string } },
): Promise<{ id: string; userName: string }> {
  if (identifierOf(body) === '') throw badRequest(NO_IDENTIFIER);
  if (body.securityAnswer.trim() === '') throw badRequest({ securityAnswer: [/*i18n*/ 'Enter your answer'] });
  const outcome = await checkAnswer(deps, body, await deps.addressDigest(deps.clientAddress(request)));
  switch (outcome.kind) {
    case 'wait':
      throw tooMany(outcome.seconds);
    case 'wrong':
      throw badRequest({ securityAnswer: [recoveryMessages.notFound] });
    case 'right':
      return outcome.account;
  }
}
