import { orderMessages, type PlacedOrder, type Product } from '@longleaf/contract/orders';
import { REFERENCE_PATTERN } from '@longleaf/rules/receipts/reference';
import { startMailServer } from '@longleaf/testkit/mail-server';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type OrderChallenge, solve, tokenOf } from '../../../test/solve.ts';
import { startApi } from '../../../test/start-api.ts';

const mail = await startMailServer();
afterAll(() => mail.close());
const PRODUCTS = [
  { id: 'guide', name: 'Planning guide', details: '48 pages', limit: 50 },
  { id: 'poster', name: 'Poster', picture: 'poster', limit: 10, stock: 12 },
  { id: 'rare', name: 'Rare one', limit: 10, stock: 3 },
];
const settings = {
  ORDER_PRODUCTS: JSON.stringify(PRODUCTS),
  SMTP_URL: mail.url,
  PORTAL_URL: 'https://portal.example',
};
const api = await startApi({ catalog: true, jobs: true, settings });
afterEach(() => void vi.useRealTimers());

const mailingAddress = {
  firstName: 'Carol',
  lastName: 'Bynum',
  street: '1 Elm St',
  city: 'Durham',
  state: 'NC',
  postalCode: '27701',
  country: 'US',
};
const item = (itemName: unknown, quantity: unknown) => ({ itemName, quantity });
type Order = { mailingAddress: object; items: object[] };
const order = (items: object[], address: object = {}): Order => ({
  mailingAddress: { ...mailingAddress, ...address },
  items,
});
const post = (path: string, body: object, as?: string) => api.call('POST', path, { body, ...(as && { as }) });
const challenge = async (body: Order, as?: string) =>
  (await post('/orders/challenge', body, as)).json as OrderChallenge;
const submit = (body: Order & { recaptchaToken?: unknown }, as?: string) => post('/orders/submit', body, as);
const place = async (body: Order, as?: string) =>
  submit({ ...body, recaptchaToken: await solve(await challenge(body, as)) }, as);
const products = async () => (await api.call('GET', '/orders/products')).json as Product[];
const leftOf = async (wanted: string) => (await products()).find(({ id }) => id === wanted)?.left;
const history = async (as: string) => (await api.call('GET', '/orders', { as })).json as PlacedOrder[];
const count = async () =>
  (await api.database.query<{ all: number }>('select count(*)::int as all from portal.orders')).rows[0]?.all;
/** Somebody with a profile, whose email is confirmed or not. */
async function person(as: string, verified = true) {
  await api.call('PUT', '/users/profile/save', {
    as,
    body: {
      firstName: 'Maya',
      lastName: 'Lee',
      nickname: as,
      dateOfBirth: '2008-01-27',
      graduationYear: 2027,
    },
  });
  const email = `${as}@example.org`;
  await api.database.query('update portal.profiles set email = $2, email_verified = $3 where nickname = $1', [
    as,
    email,
    verified,
  ]);
  return email;
}

describe('what can be ordered', () => {
  it('is said with its limit and what is left, to anybody (API-159)', async () => {
    expect(await products()).toMatchObject([
      { id: 'guide', name: 'Planning guide', details: '48 pages', picture: 'guide', limit: 50, left: null },
      { id: 'poster', picture: 'poster', limit: 10, left: 12 },
      { id: 'rare', left: 3 },
    ]);
  });

  it('is nothing unless a setting says so', async () => {
    const none = await startApi({ beside: api, settings: { PORTAL_URL: settings.PORTAL_URL } });
    expect((await none.call('GET', '/orders/products')).json).toEqual([]);
    const reply = await none.call('POST', '/orders/challenge', { body: order([item('guide', 1)]) });
    expect(reply).toMatchObject({
      status: 400,
      json: { modelState: { 'items.0.itemName': expect.anything() } },
    });
  });
});

