import type { Address } from '@longleaf/contract/addresses';
import { describe, expect, it } from 'vitest';
import { modelStateOf, startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });

const HOME = { street: '100 Oak St', city: 'Chapel Hill', state: 'NC', postalCode: '27514', country: 'US' };
type Validation = {
  key: string;
  providedAddressHasErrors: boolean;
  providedAddress: Address;
  suggestedAddresses: Address[];
};

async function check(address: object): Promise<Validation> {
  const reply = await api.call('POST', '/Address/Validate', { body: address });
  expect(reply).toMatchObject({ status: 200 });
  return reply.json as Validation;
}

describe('an address that is right (API-136)', () => {
  it('is sealed as checked to the town, never as verified; gets its county, and nobody is asked', async () => {
    const answer = await check({ ...HOME, key: 'mail', firstName: 'Maya' });
    expect(answer).toEqual({
      key: 'mail',
      providedAddressHasErrors: false,
      providedAddress: {
        firstName: 'Maya',
        lastName: '',
        ...HOME,
        street2: '',
        county: '068',
        key: 'mail',
        isVerified: false,
        userOverride: false,
        resultCodes: ['AV12'],
        signature: expect.stringMatching(/^[\w-]{43}$/),
        addressType: '',
      },
      suggestedAddresses: [],
    });
  });

  it.each([
    ['letter case and long words', { street: '100 north oak street', city: 'CHAPEL HILL', state: 'nc' }],
    ['ZIP+4', { postalCode: '27514-1234' }],
    ['a box', { street: 'P.O. Box 12' }],
    ['a rural box', { street: 'RR 2 Box 14' }],
    ['an apartment', { street2: 'Apartment 4' }],
    ['a short form of a town', { city: 'Mt. Airy', postalCode: '27030' }],
  ])('%s', async (_, change) => {
    const answer = await check({ ...HOME, ...change });
    expect(answer).toMatchObject({
      providedAddressHasErrors: false,
      providedAddress: { resultCodes: ['AV12'] },
    });
  });

  it('of a street that nobody has heard of is not verified', async () => {
    const answer = await check({ ...HOME, street: '99999 Nonsense Blvd' });
    expect(answer).toMatchObject({
      providedAddressHasErrors: false,
      providedAddress: { isVerified: false, resultCodes: ['AV12'] },
    });
  });

  it('gets the capitals of its city', async () => {
    const answer = await check({ ...HOME, city: 'salisbury', postalCode: '28144' });
    expect(answer.providedAddress.city).toBe('Salisbury');
  });

  it('keeps the county that was chosen: some ZIP codes reach into two', async () => {
    expect((await check({ ...HOME, county: '032' })).providedAddress.county).toBe('032');
  });

  it('is read with field names in any letter case', async () => {
    const answer = await check({
      STREET: '100 Oak St',
      City: 'Chapel Hill',
      State: 'NC',
      POSTALCODE: '27514',
    });
    expect(answer.providedAddress).toMatchObject({ resultCodes: ['AV12'], country: 'US' });
  });
});

describe('an address that is not', () => {
  it('of a wrong ZIP code gets the town of the code and the codes of the town (GAP-093)', async () => {
    const answer = await check({ ...HOME, postalCode: '27601', street: '100 Oak Street' });
    expect(answer.providedAddressHasErrors).toBe(true);
    expect(answer.providedAddress).toMatchObject({
      isVerified: false,
      resultCodes: ['AE01'],
      city: 'Chapel Hill',
    });
    expect(answer.suggestedAddresses[0]).toMatchObject({
      street: '100 Oak St',
      city: 'Raleigh',
      postalCode: '27601',
      county: '092',
      resultCodes: ['AC03', 'AC05', 'AV12'],
      isVerified: false,
      userOverride: false,
    });
    expect(answer.suggestedAddresses.slice(1).map(({ city, postalCode }) => [city, postalCode])).toEqual(
      expect.arrayContaining([['Chapel Hill', '27514']]),
    );
  });

  it('is suggested with capitals, however it was typed', async () => {
    const { suggestedAddresses } = await check({
      ...HOME,
      street: '100 north oak street',
      street2: 'apartment 4b',
      city: 'salisbury',
      postalCode: '27601',
    });
    expect(suggestedAddresses.map(({ street, city }) => `${street}, ${city}`)).toContain(
      '100 N Oak St, Salisbury',
    );
    expect(suggestedAddresses[0]?.street2).toBe('Apt 4B');
  });

  it('of another town gets that town’s county; of the same town it keeps the one that was chosen', async () => {
    const { suggestedAddresses } = await check({ ...HOME, county: '068', postalCode: '27601' });
    expect(suggestedAddresses[0]).toMatchObject({ city: 'Raleigh', postalCode: '27601', county: '092' });
    expect(suggestedAddresses[1]).toMatchObject({ city: 'Chapel Hill', county: '068' });
  });

  it('of the town that was typed gets that town’s county where the one that was chosen is of the wrong ZIP code', async () => {
    const wrong = { ...HOME, county: '092', postalCode: '27601' };
    const { suggestedAddresses } = await check(wrong);
    expect(suggestedAddresses[0]).toMatchObject({ city: 'Raleigh', county: '092' });
    expect(suggestedAddresses[1]).toMatchObject({ city: 'Chapel Hill', county: '068' });
  });

  it('of a wrong state gets the right one, and the county goes with it', async () => {
    const answer = await check({ ...HOME, state: 'VA' });
    expect(answer.suggestedAddresses[0]).toMatchObject({
      state: 'NC',
      county: '068',
      resultCodes: ['AC02', 'AV12'],
    });
  });

  it.each([
    ['no street', { street: '' }, ['AE07']],
    ['neither city nor ZIP code', { city: '', postalCode: '' }, ['AE07']],
    ['no street number', { street: 'Oak St' }, ['AE11']],
    ['street number 0', { street: '0 Oak St' }, ['AE10']],
    ['a number alone', { street: '100' }, ['AE02']],
    ['a box without number', { street: 'PO Box' }, ['AE13']],
    ['a box with a strange number', { street: 'PO Box blue' }, ['AE12']],
    ['an apartment without number', { street2: 'Apt' }, ['AE09']],
    ['a private mailbox without number', { street2: 'PMB' }, ['AE14']],
    ['an unknown ZIP code', { postalCode: '00000', city: 'Nowhere' }, ['AE01']],
    ['a ZIP code that is none', { postalCode: '2751', city: 'Nowhere' }, ['AE01']],
    ['two faults at once', { street: 'Oak St', postalCode: '00000' }, ['AE01', 'AE11']],
  ])('%s: %j %j', async (_, change, codes) => {
    const answer = await check({ ...HOME, ...change });
    expect(answer.providedAddressHasErrors).toBe(true);
    expect(answer.providedAddress).toMatchObject({ isVerified: false, resultCodes: codes });
  });

  it('without a street that could be right gets no suggestion', async () => {
    expect((await check({ ...HOME, street: 'Oak St', postalCode: '27601' })).suggestedAddresses).toEqual([]);
  });
});

