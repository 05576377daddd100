import { createHmac } from 'node:crypto';
import { testPrepMessages } from '@longleaf/contract/test-prep';
import { expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../test/start-api.ts';

const PREP = 'https://prep.example/open';
const SECRET = 'a secret that the partner knows as well';
const api = await startApi({ settings: { TEST_PREP_URL: PREP, TEST_PREP_SECRET: SECRET } });

interface Told {
  address: string;
  userId: string;
  userIdHash: string;
  email: string;
  firstName: string;
}
const ask = (as: string | undefined, from: TestApi = api) =>
  from.call('GET', '/users/testPrepProfile', as === undefined ? {} : { as });
const told = async (as: string, from?: TestApi) => (await ask(as, from)).json as Told;
/** Ann, whose email is confirmed or not. */
const ann = async (verified: boolean) => {
  await api.call('PUT', '/users/profile/save', {
    as: 'ann',
    body: { firstName: 'Ann', lastName: 'Lee', dateOfBirth: '2008-01-27', graduationYear: 2027 },
  });
  await api.database.query(
    `update portal.profiles set email = 'ann@example.org', email_verified = $1 where first_name = 'Ann'`,
    [verified],
  );
};

it('says what the partner is told, and nothing that it is not (API-158, ENT-571 to ENT-574)', async () => {
  await ann(true);
  const first = await told('ann');
  expect(first).toEqual({
    address: PREP,
    userId: expect.stringMatching(/^[\w-]{43}$/),
    userIdHash: createHmac('sha256', SECRET).update(first.userId).digest('hex'),
    email: 'ann@example.org',
    firstName: 'Ann',
  });
  expect(await told('ann')).toEqual(first);
});

it('tells no email that nobody confirmed: the partner may take it for a proof', async () => {
  await ann(false);
  expect(await told('ann')).toMatchObject({ email: '', firstName: 'Ann' });
});

it('has another name for everybody, and for each partner', async () => {
  const { userId } = await told('ann');
  expect((await told('ben')).userId).not.toBe(userId);
  const there = await startApi({ beside: api, settings: { TEST_PREP_URL: 'https://other.example' } });
  expect((await told('ann', there)).userId).not.toBe(userId);
});

it('without a secret of the partner the hash is keyed all the same, by a key that is not the data’s', async () => {
  const there = await startApi({ beside: api, settings: { TEST_PREP_URL: PREP } });
  const { userId, userIdHash } = await told('ann', there);
  expect(userIdHash).not.toBe((await told('ann')).userIdHash);
  expect(userIdHash).not.toBe(createHmac('sha256', '').update(userId).digest('hex'));
  expect((await told('ann', there)).userIdHash).toBe(userIdHash);
});

it('is for those who are signed in (401), and says where there is no partner (404)', async () => {
  expect((await ask(undefined)).status).toBe(401);
  const none = await startApi({ beside: api, settings: { TEST_PREP_URL: '' } });
  expect(await ask('ann', none)).toMatchObject({
    status: 404,
    json: { detail: testPrepMessages.notOffered },
  });
});
