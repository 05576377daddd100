import { afterAll, expect, it } from 'vitest';
import { buildPartners } from '../../../../partners/src/app.ts';
import { startApi } from '../../../test/start-api.ts';

const partners = await buildPartners({
  settings: {
    PORTAL_URL: 'http://portal.example',
    PARTNERS_URL: 'http://partners.example',
    PRODUCT_NAME: 'Longleaf',
  },
});
const url = await partners.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => partners.close());

// At the short address, which asks for no key.
const api = await startApi({ settings: { ADDRESS_CHECK_URL: `${url}/address-service` } });
const check = (street: string) =>
  api.call('POST', '/Address/Validate', {
    body: { street, city: 'Raleigh', state: 'NC', postalCode: '27601', country: 'US' },
  });

it('offers what the stand-in for the address service corrects', async () => {
  expect(await check('100 Oka Street')).toMatchObject({
    status: 200,
    json: { providedAddressHasErrors: true, suggestedAddresses: [{ street: '100 Oak St' }] },
  });
});

it('verifies no street that it does not know', async () => {
  expect((await check('99999 Nonsense Blvd')).json).toMatchObject({
    providedAddressHasErrors: true,
    providedAddress: { isVerified: false, resultCodes: ['AE02'] },
  });
});
