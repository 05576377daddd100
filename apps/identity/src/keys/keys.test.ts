import { randomBytes } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { deriveKey } from '../secret.ts';
import { startIdentity, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, signedIn, start } from '../testing/relying-party.ts';
import { ensureKeys, readKeys, rotateKeys } from './key-store.ts';
import { seal, unseal } from './sealing.ts';

let identity: TestIdentity;
let portal: RelyingParty;
let sealingKey: Buffer;

beforeAll(async () => {
  identity = await startIdentity();
  portal = await portalParty(identity);
  sealingKey = deriveKey(identity.settings.IDENTITY_SECRET ?? '', 'keys');
});

async function published(): Promise<{ keys: { kid: string; d?: string }[] }> {
  return (await fetch(`${identity.issuer}/jwks`)).json();
}

describe('rotation', () => {
  it('signs with the new key, publishes both, and keeps sessions and old tokens good', async () => {
    const browser = identity.browser();
    const before = await signedIn(portal, browser);
    await rotateKeys(identity.database, sealingKey);

    const set = await published();
    expect(set.keys).toHaveLength(2);
    const after = await signedIn(portal, identity.browser());
    const oldKid = decodeProtectedHeader(before.access_token).kid;
    const newKid = decodeProtectedHeader(after.access_token).kid;
    expect(newKid).not.toBe(oldKid);
    expect(set.keys.map(({ kid }) => kid)).toEqual([newKid, oldKid]);

    const keys = createLocalJWKSet(set as Parameters<typeof createLocalJWKSet>[0]);
    for (const { access_token: token } of [before, after]) {
      await expect(jwtVerify(token, keys, { issuer: identity.issuer })).resolves.toBeDefined();
      const answer = await fetch(`${identity.issuer}/userInfo`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(200);
    }
    const silent = await browser.open((await start(portal, { prompt: 'none' })).url);
    expect(silent.url.searchParams.has('code')).toBe(true);
    const signOut = client.buildEndSessionUrl(portal.configuration, { id_token_hint: before.id_token ?? '' });
    expect((await browser.open(signOut)).body).toContain('You are signed out');
  });

  it('is seen by another copy at once in the published set', async () => {
    const copy = await identity.anotherCopy();
    await rotateKeys(identity.database, sealingKey);
    const theirs = (await copy.inject('/jwks')).json();
    expect(theirs).toEqual(await published());
  });

  it('forgets the old keys at once when they may have leaked', async () => {
    const browser = identity.browser();
    const before = await signedIn(portal, browser);
    await rotateKeys(identity.database, sealingKey, { forgetOld: true });
    expect((await published()).keys).toHaveLength(1);
    const answer = await fetch(`${identity.issuer}/userInfo`, {
      headers: { authorization: `Bearer ${before.access_token}` },
    });
    expect(answer.status).toBe(401);
    const silent = await browser.open((await start(portal, { prompt: 'none' })).url);
    expect(silent.url.searchParams.get('error')).toBe('login_required');
  });

  it('publishes no private part', async () => {
    const { keys } = await published();
    for (const key of keys)
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});

describe('the keys in the database', () => {
  it('are made once when several copies start together', async () => {
    const fresh = await startIdentity();
    await fresh.database.pool.query('delete from identity.keys');
    await Promise.all([1, 2, 3].map(() => ensureKeys(fresh.database, sealingKey)));
    const { signing, cookies } = await readKeys(fresh.database, sealingKey);
    expect([signing.length, cookies.length]).toEqual([1, 1]);
  });

  it('open with the right secret alone', async () => {
    const wrong = deriveKey(randomBytes(32).toString('hex'), 'keys');
    await expect(readKeys(identity.database, wrong)).rejects.toThrow(/IDENTITY_SECRET/);
  });
});

describe('sealing', () => {
  const key = deriveKey('a secret for this test alone, long enough', 'keys');

  it('opens what it sealed, and seals the same text differently each time', () => {
    const sealed = seal(key, 'row', 'text');
    expect(unseal(key, 'row', sealed)).toBe('text');
    expect(seal(key, 'row', 'text').equals(sealed)).toBe(false);
  });

  it('notices a moved row and an altered byte', () => {
    const sealed = seal(key, 'row', 'text');
    expect(() => unseal(key, 'other', sealed)).toThrow(/IDENTITY_SECRET/);
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => unseal(key, 'row', sealed)).toThrow(/IDENTITY_SECRET/);
  });
});
