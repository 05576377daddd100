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
  const addressDigest = await deps.addressDigest(request.ip);
  await deps.audit({ event: 'signed-in', accountId, clientId: interaction.clientId, addressDigest });
  const next = await finish(interaction, request, reply, { accountId, remember, amr: AMR[method] });
  return reply.redirect(next, 303);
}
