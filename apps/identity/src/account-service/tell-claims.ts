import { tellAccountClaims } from '@longleaf/contract/account-claims';
import { bind } from '@longleaf/http/bind';
import { badRequest } from '@longleaf/http/problem';
import { complainAboutPersonName } from '@longleaf/rules/accounts/names';
import { complainAboutRole } from '@longleaf/rules/accounts/roles';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { IdentityDeps } from '../deps.ts';
import { accounts } from '../tables.ts';
import { theHolder } from './holder.ts';

/**
 * Takes over names, roles and the primary school from the profile, which owns them: tokens and pages say them from
 * then on. The person is the one of the token; nothing else of the account can be changed here.
 */
export function tellClaimsRoute(app: FastifyInstance, deps: IdentityDeps): void {
  bind(app, tellAccountClaims, async ({ body, request }) => {
    const { firstName, lastName, role, primaryConnection } = body;
    const complaints = Object.entries({
      firstName: complainAboutPersonName(firstName, 'first name'),
      lastName: complainAboutPersonName(lastName, 'last name'),
      role: complainAboutRole(role),
    }).flatMap(([field, words]) => (words === undefined ? [] : [[field, [words]]]));
    if (complaints.length > 0) throw badRequest(Object.fromEntries(complaints));
    await deps.database.orm
      .update(accounts)
      .set({ firstName, lastName, role, primaryConnection })
      .where(eq(accounts.id, theHolder(request).account.id));
  });
}
