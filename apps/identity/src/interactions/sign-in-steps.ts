import { looksLikeEmail } from '@longleaf/rules/accounts/names';
import type { FastifyReply } from 'fastify';
import { signIn } from '../accounts/sign-in.ts';
import type { FieldErrors } from '../screens/fields.ts';
import { isOn, textOf } from '../screens/form-body.ts';
import { sendPage } from '../screens/send-page.ts';
import { signInScreen } from '../screens/sign-in-screen.ts';
import { WINDOWS_CLIENT } from '../windows/client.ts';
import { askForCode } from './code-steps.ts';
import type { Visit } from './visit.ts';
import { waitInWords } from './wait-in-words.ts';

/** The same words for an unknown name and a wrong password. */
export const WRONG_PASSWORD = /*i18n*/ 'That name and password do not match. Check both and try again';

/** Shows the sign-in form, with what is wrong if something is. */
export function showSignIn(visit: Visit, errors: FieldErrors = {}, status = 200): FastifyReply {
  return show(visit, { identifier: visit.interaction.loginHint, remember: false }, errors, status);
}

/** Takes the sign-in form: signs in and goes on, or says what is wrong. */
export async function submitSignIn(visit: Visit): Promise<FastifyReply> {
  const { deps, request, reply, interaction, form } = visit;
  const typed = { identifier: textOf(form, 'identifier').trim(), remember: isOn(form, 'remember') };
  const password = textOf(form, 'password');
  const missing = complainAboutMissing(typed.identifier, password);
  if (missing) return show(visit, typed, missing, 400);

  const outcome = await signIn(deps, {
    identifier: typed.identifier,
    password,
    addressDigest: await deps.addressDigest(deps.clientAddress(request)),
    device: interaction.device,
  });
  switch (outcome.kind) {
    case 'wait':
      deps.figures.signInFailed('had-to-wait');
      void reply.header('retry-after', outcome.seconds);
      return show(visit, typed, { identifier: waitInWords(outcome.seconds) }, 429);
    case 'refused':
      deps.figures.signInFailed('wrong-password');
      return show(
        visit,
        typed,
        { identifier: WRONG_PASSWORD, password: /*i18n*/ 'Enter your password again' },
        400,
      );
    case 'signed-in':
      return askForCode(visit, { accountId: outcome.account.id, remember: typed.remember });
  }
}

function complainAboutMissing(identifier: string, password: string): FieldErrors | undefined {
  if (identifier !== '' && password !== '') return undefined;
  return {
    ...(identifier === '' ? { identifier: /*i18n*/ 'Enter your email or account name' } : {}),
    ...(password === '' ? { password: /*i18n*/ 'Enter your password' } : {}),
  };
}

function show(
  { deps, reply, interaction }: Visit,
  typed: { identifier: string; remember: boolean },
  errors: FieldErrors,
  status = 200,
): FastifyReply {
  const screen = signInScreen(deps.frame, {
    ...typed,
    errors,
    emailFailed: errors['identifier'] === WRONG_PASSWORD && looksLikeEmail(typed.identifier),
    action: `/interaction/${interaction.uid}`,
    csrf: deps.formTokens.tokenFor(interaction.uid),
    intent: interaction.intent,
    again: interaction.again,
    mayRegister: interaction.clientId !== WINDOWS_CLIENT,
  });
  return sendPage(reply, screen, status);
}
