import { randomBytes } from 'node:crypto';
import { addressSent } from '@longleaf/contract/addresses';
import { describe, expect, it } from 'vitest';
import { addressSeal } from './seal.ts';

const seal = addressSeal(randomBytes(32));
const { signature: _, ...text } = addressSent.parse({});
const sealed = seal.sealed({
  ...text,
  street: '100 Oak St',
  street2: 'Apt 4',
  city: 'Chapel Hill',
  state: 'NC',
  postalCode: '27514',
  country: 'US',
  isVerified: true,
  userOverride: false,
  resultCodes: ['AS01'],
  addressType: 'S',
});

describe('the seal of a checked address', () => {
  it('holds while the address is the one that was checked; names may change', () => {
    expect(seal.accept(sealed)).toMatchObject({ isVerified: true, signature: sealed.signature });
    expect(seal.accept({ ...sealed, firstName: 'Maya' })).toMatchObject({ isVerified: true });
  });

  it.each(['street', 'street2', 'city', 'state', 'postalCode', 'country', 'addressType'] as const)(
    'breaks with another %s',
    (field) => {
      expect(seal.accept({ ...sealed, [field]: '9' })).toMatchObject({ isVerified: false, signature: '' });
    },
  );

  it('says nothing of an address that somebody keeps as they typed it (ST-234)', () => {
    expect(seal.accept({ ...sealed, userOverride: true })).toMatchObject({
      isVerified: false,
      userOverride: true,
      signature: sealed.signature,
    });
  });

  it('breaks with other findings, and under another key', () => {
    expect(seal.accept({ ...sealed, resultCodes: [] })).toMatchObject({ isVerified: false });
    expect(addressSeal(randomBytes(32)).accept(sealed)).toMatchObject({ isVerified: false });
  });
});
