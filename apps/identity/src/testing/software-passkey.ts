import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** What a test makes the authenticator lie about. */
export type Lies = {
  challenge?: string;
  origin?: string;
  host?: string;
  userVerified?: boolean;
  counter?: number;
  userHandle?: string;
  type?: string;
};

type Options = { challenge: string; user?: { id: string } };

/** An authenticator in software: makes one passkey and answers with it, truthfully or not (WebAuthn Level 3, 6). */
export class SoftwarePasskey {
  readonly #issuer: URL;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(16).toString('base64url');
  #counter = 0;
  #userHandle = '';

  constructor(issuer: string) {
    this.#issuer = new URL(issuer);
  }

  /** Answers a request to make a passkey, as the text that the page's script sends. */
  create({ challenge, user }: Options, lies: Lies = {}): string {
    this.#userHandle = user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const keyData = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey()]);
    const authData = Buffer.concat([this.#authenticatorData(lies, HAS_KEY), keyData]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return this.#reply({
      clientDataJSON: this.#clientData('webauthn.create', challenge, lies).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers a request to sign in, as the text that the page's script sends. */
  get({ challenge }: Options, lies: Lies = {}): string {
    this.#counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge, lies);
    const authData = this.#authenticatorData(lies);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.#reply({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: lies.userHandle ?? this.#userHandle,
    });
  }

  #reply(response: object): string {
    const { id } = this;
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  #clientData(type: string, challenge: string, lies: Lies): Buffer {
    const { origin } = this.#issuer;
    const data = { type: lies.type ?? type, challenge: lies.challenge ?? challenge, crossOrigin: false };
    return Buffer.from(JSON.stringify({ ...data, origin: lies.origin ?? origin }));
  }

  #authenticatorData({ host, userVerified = true, counter }: Lies, more = 0): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    return Buffer.concat([
      createHash('sha256')
        .update(host ?? this.#issuer.hostname)
        .digest(),
      Buffer.from([USER_PRESENT | (userVerified ? USER_VERIFIED : 0) | more]),
      count,
    ]);
  }

  /** The public key in COSE form (RFC 9053): ES256 on P-256. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key as never));
  }
}