describe('an order', () => {
  it('of somebody who is not signed in has a reference code, and is nobody’s (API-160, GAP-097, MSG-079)', async () => {
    const reply = await place(order([item('Planning guide', 20), item('', 3), item('poster', '2')]));
    expect(reply.status).toBe(200);
    expect(reply.json).toMatch(REFERENCE_PATTERN);
    expect(await leftOf('poster')).toBe(10);
    const { rows } = await api.database.query(
      'select person_id, mailed from portal.orders where reference = $1',
      [reply.json],
    );
    expect(rows).toEqual([{ person_id: null, mailed: false }]);
  });

  it('of somebody who is signed in is mailed, and stands in their orders alone', async () => {
    const email = await person('orders');
    const reply = await place(order([item('guide', 5), item('poster', 1)], { street2: 'Room 4' }), 'orders');
    expect(reply.status).toBe(200);
    expect(await history('orders')).toEqual([
      {
        referenceCode: reply.json,
        orderedDate: expect.stringMatching(/^\d{4}-/),
        items: [
          { itemName: 'Planning guide', quantity: 5 },
          { itemName: 'Poster', quantity: 1 },
        ],
        mailingAddress: ['Carol Bynum', '1 Elm St', 'Room 4', 'Durham, NC 27701'],
        mailed: true,
        passedOn: false,
      },
    ]);
    const { message } = await mail.next(email);
    expect(message.subject).toBe('Your order from Longleaf');
    expect(message.text).toContain(`Reference code: ${String(reply.json)}`);
    expect(message.text).toContain('5 of: Planning guide');
    expect(message.text).toContain('Carol Bynum, 1 Elm St, Room 4, Durham, NC 27701');
    expect(message.text).toContain('https://portal.example/orders');
    expect(await history('another')).toEqual([]);
    expect((await api.call('GET', '/orders')).status).toBe(401);
  });

  it('is mailed to no address that nobody confirmed', async () => {
    await person('unconfirmed', false);
    await place(order([item('guide', 1)]), 'unconfirmed');
    expect(await history('unconfirmed')).toMatchObject([{ mailed: false }]);
  });

  it('lies sealed in the database', async () => {
    await person('sealed');
    await place(order([item('guide', 1)], { street: '77 Hidden Ln' }), 'sealed');
    const { rows } = await api.database.query(`select encode(details, 'escape') as text from portal.orders`);
    expect(JSON.stringify(rows)).not.toContain('Hidden');
  });

  it('keeps a checked address for what the check said of it', async () => {
    const checked = await post('/Address/Validate', mailingAddress);
    const { providedAddress } = checked.json as { providedAddress: object };
    expect((await place({ mailingAddress: providedAddress, items: [item('guide', 1)] })).status).toBe(200);
  });

  it.each<[string, object, Record<string, string>]>([
    ['no name', { firstName: '' }, { 'mailingAddress.firstName': 'Enter a first name' }],
    ['no last name', { lastName: ' ' }, { 'mailingAddress.lastName': 'Enter a last name' }],
    ['no street', { street: '' }, { 'mailingAddress.street': 'Enter a street address' }],
    ['no city', { city: '' }, { 'mailingAddress.city': 'Enter a city' }],
    ['no state', { state: 'XX' }, { 'mailingAddress.state': 'Choose a state' }],
  ])('with %s is refused, before any work and after', async (_, address, words) => {
    const body = order([item('guide', 1)], address);
    const modelState = Object.fromEntries(Object.entries(words).map(([field, said]) => [field, [said]]));
    expect(await post('/orders/challenge', body)).toMatchObject({ status: 400, json: { modelState } });
    expect(await submit({ ...body, recaptchaToken: 'x' })).toMatchObject({
      status: 400,
      json: { modelState },
    });
  });

  it.each<[string, object[], string]>([
    ['nothing', [], 'items'],
    ['empty rows alone (VAL-044)', [item('', 2), item('guide', null), item('guide', '')], 'items'],
    ['what is not there', [item('Mug', 1)], 'items.0.itemName'],
    ['a half', [item('guide', 0.5)], 'items.0.quantity'],
    ['words for a number', [item('guide', 'many')], 'items.0.quantity'],
    ['more than the limit', [item('guide', 51)], 'items.0.quantity'],
    ['more than are left', [item('guide', 1), item('rare', 4)], 'items.1.quantity'],
    ['no text', [item(7, 1)], 'items.0.itemName'],
    ['no number', [item('guide', {})], 'items.0.quantity'],
    ['too many rows', Array.from({ length: 51 }, () => item('guide', 1)), 'items'],
  ])('of %s names the field', async (_, items, field) => {
    const reply = await post('/orders/challenge', order(items));
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json as { modelState: object }).modelState)).toEqual([field]);
  });
});

