import { accountWindows } from '@longleaf/contract/account-safety';
import type { MailLanguage } from '@longleaf/rules/accounts/mail-languages';
import type { FastifyReply } from 'fastify';
import { register } from '../accounts/register.ts';
import { requestEmailChange } from '../email-change/change-email.ts';
import type { FieldErrors } from '../screens/fields.ts';
import {
  EMPTY_REGISTRATION,
  OWN_QUESTION,
  readRegisterForm,
  type RegisterValues,
} from '../screens/register-form.ts';
import { registerScreen } from '../screens/register-screen.ts';
import { sendPage } from '../screens/send-page.ts';
import { completeSignIn } from './complete.ts';
import type { Visit } from './visit.ts';
import { waitInWords } from './wait-in-words.ts';
import { wantedLanguage } from './wanted-language.ts';

/** Shows the empty form for a new account. */
export function showRegister(visit: Visit): FastifyReply {
  return show(visit, { ...EMPTY_REGISTRATION, language: languageOf(visit) }, {});
}

/** Takes the form: makes the account, mails a link that confirms its e-mail, signs in and goes on, or says what is wrong. */
export async function submitRegister(visit: Visit): Promise<FastifyReply> {
  const { deps, request, reply, interaction, form } = visit;
  const { registration, values } = readRegisterForm(form, languageOf(visit));
  const addressDigest = await deps.addressDigest(deps.clientAddress(request));
  const outcome = await register(deps, registration, { addressDigest, registrationKey: interaction.uid });
  switch (outcome.kind) {
    case 'wait':
      void reply.header('retry-after', outcome.seconds);
      return show(visit, values, { userName: waitInWords(outcome.seconds) }, 429);
    case 'taken':
    case 'refused':
      return show(visit, values, onTheirFields(outcome.errors, values), 400);
    case 'made': {
      const { account, isNew } = outcome;
      // Many accounts with one e-mail must not fill its mailbox: then the profile offers the link.
      if (isNew) await requestEmailChange(deps, account, account.email, accountWindows.email);
      return completeSignIn(visit, {
        accountId: account.id,
        remember: values.remember,
        method: 'registered',
      });
    }
  }
}

function languageOf({ request, interaction }: Visit): MailLanguage {
  return wantedLanguage(request, interaction.uiLocales);
}

/** A complaint about a question that the person wrote belongs under the field they wrote it in. */
function onTheirFields(errors: FieldErrors, values: RegisterValues): FieldErrors {
  const { securityQuestion, ...others } = errors;
  if (securityQuestion === undefined) return errors;
  if (values.question !== OWN_QUESTION) return errors;
  return {
    ...others,
    ownQuestion: values.ownQuestion === '' ? /*i18n*/ 'Write your question' : securityQuestion,
  };
}

function show(
  { deps, reply, interaction }: Visit,
  values: RegisterValues,
  errors: FieldErrors,
  status = 200,
): FastifyReply {
  const screen = registerScreen(deps.frame, {
    values,
    errors,
    action: `/interaction/${interaction.uid}`,
    csrf: deps.formTokens.tokenFor(interaction.uid),
    intent: interaction.intent,
    characters: deps.characters,
  });
  return sendPage(reply, screen, status);
}
