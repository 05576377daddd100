import type { FastifyReply } from 'fastify';
import { checkPasskey, optionsForSignIn } from '../passkeys/ceremonies.ts';
import { isOn, textOf } from '../screens/form-body.ts';
import { completeSignIn } from './complete.ts';
import { showSignIn } from './sign-in-steps.ts';
import type { Visit } from './visit.ts';
import { waitInWords } from './wait-in-words.ts';

/** The same words for an unknown passkey and one that does not fit. */
export const WRONG_PASSKEY = /*i18n*/ 'That passkey does not work here. Try again, or use your password';

/** Gives the script what the browser must sign. */
export async function passkeyOptions({ deps, reply, interaction }: Visit): Promise<FastifyReply> {
  const options = await optionsForSignIn(deps, interaction.uid);
  return reply.header('cache-control', 'no-store').send(options);
}

/** Takes a passkey's answer: signs its owner in, without a further code, or says that it does not fit. */
export async function submitPasskey(visit: Visit): Promise<FastifyReply> {
  const { deps, request, reply, interaction, form } = visit;
  const addressDigest = await deps.addressDigest(deps.clientAddress(request));
  const counters = [{ kind: 'address', of: addressDigest }] as const;
  const seconds = await deps.attempts.begin(counters);
  if (seconds > 0) {
    deps.figures.signInFailed('had-to-wait');
    void reply.header('retry-after', seconds);
    return showSignIn(visit, { identifier: waitInWords(seconds) }, 429);
  }
  const accountId = await checkPasskey(deps, interaction.uid, textOf(form, 'credential'));
  if (accountId === undefined) {
    deps.figures.signInFailed('wrong-passkey');
    await deps.audit({ event: 'passkey-refused', addressDigest });
    return showSignIn(visit, { identifier: WRONG_PASSKEY }, 400);
  }
  await deps.attempts.succeeded(counters);
  return completeSignIn(visit, { accountId, remember: isOn(form, 'remember'), method: 'passkey' });
}
