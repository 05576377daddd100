import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findAccount } from '../accounts/repository.ts';
import type { IdentityDeps } from '../deps.ts';
import { cameFromHere } from '../http/origin.ts';
import { inLanguage, languagesIn } from '../http/page-language.ts';
import { expiredScreen } from '../screens/error-screen.ts';
import { type SentForm, textOf } from '../screens/form-body.ts';
import { sendPage } from '../screens/send-page.ts';
import { showCode, submitCode } from './code-steps.ts';
import { passkeyOptions, submitPasskey } from './passkey-steps.ts';
import { finish, type PendingInteraction, pendingInteraction } from './interaction.ts';
import { showRegister, submitRegister } from './register-steps.ts';
import { showSignIn, submitSignIn } from './sign-in-steps.ts';
import type { Visit } from './visit.ts';

type Step = (visit: Visit) => FastifyReply | Promise<FastifyReply>;

/** The screens between an authorization request and its answer: sign in, create an account. */
export async function interactionRoutes(app: FastifyInstance, deps: IdentityDeps): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 64 * 1024 });
    scope.get('/interaction/:uid', (request, reply) => visit(deps, request, reply, firstScreen));
    scope.post('/interaction/:uid', (request, reply) => submit(deps, request, reply, submitSignIn));
    scope.post('/interaction/:uid/passkey', (request, reply) => submit(deps, request, reply, submitPasskey));
    scope.post('/interaction/:uid/passkey/options', (request, reply) =>
      submit(deps, request, reply, passkeyOptions),
    );
    scope.get('/interaction/:uid/code', (request, reply) => visit(deps, request, reply, showCode));
    scope.post('/interaction/:uid/code', (request, reply) => submit(deps, request, reply, submitCode));
    scope.get('/interaction/:uid/register', (request, reply) => visit(deps, request, reply, showRegister));
    scope.post('/interaction/:uid/register', (request, reply) =>
      submit(deps, request, reply, submitRegister),
    );
  });
}

async function firstScreen(visit: Visit): Promise<FastifyReply> {
  const { interaction, request, reply } = visit;
  if (interaction.prompt === 'consent') {
    return reply.redirect(await finish(interaction, request, reply), 303);
  }
  if (interaction.prompt === 'create' && !('signin' in Object(request.query))) return showRegister(visit);
  return showSignIn(visit);
}

async function visit(
  plainDeps: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  step: Step,
): Promise<FastifyReply> {
  const { uid } = request.params as { uid: string };
  const interaction = await pendingInteraction(plainDeps, request, reply, uid);
  if (!interaction) return sendPage(reply, expiredScreen(plainDeps.frame), 400);
  const deps = inLanguage(plainDeps, await languagesOf(plainDeps, interaction));
  return step({ deps, request, reply, interaction, form: Object(request.body) as SentForm });
}

/** What the client asks for, else the language of whoever is signed in and asked again. */
async function languagesOf({ database }: IdentityDeps, { uiLocales, accountId }: PendingInteraction) {
  const asked = languagesIn(uiLocales);
  if (asked.length > 0 || accountId === undefined) return asked;
  const account = await findAccount(database, accountId);
  return account ? [account.language] : [];
}

function submit(
  deps: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  step: Step,
): Promise<FastifyReply> {
  return visit(deps, request, reply, (here) => {
    const token = textOf(here.form, 'csrf');
    const own = cameFromHere(request, deps.issuer) && deps.formTokens.fits(here.interaction.uid, token);
    return own ? step(here) : sendPage(reply, expiredScreen(here.deps.frame), 403);
  });
}
