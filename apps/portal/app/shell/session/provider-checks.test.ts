import { describe, expect, it } from 'vitest';
import { randomText, isForThisPortal, refuseOtherIssuer } from './provider-checks.ts';

const issuer = 'http://issuer.test';
const expected = { issuer, clientId: 'portal' };
const provider = (named: string) => ({ metadataService: { getIssuer: async () => named } as never });

describe('the provider of the portal', () => {
  it('is the one that is set', async () => {
    await expect(refuseOtherIssuer(provider(issuer), expected)).resolves.toBeUndefined();
    await expect(refuseOtherIssuer(provider(`${issuer}/`), expected)).rejects.toThrow(/another one/);
    await expect(refuseOtherIssuer(provider('http://elsewhere.test'), expected)).rejects.toThrow(
      /another one/,
    );
  });

  it('signs in for this portal alone', () => {
    expect(isForThisPortal({ iss: issuer, aud: 'portal' }, expected)).toBe(true);
    expect(isForThisPortal({ iss: issuer, aud: ['portal'] }, expected)).toBe(true);
    expect(isForThisPortal({ iss: 'http://elsewhere.test', aud: 'portal' }, expected)).toBe(false);
    expect(isForThisPortal({ iss: issuer, aud: 'another' }, expected)).toBe(false);
    expect(isForThisPortal({ iss: issuer, aud: ['portal', 'another'] }, expected)).toBe(false);
  });

  it('gets a nonce of 128 bits that is new each time', () => {
    expect(randomText()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomText()).not.toBe(randomText());
  });
});
