import { beforeEach, expect, it } from 'vitest';
import { draftKeys } from './draft-keys.ts';

const NO_STORAGE = { getItem: () => null } as unknown as Storage;
const KEY = { key: btoa('k'.repeat(32)) };
let replies: Response[];
let asked: number;
let pauses: number[];
let person: string | null;
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const away = () => json(503, { status: 503, title: 'Away', detail: 'Away' });
const keyOf = () =>
  draftKeys(
    async () => {
      asked += 1;
      return replies.shift() ?? json(200, KEY);
    },
    NO_STORAGE,
    () => person,
    async (milliseconds) => void pauses.push(milliseconds),
  );

beforeEach(() => {
  [replies, asked, pauses, person] = [[], 0, [], 'maya'];
});

it('asks once for the key of whoever is there, and for nobody else’s', async () => {
  const key = keyOf();
  expect(await key('maya')).toBe(await key('maya'));
  expect(asked).toBe(1);
  expect(await key('omar')).toBeNull();
  expect(asked).toBe(1);
});

it('has none while the server is away, and asks again the next time', async () => {
  replies = [away()];
  const key = keyOf();
  expect(await key('maya')).toBeNull();
  expect(await key('maya')).toBeInstanceOf(CryptoKey);
});

it('waits for a server that is away, longer each time, for whoever is patient', async () => {
  replies = [away(), away(), json(429, { status: 429, title: 'Too many', detail: 'Too many' })];
  expect(await keyOf()('maya', { isPatient: true })).toBeInstanceOf(CryptoKey);
  expect(pauses).toEqual([1000, 2000, 4000]);
});

it('waits no longer once the person is gone, or the server says no', async () => {
  replies = [json(403, { status: 403, title: 'No', detail: 'No' })];
  expect(await keyOf()('maya', { isPatient: true })).toBeNull();
  replies = [away()];
  const key = keyOf();
  const waiting = key('maya', { isPatient: true });
  person = null;
  expect(await waiting).toBeNull();
  expect(asked).toBe(2);
});
