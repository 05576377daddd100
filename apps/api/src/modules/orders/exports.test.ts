import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orderMessages, type PlacedOrder } from '@longleaf/contract/orders';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { type OrderChallenge, solve } from '../../../test/solve.ts';
import { startApi } from '../../../test/start-api.ts';
import { fileName } from './file-name.ts';
import { exportOrders, forgetOldOrders } from './jobs.ts';
import { resealOrders } from './reseal.ts';
import { writeOrderFile } from './write-file.ts';

const SECRET = randomBytes(32).toString('hex');
const api = await startApi({
  dataSecret: SECRET,
  settings: {
    ORDER_PRODUCTS: JSON.stringify([{ id: 'guide', name: '=Guide' }]),
    ORDER_MAILBOX: 'orders@print.example',
  },
});
const { database } = api;
let today = '2026-11-23T15:00:00.000Z';
const parts = { ...api.dependencies, clock: () => new Date(today) };
const on = (day: string, settings: Partial<typeof parts.settings> = {}) => {
  today = `${day}T15:00:00.000Z`;
  return { ...parts, settings: { ...parts.settings, ...settings } };
};

let streets = 0;
async function place(as?: string): Promise<string> {
  const body = {
    mailingAddress: {
      firstName: 'Carol',
      lastName: 'Bynum',
      street: `${++streets} Elm St`,
      city: 'Durham',
      state: 'NC',
      postalCode: '27701',
    },
    items: [{ itemName: 'guide', quantity: 4 }],
  };
  const who = as === undefined ? {} : { as };
  const { json } = await api.call('POST', '/orders/challenge', { body, ...who });
  const recaptchaToken = await solve(json as OrderChallenge);
  const reply = await api.call('POST', '/orders/submit', { body: { ...body, recaptchaToken }, ...who });
  expect(reply.status).toBe(200);
  return String(reply.json);
}
const files = async () =>
  (
    await database.query<{ id: string; sent: boolean }>(
      'select id, sent_at is not null as sent from portal.order_files order by day',
    )
  ).rows;
const letters = async () =>
  (
    await database.query<{ all: number }>(
      `select count(*)::int as all from mail.outbox where kind = 'orders'`,
    )
  ).rows[0]?.all;

it('each order stands in one file, however often and in however many copies it is written', async () => {
  const first = await place();
  const folder = join(api.dataFolder, 'orders');
  const way = on('2026-11-23', { ORDER_FOLDER: folder });
  await Promise.all([exportOrders(way), exportOrders(way)]);
  const second = await place('owns');
  await exportOrders(way);
  await exportOrders(on('2026-11-24', { ORDER_FOLDER: folder }));
  await exportOrders(on('2026-11-25', { ORDER_FOLDER: folder }));
  expect((await readdir(folder)).sort()).toEqual(['orders-2026-11-23.csv', 'orders-2026-11-24.csv']);
  const rows = async (day: string): Promise<Record<string, string>[]> =>
    parse(await readFile(join(folder, `orders-${day}.csv`), 'utf8'), { columns: true });
  expect(await rows('2026-11-23')).toEqual([
    {
      reference: first,
      ordered_at: expect.stringMatching(/^\d{4}-/),
      first_name: 'Carol',
      last_name: 'Bynum',
      street1: '1 Elm St',
      street2: '',
      city: 'Durham',
      state: 'NC',
      zip: '27701',
      country: 'US',
      item_id: 'guide',
      item_name: "'=Guide",
      quantity: '4',
    },
  ]);
  expect((await rows('2026-11-24')).map(({ reference }) => reference)).toEqual([second]);
  expect((await files()).every(({ sent }) => sent)).toBe(true);
  const own = (await api.call('GET', '/orders', { as: 'owns' })).json as PlacedOrder[];
  expect(own).toMatchObject([{ referenceCode: second, passedOn: true }]);
});

it('by mail: one letter with a link that is good for 30 days, and for whoever has it alone', async () => {
  await place();
  const way = on('2026-11-26');
  await Promise.all([exportOrders(way), exportOrders(way)]);
  expect(await letters()).toBe(1);
  const id = (await files()).at(-1)?.id ?? '';
  const get = (name: string, from = api) => from.call('GET', `/orders/files/${name}`);
  const reader = await startApi({ beside: api, dataSecret: SECRET, now: '2026-12-20T15:00:00.000Z' });
  expect((await get(fileName(SECRET, id), reader)).text).toContain('Carol');
  const late = await startApi({ beside: api, dataSecret: SECRET, now: '2027-01-20T15:00:00.000Z' });
  const gone = { status: 404, json: { detail: orderMessages.noFile } };
  expect(await get(fileName(SECRET, id), late)).toMatchObject(gone);
  expect(await get(fileName('another secret of this length here', id), reader)).toMatchObject(gone);
  expect((await get('nonsense', reader)).status).toBe(400);
});

it('a place that is away keeps the file waiting, and no way at all writes none', async () => {
  await place();
  await exportOrders(on('2026-11-27', { ORDER_MAILBOX: undefined }));
  const before = (await files()).length;
  await exportOrders(on('2026-11-27', { ORDER_FOLDER: '/dev/null/nowhere' }));
  expect(await files()).toHaveLength(before + 1);
  expect((await files()).at(-1)?.sent).toBe(false);
  const folder = join(api.dataFolder, 'later');
  await exportOrders(on('2026-11-28', { ORDER_FOLDER: folder }));
  expect(await readdir(folder)).toEqual(['orders-2026-11-27.csv']);
});

it('what fails on the way writes nothing, and the orders wait', async () => {
  await place();
  await database.query('alter table portal.order_file_parts add constraint none check (false) not valid');
  await expect(writeOrderFile(on('2026-11-29'), '2026-11-29')).rejects.toThrow(/order_file_parts/);
  await database.query('alter table portal.order_file_parts drop constraint none');
  expect(await writeOrderFile(on('2026-11-29'), '2026-11-29')).toBeDefined();
});

it('is sealed anew with another secret, and goes 30 days after it was handed over; orders of people stay theirs', async () => {
  const secret = { current: 'another secret that is long enough', before: SECRET };
  const { rows, unreadable } = await resealOrders(database, secret);
  expect(rows).toBeGreaterThan(5);
  expect(unreadable).toBe(0);
  expect(await resealOrders(database, secret)).toEqual({ rows: 0, unreadable: 0 });
  const after = await startApi({ beside: api, dataSecret: secret });
  expect((await after.call('GET', '/orders', { as: 'owns' })).json).toHaveLength(1);
  on('2027-01-20');
  await forgetOldOrders(parts);
  const { rows: left } = await database.query<{ whose: string | null }>(
    'select person_id as whose from portal.orders where file_id in (select id from portal.order_files where sent_at is not null)',
  );
  expect(left).toHaveLength(1);
  expect(left[0]?.whose).not.toBeNull();
});
