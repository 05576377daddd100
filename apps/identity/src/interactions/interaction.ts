import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { type SignInIntent, readIntent } from '@longleaf/rules/accounts/intent';
import { asIssuer } from '../provider/mount.ts';
import type { Providers } from '../provider/providers.ts';
import { type Device, readDevice } from './device-cookie.ts';

/** A request to sign in that waits for the person, as this browser holds it. */
export type PendingInteraction = {
  provider: Provider;
  uid: string;
  /** What is asked for: login, create or consent. */
  prompt: string;
  intent: SignInIntent | undefined;
  loginHint: string;
  /** Languages that the client asks for (OpenID Connect Core 3.1.2.1), with spaces between them. */
  uiLocales: string;
  /** Who is signed in in this browser already, if anybody is. */
  accountId: string | undefined;
  device: Device | undefined;
  clientId: string | undefined;
  /** True when the client asked for a fresh sign-in: everything is asked then, also on a trusted device. */
  again: boolean;
};

/**
 * The interaction that this browser's cookie names, when it is the one of the address. Undefined when it is too
 * old, finished, or belongs to another browser.
 */
export async function pendingInteraction(
  { providers, issuer }: { providers: Providers; issuer: string },
  request: FastifyRequest,
  reply: FastifyReply,
  uid: string,
): Promise<PendingInteraction | undefined> {
  const provider = await providers.current();
  asIssuer(request, issuer);
  const details = await detailsOf(provider, request, reply);
  if (details?.uid !== uid) return undefined;
  const { login_hint: hint, client_id: clientId, max_age: maxAge, prompt, ui_locales } = details.params;
  return {
    provider,
    uid,
    prompt: details.prompt.name,
    intent: readIntent(details.params['intent']),
    loginHint: typeof hint === 'string' ? hint.slice(0, 254) : '',
    uiLocales: typeof ui_locales === 'string' ? ui_locales : '',
    accountId: details.session?.accountId,
    device: readDevice({ provider, request, reply }),
    clientId: typeof clientId === 'string' ? clientId : undefined,
    again: maxAge !== undefined || (typeof prompt === 'string' && prompt.split(' ').includes('login')),
  };
}

/**
 * Writes down who signed in and gives the address at which the provider goes on. No screen ever asks for
 * consent: every registered client belongs to the operator.
 */
export async function finish(
  { provider }: PendingInteraction,
  request: FastifyRequest,
  reply: FastifyReply,
  login?: { accountId: string; remember: boolean; amr: string[]; ts: number },
): Promise<string> {
  if (login?.remember) await keepSession(provider, request, reply);
  const result = login ? { login, create: {} } : {};
  return provider.interactionResult(request.raw, reply.raw, { ...result, consent: {} });
}

/** A session that was to end with the browser is kept from now on; the provider itself only ever shortens one. */
async function keepSession(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  if (session.accountId === undefined || !session.transient) return;
  session.transient = undefined;
  await session.persist();
}

async function detailsOf(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}
