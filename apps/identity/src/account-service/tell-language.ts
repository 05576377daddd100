import { tellAccountLanguage } from '@longleaf/contract/account-claims';
import { saveMailLanguage } from '../email-change/mail-language.ts';
import { sendProblem } from '../http/problem.ts';
import { check } from './received-body.ts';
import type { ServedCall } from './routes.ts';

/** Takes over the language that the person of the token chose in the portal: their screens and mail are in it then. */
export const tellLanguage: ServedCall = {
  operation: tellAccountLanguage,
  serve: async ({ deps, request, reply, holder }) => {
    const body = check(tellAccountLanguage.body, request.body);
    if (!body.good) return sendProblem(reply, 400, { modelState: body.modelState });
    const accountId = holder.account.id;
    await saveMailLanguage(deps.database, accountId, body.value.language);
    await deps.audit({ event: 'mail-language-changed', accountId, clientId: holder.clientId });
    return reply.code(204).send();
  },
};
