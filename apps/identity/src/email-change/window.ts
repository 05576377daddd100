import { accountWindows } from '@longleaf/contract/account-safety';
import { complainAboutMailLanguage, isMailLanguage } from '@longleaf/rules/accounts/mail-languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IdentityDeps } from '../deps.ts';
import { cameFromHere } from '../http/origin.ts';
import { askedLanguages } from '../http/page-language.ts';
import { waitInWords } from '../interactions/wait-in-words.ts';
import { expiredScreen } from '../screens/error-screen.ts';
import type { FieldErrors } from '../screens/fields.ts';
import { type SentForm, textOf } from '../screens/form-body.ts';
import { sendPage } from '../screens/send-page.ts';
import type { AccountWindow, WindowVisit } from '../windows/window.ts';
import { cancelEmailChange, confirmEmailChange, pendingEmail, requestEmailChange } from './change-email.ts';
import { saveMailLanguage } from './mail-language.ts';
import { askToConfirmScreen, deadLinkScreen, emailConfirmedScreen, emailScreen } from './screens.ts';

/** Another e-mail address (EXT-005): asked for here, confirmed by the link that goes to it. */
export const emailWindow: AccountWindow = {
  path: accountWindows.email,
  needsFreshSignIn: true,
  show: (visit) => show(visit, {}),
  submit(visit) {
    switch (textOf(visit.form, 'do')) {
      case 'change':
        return change(visit, textOf(visit.form, 'email').trim());
      case 'confirm':
        return change(visit, visit.session.account.email);
      case 'cancel':
        return cancel(visit);
      case 'language':
        return chooseLanguage(visit);
      default:
        return show(visit, {});
    }
  },
};

type Shown = { typed?: string; language?: string; errors?: FieldErrors };

async function show(
  visit: WindowVisit,
  { typed = '', language = visit.session.account.language, errors = {} }: Shown,
  status = 200,
): Promise<FastifyReply> {
  const { deps, session, reply } = visit;
  const pending = await pendingEmail(deps, session.account.id);
  const languageSaved = textOf(Object(visit.request.query) as SentForm, 'saved') === 'language';
  const view = { pending, typed, language, languageSaved, errors };
  return sendPage(reply, emailScreen(deps.frame, visit, view), status);
}

async function change(visit: WindowVisit, typed: string): Promise<FastifyReply> {
  const { deps, session, reply } = visit;
  const outcome = await requestEmailChange(deps, session.account, typed, visit.path);
  switch (outcome.kind) {
    case 'refused':
      return show(visit, { typed, errors: { email: outcome.complaint } }, 400);
    case 'wait':
      void reply.header('retry-after', outcome.seconds);
      return show(visit, { typed, errors: { email: waitInWords(outcome.seconds) } }, 429);
    case 'sent':
      return reply.redirect(visit.path, 303);
  }
}

async function cancel({ deps, session, reply, path }: WindowVisit): Promise<FastifyReply> {
  await cancelEmailChange(deps, session.account.id);
  return reply.redirect(path, 303);
}

/** Another language for the mail that we write; what somebody typed into the other form is not asked for. */
async function chooseLanguage(visit: WindowVisit): Promise<FastifyReply> {
  const { deps, session, form, reply, path } = visit;
  const language = textOf(form, 'language');
  if (!isMailLanguage(language)) {
    const complaint = complainAboutMailLanguage(language) ?? '';
    return show(visit, { language, errors: { language: complaint } }, 400);
  }
  await saveMailLanguage(deps.database, session.account.id, language);
  await deps.audit({ event: 'mail-language-changed', accountId: session.account.id });
  return reply.redirect(`${path}?saved=language`, 303);
}

/**
 * The address in the mail. Opening it changes nothing, because mail programs open links by themselves; its button
 * does. It needs no sign-in: the mail may be read on another device.
 */
export function emailConfirmRoutes(scope: FastifyInstance, deps: IdentityDeps): void {
  const path = `${accountWindows.email}/confirm`;
  scope.get(path, (request, reply) => {
    const token = textOf(Object(request.query) as SentForm, 'token');
    const frame = deps.frameIn(askedLanguages(request));
    return sendPage(reply, askToConfirmScreen(frame, { path, token }));
  });
  scope.post(path, async (request, reply) => {
    const frame = deps.frameIn(askedLanguages(request));
    if (!cameFromHere(request, deps.issuer)) return sendPage(reply, expiredScreen(frame), 403);
    const token = textOf(Object(request.body) as SentForm, 'token');
    const outcome = await confirmEmailChange(deps, token);
    return outcome === 'dead'
      ? sendPage(reply, deadLinkScreen(frame), 400)
      : sendPage(reply, emailConfirmedScreen(frame, outcome));
  });
}
