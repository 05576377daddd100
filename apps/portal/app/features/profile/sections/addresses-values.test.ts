import { EMPTY_ADDRESS } from '@longleaf/rules/addresses/address';
import { describe, expect, test } from 'vitest';
import { addressesOf, checkedAddresses, complainAboutAddresses } from './addresses-values.ts';

const home = { ...EMPTY_ADDRESS, street: '1 Pine Street', city: 'Raleigh', state: 'NC', postalCode: '27601' };
const shown = (values: object) => JSON.stringify(values);

const nothingStored = { mailAddress: null, permAddress: null };

describe('both addresses', () => {
  test('none stored counts as one', () => {
    expect(addressesOf({ mailAddress: null, permAddress: null }).same).toBe(true);
  });

  test('complaints carry the name of their address; one that is the same is not looked at twice', () => {
    const values = { mailAddress: home, permAddress: EMPTY_ADDRESS };
    expect(complainAboutAddresses({ ...values, same: true })).toEqual({});
    expect(Object.keys(complainAboutAddresses({ ...values, same: false }))).toEqual([
      'permAddress.street',
      'permAddress.city',
      'permAddress.state',
      'permAddress.postalCode',
    ]);
  });

  test('one address is checked once and saved as both', async () => {
    const asked: string[] = [];
    const saved = await checkedAddresses(
      { mailAddress: home, permAddress: EMPTY_ADDRESS, same: true },
      nothingStored,
      async (addresses) => {
        asked.push(shown(Object.keys(addresses)));
        return { ...addresses };
      },
    );
    expect(asked).toEqual(['["mailAddress"]']);
    expect(saved).toEqual({ mailAddress: home, permAddress: home });
  });

  test('nothing is saved when the person stops', async () => {
    const values = { mailAddress: home, permAddress: home, same: false };
    expect(await checkedAddresses(values, nothingStored, async () => null)).toBeNull();
  });
});
