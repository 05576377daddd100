import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';

/** What a token of the hand-off is signed with. */
export type SigningKey = { id: string; privateKey: KeyObject; publicKey: KeyObject };

// RFC 8410: a private key of Ed25519 is these bytes and then the 32 of its seed.
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The keys of the hand-off, the one in use first. They follow from the secret, so that every copy of the API has the
 * same; the one of the secret before stays published while the secret is being changed.
 */
export function signingKeys(secret: Secret): readonly [SigningKey, ...SigningKey[]] {
  const { current, before } = deriveKeys(secret, 'longleaf portal', 'hand-off to application sites');
  return [signingKey(current), ...(before === undefined ? [] : [signingKey(before)])];
}

function signingKey(seed: Buffer): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([ED25519, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const bytes = publicKey.export({ format: 'der', type: 'spki' });
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 16), privateKey, publicKey };
}
