import { deviceInWords } from '@longleaf/rules/accounts/device-words';
import type { FastifyReply } from 'fastify';
import { recordSignIn } from '../activity/sign-ins.ts';
import { beginStep, findStep, takeStep } from '../pending-steps.ts';
import { codeScreen } from '../screens/code-screen.ts';
import type { FieldErrors } from '../screens/fields.ts';
import { isOn, textOf } from '../screens/form-body.ts';
import { sendPage } from '../screens/send-page.ts';
import { checkCode } from '../two-factor/check-code.ts';
import { findFactor } from '../two-factor/repository.ts';
import { isTrusted, trustDevice } from '../two-factor/trusted-devices.ts';
import { completeSignIn } from './complete.ts';
import type { Visit } from './visit.ts';
import { waitInWords } from './wait-in-words.ts';

/** Who gave the right password and still owes a code. */
type FirstHalf = { accountId: string; remember: boolean };

const SECONDS_FOR_THE_CODE = 15 * 60;

/** After the right password: on to the code when the account has a second factor, otherwise signed in. */
export async function askForCode(visit: Visit, half: FirstHalf): Promise<FastifyReply> {
  const { deps, request, reply, interaction } = visit;
  const { database } = deps;
  if (!(await findFactor(database, half.accountId))) {
    return completeSignIn(visit, { ...half, method: 'password' });
  }
  const browser = { provider: interaction.provider, request, reply };
  if (!interaction.again && (await isTrusted(database, browser, half.accountId))) {
    return completeSignIn(visit, { ...half, method: 'trusted-device' });
  }
  await beginStep(database, 'second-factor', interaction.uid, half, SECONDS_FOR_THE_CODE);
  return reply.redirect(`/interaction/${interaction.uid}/code`, 303);
}

/** Shows the form for the code; whoever has not given a password in time starts with it. */
export async function showCode(visit: Visit): Promise<FastifyReply> {
  const half = await firstHalf(visit);
  return half ? show(visit, {}) : startAgain(visit);
}

/** Takes the code: signs in and goes on, or says what is wrong. */
export async function submitCode(visit: Visit): Promise<FastifyReply> {
  const { deps, request, reply, interaction, form } = visit;
  const half = await firstHalf(visit);
  if (!half) return startAgain(visit);
  const typed = textOf(form, 'code').trim();
  if (typed === '') return show(visit, { code: /*i18n*/ 'Enter the code' }, 400);

  const { accountId } = half;
  const device = deviceInWords(request.headers['user-agent']);
  const outcome = await checkCode(deps, accountId, typed);
  switch (outcome.kind) {
    case 'wait':
      deps.figures.signInFailed('had-to-wait');
      void reply.header('retry-after', outcome.seconds);
      return show(visit, { code: waitInWords(outcome.seconds) }, 429);
    case 'refused':
      deps.figures.signInFailed('wrong-code');
      await recordSignIn(deps.database, { accountId, at: deps.clock(), method: 'wrong-code', device });
      return show(visit, { code: WRONG_CODE }, 400);
    case 'app-code':
    case 'recovery-code': {
      // Sent twice at once, one of the two signs in and the other finds the step taken.
      if (!(await takeStep(deps.database, 'second-factor', interaction.uid))) return startAgain(visit);
      const browser = { provider: interaction.provider, request, reply };
      if (isOn(form, 'trust')) await trustDevice(deps.database, browser, accountId, device);
      return completeSignIn(visit, { ...half, method: outcome.kind });
    }
  }
}

/** The same words for a code that is wrong, too old, or was used before. */
export const WRONG_CODE = /*i18n*/ 'That code is not right. Enter the code that your app shows now';

function firstHalf({ deps, interaction }: Visit): Promise<FirstHalf | undefined> {
  return findStep<FirstHalf>(deps.database, 'second-factor', interaction.uid);
}

function startAgain({ reply, interaction }: Visit): FastifyReply {
  return reply.redirect(`/interaction/${interaction.uid}?signin`, 303);
}

function show({ deps, reply, interaction, form }: Visit, errors: FieldErrors, status = 200): FastifyReply {
  const screen = codeScreen(deps.frame, {
    errors,
    action: `/interaction/${interaction.uid}`,
    csrf: deps.formTokens.tokenFor(interaction.uid),
    trust: isOn(form, 'trust'),
  });
  return sendPage(reply, screen, status);
}
