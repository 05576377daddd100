import { MOST_ORDER_ROWS } from '@longleaf/rules/orders/items';
import { REFERENCE_PATTERN } from '@longleaf/rules/receipts/reference';
import { z } from 'zod';
import { addressSent } from './addresses.ts';
import { operation } from './operation.ts';

export const orderMessages = {
  /** MSG-078 */
  failed: /*i18n*/ 'An error occurred submitting the order',
  loadFailed: /*i18n*/ 'We could not load what can be ordered.',
  listFailed: /*i18n*/ 'We could not load your orders.',
  /** VAL-046 */
  noToken: /*i18n*/ 'The check that you are a person is missing. Send the order again.',
  badToken: /*i18n*/ 'The check that you are a person did not work. Send the order again.',
  oldToken: /*i18n*/ 'The check that you are a person took too long. Send the order again.',
  otherToken: /*i18n*/ 'The check that you are a person was made for another order. Send the order again.',
  noFile: /*i18n*/ 'This link does not lead to a file, or no longer does.',
} as const;

/** What a product looks like in the list. */
export const ORDER_PICTURES = ['guide', 'money', 'compass', 'poster', 'leaflet'] as const;

/** Seconds in which a solved captcha is taken. */
export const CAPTCHA_SECONDS = 300;

/** The newest that are listed; older ones are in 'Your data'. */
export const MOST_ORDERS_LISTED = 100;

const orderProduct = z.object({
  id: z.string(),
  name: z.string(),
  /** A line about it; may be empty. */
  details: z.string(),
  picture: z.enum(ORDER_PICTURES),
  /** Pieces in one order at most. */
  limit: z.int(),
  /** Pieces that are left; null where nobody counts them. */
  left: z.int().nullable(),
});
export type Product = z.infer<typeof orderProduct>;

const notANumber = /*i18n*/ 'Enter a whole number of 1 or more';
// Rows without a name or quantity are dropped (VAL-044), so that either may be left out.
const item = z.object({
  itemName: z
    .string(/*i18n*/ 'This must be text.')
    .max(200, /*i18n*/ 'Choose an item from the list')
    .nullish()
    .transform((text) => text ?? ''),
  quantity: z
    .union([z.number(), z.string().max(20)], notANumber)
    .nullish()
    .transform((sent) => (sent === null || sent === undefined || sent === '' ? null : Number(sent))),
});

const order = {
  mailingAddress: addressSent,
  items: z.array(item).max(MOST_ORDER_ROWS, /*i18n*/ 'These are too many rows.'),
};

const placedOrder = z.object({
  referenceCode: z.string(),
  orderedDate: z.iso.datetime(),
  items: z.array(z.object({ itemName: z.string(), quantity: z.int() })),
  /** Lines of the label. */
  mailingAddress: z.array(z.string()),
  /** Whether a copy was mailed. */
  mailed: z.boolean(),
  /** Whether those who send it have it. */
  passedOn: z.boolean(),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/** Orders of printed materials: by anybody, signed in or not (GAP-097). */
export const orderOperations = {
  getOrderProducts: operation({
    id: 'API-159',
    method: 'GET',
    path: '/orders/products',
    policy: 'public',
    summary: 'What can be ordered, how much of it at a time, and how much is left.',
    response: z.array(orderProduct),
  }),
  getOrderChallenge: operation({
    id: 'project',
    method: 'POST',
    path: '/orders/challenge',
    policy: 'public',
    summary:
      'A proof-of-work captcha (ALTCHA, version 2) for this order and no other, to be solved within five minutes. Says what is wrong with the order first.',
    body: z.object(order),
    response: z.object({
      parameters: z.object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.int(),
        keyLength: z.int(),
        keyPrefix: z.string(),
        keySignature: z.string(),
        expiresAt: z.int(),
        data: z.object({ order: z.string() }),
      }),
      signature: z.string(),
    }),
    perMinute: 60,
  }),
  submitOrder: operation({
    id: 'API-160',
    method: 'POST',
    path: '/orders/submit',
    policy: 'public',
    summary:
      'Orders, and gives the reference code. `recaptchaToken` is a solved captcha of this very order, in Base64; the same request again gives the same code.',
    body: z.object({
      ...order,
      recaptchaToken: z
        .string(/*i18n*/ 'This must be text.')
        .max(4000, orderMessages.badToken)
        .nullish()
        .transform((token) => token ?? ''),
    }),
    response: z.string().regex(REFERENCE_PATTERN),
    perMinute: 60,
  }),
  getOrders: operation({
    id: 'project',
    method: 'GET',
    path: '/orders',
    policy: 'order:read',
    summary: 'What you ordered while signed in, the newest first.',
    response: z.array(placedOrder),
  }),
  getOrderFile: operation({
    id: 'project',
    method: 'GET',
    path: '/orders/files/{file}',
    policy: 'public',
    summary: 'Orders of a day, as CSV, for whoever has the link of the letter; for 30 days.',
    params: z.object({
      file: z
        .string()
        .trim()
        .regex(/^[\da-f]{32}-[\w-]{43}$/, /*i18n*/ 'This is not the name of a file.'),
    }),
    response: z.unknown(),
    produces: 'file',
    perMinute: 60,
  }),
};
