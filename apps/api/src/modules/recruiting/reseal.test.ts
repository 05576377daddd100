import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import { resealProspectDetails } from './index.ts';

it('opens details with the secret of now once they were sealed anew, and does nothing the second time', async () => {
  const before = randomBytes(32).toString('hex');
  const current = randomBytes(32).toString('hex');
  const api = await startApi({ catalog: true, dataSecret: before });
  await api.call('PUT', '/users/profile/save', { as: 'ann', body: { dateOfBirth: '2000-01-02' } });
  const body = { additionalData: { intendedMajor: 'Nursing' } };
  expect((await api.call('POST', '/Prospect/addRecruiterAdditionalData', { as: 'ann', body })).status).toBe(
    200,
  );
  expect(await resealProspectDetails(api.database, { current, before })).toEqual({
    details: 1,
    unreadable: 0,
  });
  expect(await resealProspectDetails(api.database, { current, before })).toEqual({
    details: 0,
    unreadable: 0,
  });
  const changed = await startApi({ beside: api, catalog: true, dataSecret: current });
  expect((await changed.call('GET', '/Prospect/recruiterAdditionalData', { as: 'ann' })).json).toMatchObject({
    additionalData: { intendedMajor: 'Nursing' },
  });
  expect(await resealProspectDetails(api.database, randomBytes(32).toString('hex'))).toEqual({
    details: 0,
    unreadable: 1,
  });
});
