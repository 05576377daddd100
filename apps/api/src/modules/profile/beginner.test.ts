import type { CareerPlanAnswer } from '@longleaf/contract/career-plans';
import { expect, it } from 'vitest';
import { startAccountService } from '../../../test/account-service.ts';
import { startApi } from '../../../test/start-api.ts';

const accounts = await startAccountService();
const api = await startApi({ catalog: true, settings: { ACCOUNT_SERVICE_URL: accounts.url } });

const plan = async (as: string) => (await api.call('GET', '/careerPlan', { as })).json as CareerPlanAnswer;
const save = async (as: string, aboutMe = 'I like animals.') =>
  (await api.call('PUT', '/careerPlan', { as, body: { basedOn: 0, aboutMe } })).json as CareerPlanAnswer;

it('the plan of somebody who never opened the profile carries the name of the account', async () => {
  expect((await plan('reads')).student.name).toBe('Maya Torres');
  const saved = await save('saves');
  expect(saved.student.name).toBe('Maya Torres');
  expect(saved.versions).toMatchObject([{ revisedBy: 'Maya Torres' }]);
});

it('the account is asked once, and no more when a name is kept', async () => {
  await plan('once');
  const asked = accounts.calls.length;
  await plan('once');
  await save('once');
  expect(accounts.calls).toHaveLength(asked);
});

it('a name in the profile stays as the person wrote it', async () => {
  await api.call('PUT', '/users/profile/save', { as: 'wrote', body: { firstName: 'Mai', lastName: 'Byrd' } });
  expect((await plan('wrote')).student.name).toBe('Mai Byrd');
});

it('while the account does not answer the plan is made all the same', async () => {
  accounts.fail.status = 503;
  const saved = await save('silent');
  accounts.fail.status = undefined;
  expect(saved.plan?.content.aboutMe).toBe('I like animals.');
  expect((await plan('silent')).student.name).toBe('Maya Torres');
});

it('a link to the plan of somebody who never opened the profile says whose it is', async () => {
  const { json } = await api.call('POST', '/sharedPlans', {
    as: 'shares',
    body: { name: 'my aunt', parts: ['colleges'] },
  });
  const token = (json as { address: string }).address.split('#')[1] ?? '';
  const opened = await api.call('POST', '/sharedPlans/open', { body: { token } });
  expect(opened.json).toMatchObject({ student: 'Maya' });
});

it('direct admission offers the last name of somebody who never opened the profile', async () => {
  expect((await api.call('GET', '/application/directAdmission', { as: 'looks' })).json).toMatchObject({
    lastName: 'Torres',
  });
});