describe('Canada and other countries', () => {
  const OTTAWA = { street: '1 Rideau St', city: 'Ottawa', state: 'ON', postalCode: 'k1a0b1', country: 'ca' };

  it('checks that postal code and province agree', async () => {
    expect(await check(OTTAWA)).toMatchObject({
      providedAddressHasErrors: false,
      providedAddress: { postalCode: 'K1A 0B1', country: 'CA', isVerified: false, resultCodes: ['AV12'] },
    });
    const wrong = await check({ ...OTTAWA, state: 'QC' });
    expect(wrong.suggestedAddresses).toMatchObject([{ state: 'ON', resultCodes: ['AC02', 'AV12'] }]);
    const north = await check({ ...OTTAWA, postalCode: 'X0A 0A0' });
    expect(north.suggestedAddresses.map(({ state }) => state)).toEqual(['NT', 'NU']);
  });

  it('checks nothing elsewhere, and verifies nothing (CON-101, VAL-037)', async () => {
    const answer = await check({ street: 'Unter den Linden 1', city: 'Berlin', country: 'DE' });
    expect(answer).toMatchObject({
      providedAddressHasErrors: false,
      providedAddress: { isVerified: false, resultCodes: [] },
      suggestedAddresses: [],
    });
  });
});

describe('what cannot be an address', () => {
  it.each([
    [{ ...HOME, country: 'ZZ' }, 'country'],
    [{ ...HOME, street: 'x'.repeat(101) }, 'street'],
    [{ ...HOME, street2: 'Apt\u0007 4' }, 'street2'],
    [{ ...HOME, city: 12 }, 'city'],
    [[], 'body'],
    [null, 'body'],
  ])('%j is refused with its field', async (body, field) => {
    const reply = await api.call('POST', '/Address/Validate', { body });
    expect(reply.status).toBe(400);
    expect(Object.keys(modelStateOf(reply))).toContain(field);
  });

  it('believes no mark of verification that it did not set', async () => {
    const answer = await check({ ...HOME, postalCode: '00000', isVerified: true, signature: 'made up' });
    expect(answer.providedAddress).toMatchObject({ isVerified: false, resultCodes: ['AE01'] });
  });
});

describe('how often one caller may ask', () => {
  const settings = { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '1000', ADDRESS_CHECKS_PER_MINUTE: '2' };

  async function asker(changes: Record<string, string>) {
    const { url, issuer } = await startApi({ settings: { ...settings, ...changes } });
    return async (address: string, person?: string) =>
      fetch(`${url}/api/address/validate`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          ...(person !== undefined && { authorization: `Bearer ${await issuer.token(person)}` }),
        },
        body: JSON.stringify(HOME),
      });
  }

  it('is limited by address, and for a signed-in person by person, apart from every other call', async () => {
    const ask = await asker({});
    const statuses = async (...given: Parameters<typeof ask>) => {
      const answers = [];
      for (let index = 0; index < 3; index++) answers.push((await ask(...given)).status);
      return answers;
    };
    expect(await statuses('192.0.2.1')).toEqual([200, 200, 429]);
    expect(await statuses('192.0.2.2')).toEqual([200, 200, 429]);
    expect(await statuses('192.0.2.1', 'maya')).toEqual([200, 200, 429]);
    expect(await statuses('192.0.2.1', 'leo')).toEqual([200, 200, 429]);
    const refused = await ask('192.0.2.1');
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ status: 429 });
  });

  it('is not limited where the general limit is off', async () => {
    const ask = await asker({ RATE_LIMIT_PER_MINUTE: '0' });
    for (let index = 0; index < 4; index++) expect((await ask('192.0.2.1')).status).toBe(200);
  });
});
