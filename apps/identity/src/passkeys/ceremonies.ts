import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Account } from '../accounts/account.ts';
import type { IdentityDeps } from '../deps.ts';
import { beginStep, takeStep } from '../pending-steps.ts';
import { readAuthentication, readRegistration } from './received.ts';
import { findPasskey, type Passkey, passkeysOf, usePasskey } from './repository.ts';

// A person has to find a phone or a key first.
const SECONDS_FOR_A_PASSKEY = 10 * 60;
const TIMEOUT = SECONDS_FOR_A_PASSKEY * 1_000;

// EdDSA, ES256 and RS256 (RFC 9053): what authenticators of today can do.
const ALGORITHMS = [-8, -7, -257];

type Challenge = { challenge: string };

/** What a browser needs to make a passkey for a signed-in person. The passkey must be able to tell who it is for. */
export async function optionsForAdding(
  { issuer, database, frame }: IdentityDeps,
  { account, uid }: { account: Account; uid: string },
) {
  const there = await passkeysOf(database, account.id);
  const options = await generateRegistrationOptions({
    rpName: frame.productName,
    rpID: new URL(issuer).hostname,
    userName: account.userName,
    userDisplayName: account.userName,
    userID: new Uint8Array(Buffer.from(account.id)),
    timeout: TIMEOUT,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: there.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await beginStep(database, 'passkey-add', uid, { challenge: options.challenge }, SECONDS_FOR_A_PASSKEY);
  return options;
}

/** The passkey that a browser made; undefined when it does not answer this session's challenge. */
export async function checkNewPasskey(
  { issuer, database }: IdentityDeps,
  uid: string,
  received: string,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports' | 'backedUp'> | undefined> {
  const pending = await takeStep<Challenge>(database, 'passkey-add', uid);
  const response = readRegistration(received);
  if (!pending || !response) return undefined;
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: pending.challenge,
    expectedOrigin: issuer,
    expectedRPID: new URL(issuer).hostname,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    backedUp: credentialBackedUp,
  };
}

/** What a browser needs to sign somebody in with whichever passkey they choose. */
export async function optionsForSignIn({ issuer, database }: IdentityDeps, interactionUid: string) {
  const options = await generateAuthenticationOptions({
    rpID: new URL(issuer).hostname,
    timeout: TIMEOUT,
    userVerification: 'required',
  });
  const { challenge } = options;
  await beginStep(database, 'passkey-sign-in', interactionUid, { challenge }, SECONDS_FOR_A_PASSKEY);
  return options;
}

/**
 * Whose passkey answers this interaction's challenge; undefined when none of ours does. The authenticator has made
 * sure of its owner (a finger, a face, a PIN), so this counts as two factors.
 */
export async function checkPasskey(
  { issuer, database, clock }: IdentityDeps,
  interactionUid: string,
  received: string,
): Promise<string | undefined> {
  const pending = await takeStep<Challenge>(database, 'passkey-sign-in', interactionUid);
  const response = readAuthentication(received);
  const passkey = response && (await findPasskey(database, response.id));
  if (!pending || !response || !passkey) return undefined;
  const { id, publicKey, counter, transports, accountId } = passkey;
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: pending.challenge,
    expectedOrigin: issuer,
    expectedRPID: new URL(issuer).hostname,
    credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified || !ownerFits(response.response.userHandle, accountId)) return undefined;
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  return (await usePasskey(database, id, newCounter, credentialBackedUp, clock())) ? accountId : undefined;
}

/** A passkey that tells its owner must tell the one it was made for. */
function ownerFits(userHandle: string | undefined, accountId: string): boolean {
  return userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === accountId;
}
