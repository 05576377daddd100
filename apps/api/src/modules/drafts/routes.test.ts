import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi();
const keyOf = async (person: string) =>
  ((await api.call('GET', '/users/draftkey', { as: person })).json as { key: string }).key;

it('gives each person one key of 32 bytes, the same at every call', async () => {
  const key = await keyOf('ann');
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(await keyOf('ann')).toBe(key);
});

it('gives two tabs that ask at once the same key', async () => {
  const keys = await Promise.all(Array.from({ length: 6 }, () => keyOf('both')));
  expect(new Set(keys).size).toBe(1);
});

it('gives another person another key', async () => {
  expect(await keyOf('ben')).not.toBe(await keyOf('ann'));
});

it('gives nothing without a token', async () => {
  expect((await api.call('GET', '/users/draftkey')).status).toBe(401);
});
