import { tellAccountClaims } from '@longleaf/contract/account-claims';
import { complainAboutPersonName } from '@longleaf/rules/accounts/names';
import { complainAboutRole } from '@longleaf/rules/accounts/roles';
import { eq } from 'drizzle-orm';
import { accounts } from '../tables.ts';
import { sendProblem } from '../http/problem.ts';
import { check } from './received-body.ts';
import type { ServedCall } from './routes.ts';

/**
 * Takes over names, roles and the primary school from the profile, which owns them: tokens and pages say them from
 * then on. The person is the one of the token; nothing else of the account can be changed here.
 */
export const tellClaims: ServedCall = {
  operation: tellAccountClaims,
  serve: async ({ deps, request, reply, holder }) => {
    const body = check(tellAccountClaims.body, request.body);
    if (!body.good) return sendProblem(reply, 400, { modelState: body.modelState });
    const { firstName, lastName, role, primaryConnection } = body.value;
    const complaints = Object.entries({
      firstName: complainAboutPersonName(firstName, 'first name'),
      lastName: complainAboutPersonName(lastName, 'last name'),
      role: complainAboutRole(role),
    }).flatMap(([field, words]) => (words === undefined ? [] : [[field, [words]]]));
    if (complaints.length > 0) return sendProblem(reply, 400, { modelState: Object.fromEntries(complaints) });
    await deps.database.orm
      .update(accounts)
      .set({ firstName, lastName, role, primaryConnection })
      .where(eq(accounts.id, holder.account.id));
    return reply.code(204).send();
  },
};
