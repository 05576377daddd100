import { tellAccountLanguage } from '@longleaf/contract/account-claims';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { IdentityDeps } from '../deps.ts';
import { saveMailLanguage } from '../email-change/mail-language.ts';
import { theHolder } from './holder.ts';

/** Takes over the language that the person of the token chose in the portal: their screens and mail are in it then. */
export function tellLanguageRoute(app: FastifyInstance, deps: IdentityDeps): void {
  bind(app, tellAccountLanguage, async ({ body, request }) => {
    const { account, clientId } = theHolder(request);
    await saveMailLanguage(deps.database, account.id, body.language);
    await deps.audit({ event: 'mail-language-changed', accountId: account.id, clientId });
  });
}