describe('the check that somebody is a person, made and proved by ourselves (GAP-099, EXT-022, VAL-046, ST-239)', () => {
  const refused = (words: string) => ({ status: 400, json: { modelState: { recaptchaToken: [words] } } });
  const body = order([item('guide', 2)]);

  it.each([
    ['none', undefined, orderMessages.noToken],
    ['an empty one', '', orderMessages.noToken],
    ['null', null, orderMessages.noToken],
    ['nonsense', 'nonsense', orderMessages.badToken],
    ['something else', tokenOf({ challenge: {} }), orderMessages.badToken],
    ['a long one', 'a'.repeat(5000), orderMessages.badToken],
  ])('refuses %s', async (_, recaptchaToken, words) => {
    const before = await count();
    expect(await submit({ ...body, recaptchaToken })).toMatchObject(refused(words));
    expect(await count()).toBe(before);
  });

  it('refuses one that nobody worked for, and one that was made up', async () => {
    const given = await challenge(body);
    const unsolved = { challenge: given, solution: { counter: 1, derivedKey: 'ab'.repeat(32) } };
    expect(await submit({ ...body, recaptchaToken: tokenOf(unsolved) })).toMatchObject(
      refused(orderMessages.badToken),
    );
    const parameters = { ...given.parameters, expiresAt: given.parameters.expiresAt + 9999 };
    const later = await solve({ ...given, parameters });
    expect(await submit({ ...body, recaptchaToken: later })).toMatchObject(refused(orderMessages.badToken));
  });

  it('is for the very order that it was asked for: it cannot be solved ahead, nor by somebody else', async () => {
    const recaptchaToken = await solve(await challenge(body));
    const other = order([item('guide', 3)]);
    expect(await submit({ ...other, recaptchaToken })).toMatchObject(refused(orderMessages.otherToken));
    const elsewhere = order([item('guide', 2)], { street: '2 Elm St' });
    expect(await submit({ ...elsewhere, recaptchaToken })).toMatchObject(refused(orderMessages.otherToken));
    await person('somebody');
    expect(await submit({ ...body, recaptchaToken }, 'somebody')).toMatchObject(
      refused(orderMessages.otherToken),
    );
    expect((await submit({ ...body, recaptchaToken })).status).toBe(200);
  });

  it('is good for five minutes', async () => {
    const recaptchaToken = await solve(await challenge(body));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    expect(await submit({ ...body, recaptchaToken })).toMatchObject(refused(orderMessages.oldToken));
  });

  it('that made an order gives its code also when its time is over, for that order and whose it is alone', async () => {
    await person('late');
    const recaptchaToken = await solve(await challenge(body, 'late'));
    const first = await submit({ ...body, recaptchaToken }, 'late');
    expect(first.status).toBe(200);
    const before = await count();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    expect(await submit({ ...body, recaptchaToken }, 'late')).toMatchObject({
      status: 200,
      json: first.json,
    });
    const other = order([item('guide', 3)]);
    expect(await submit({ ...other, recaptchaToken }, 'late')).toMatchObject(refused(orderMessages.oldToken));
    expect(await submit({ ...body, recaptchaToken })).toMatchObject(refused(orderMessages.oldToken));
    expect(await count()).toBe(before);
  });

  it('makes one order, however often and at once it is sent: a replay is answered with the first code', async () => {
    const items = [item('poster', 2)];
    const again = order(items);
    const recaptchaToken = await solve(await challenge(again));
    const before = [await count(), await leftOf('poster')] as const;
    const replies = await Promise.all([1, 2, 3].map(() => submit({ ...again, recaptchaToken })));
    expect(new Set(replies.map(({ status, json }) => `${status} ${String(json)}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(await submit({ ...again, recaptchaToken })).toMatchObject({ json: replies[0]?.json });
    expect(await count()).toBe((before[0] ?? 0) + 1);
    expect(await leftOf('poster')).toBe((before[1] ?? 0) - 2);
    // Used up for anything else.
    const other = order([item('guide', 1)]);
    expect((await submit({ ...other, recaptchaToken })).status).toBe(400);
  });
});

describe('the stock', () => {
  it('is held for any number of orders at once, and one that comes too late takes nothing', async () => {
    const bodies = ['1', '2', '3', '4'].map((number) =>
      order([item('rare', 1)], { street: `${number} Elm St` }),
    );
    const tokens = await Promise.all(bodies.map(async (body) => solve(await challenge(body))));
    const before = (await count()) ?? 0;
    const replies = await Promise.all(
      bodies.map((body, at) => submit({ ...body, recaptchaToken: tokens[at] })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 400]);
    expect(replies.find(({ status }) => status === 400)?.json).toMatchObject({
      modelState: { 'items.0.quantity': ['There are none left'] },
    });
    expect(await leftOf('rare')).toBe(0);
    expect(await count()).toBe(before + 3);
    // The last one sent once more is no failure.
    const lucky = replies.findIndex(({ status }) => status === 200);
    const repeated = await submit({ ...(bodies[lucky] as Order), recaptchaToken: tokens[lucky] });
    expect(repeated).toMatchObject({ status: 200, json: replies[lucky]?.json });
  });
});

it('an order and its mail are one: what fails keeps neither, and the check can be used again', async () => {
  await person('fails');
  const body = order([item('guide', 1)]);
  const recaptchaToken = await solve(await challenge(body, 'fails'));
  await api.database.query(
    'alter table mail.outbox add constraint no_orders check (kind <> $$order$$) not valid',
  );
  try {
    expect((await submit({ ...body, recaptchaToken }, 'fails')).status).toBe(500);
  } finally {
    await api.database.query('alter table mail.outbox drop constraint no_orders');
  }
  expect(await history('fails')).toEqual([]);
  expect((await submit({ ...body, recaptchaToken }, 'fails')).status).toBe(200);
});
