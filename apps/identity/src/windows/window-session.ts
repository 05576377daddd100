import { isFreshSignIn } from '@longleaf/contract/account-safety';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../accounts/account.ts';
import { findAccount } from '../accounts/repository.ts';
import type { IdentityDeps } from '../deps.ts';
import { asIssuer } from '../provider/mount.ts';

/** The session of the browser that opened a window. */
export type WindowSession = {
  account: Account;
  uid: string;
  /** The person gave a password or passkey within the last ten minutes. */
  fresh: boolean;
};

/** Who is signed in in this browser, by the provider's own cookie. */
export async function windowSession(
  { providers, issuer, database }: Pick<IdentityDeps, 'providers' | 'issuer' | 'database'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<WindowSession | undefined> {
  const provider = await providers.current();
  asIssuer(request, issuer);
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  if (session.accountId === undefined) return undefined;
  const account = await findAccount(database, session.accountId);
  if (!account) return undefined;
  // Sessions live by the real time, whatever the product's clock says.
  return { account, uid: session.uid, fresh: isFreshSignIn(session.authTime(), new Date()) };
}
