import { FRESH_SIGN_IN_SECONDS } from '@longleaf/contract/account-safety';
import { deviceInWords } from '@longleaf/rules/accounts/device-words';
import type { FastifyReply } from 'fastify';
import type { SignInMethod } from '../activity/method-in-words.ts';
import { recordSignIn } from '../activity/sign-ins.ts';
import { rememberDevice } from './device-cookie.ts';
import { finish } from './interaction.ts';
import type { Visit } from './visit.ts';

/** Who signed in, and how. */
export type SignedIn = { accountId: string; remember: boolean; method: Exclude<SignInMethod, 'wrong-code'> };

/** Authentication methods (RFC 8176) that the ID token names. */
const AMR: Record<SignedIn['method'], string[]> = {
  password: ['pwd'],
  registered: ['pwd'],
  'trusted-device': ['pwd'],
  'app-code': ['pwd', 'otp', 'mfa'],
  'recovery-code': ['pwd', 'otp', 'mfa'],
  passkey: ['pop', 'user', 'mfa'],
};

/** Ends an interaction with somebody signed in: writes it down, knows the device from now on, and goes on. */
export async function completeSignIn(visit: Visit, signedIn: SignedIn): Promise<FastifyReply> {
  const { deps, request, reply, interaction } = visit;
  const { accountId, remember, method } = signedIn;
  rememberDevice({ provider: interaction.provider, request, reply }, interaction.device, accountId);
  const device = deviceInWords(request.headers['user-agent']);
  await recordSignIn(deps.database, { accountId, at: deps.clock(), method, device });
  const addressDigest = await deps.addressDigest(deps.clientAddress(request));
  await deps.audit({ event: 'signed-in', accountId, clientId: interaction.clientId, addressDigest });
  deps.figures.signedIn(method);
  const ts = countsFrom(method, new Date());
  const next = await finish(interaction, request, reply, { accountId, remember, amr: AMR[method], ts });
  return reply.redirect(next, 303);
}

/**
 * From when a sign-in counts, in seconds since 1970. On a trusted device no second factor was shown, so it is no
 * fresh one: before anything that matters is changed, everything is asked for.
 */
function countsFrom(method: SignedIn['method'], now: Date): number {
  const seconds = Math.floor(now.getTime() / 1_000);
  return method === 'trusted-device' ? seconds - FRESH_SIGN_IN_SECONDS - 1 : seconds;
}
