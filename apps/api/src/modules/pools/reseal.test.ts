import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import { resealPoolForms } from './index.ts';

it('opens forms with the secret of now once they were sealed anew, and does nothing the second time', async () => {
  const before = randomBytes(32).toString('hex');
  const current = randomBytes(32).toString('hex');
  const api = await startApi({ catalog: true, dataSecret: before });
  const body = {
    name: { first: 'Ada', last: 'Lovelace' },
    email: 'ada@example.org',
    mailingAddress: { street1: '1 Elm St', city: 'Raleigh', state: 'NC', zip: '27601' },
    additionalData: { denialsReceivedFrom: 'Appalachian State University' },
  };
  await api.call('POST', '/Prospect/insertprospecttaap', { as: 'ann', body });
  expect(await resealPoolForms(api.database, { current, before })).toEqual({ forms: 1, unreadable: 0 });
  expect(await resealPoolForms(api.database, { current, before })).toEqual({ forms: 0, unreadable: 0 });
  const changed = await startApi({ beside: api, catalog: true, dataSecret: current });
  expect((await changed.call('GET', '/Prospect/taap', { as: 'ann' })).json).toMatchObject({
    sent: { panel: 'ThankYou' },
  });
  expect(await resealPoolForms(api.database, randomBytes(32).toString('hex'))).toEqual({
    forms: 0,
    unreadable: 1,
  });
});
