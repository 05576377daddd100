import { type Address, type AddressSent } from '@longleaf/contract/addresses';
import { orderMessages, type PlacedOrder, type Product, MOST_ORDERS_LISTED } from '@longleaf/contract/orders';
import { badRequest } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import { inTransaction, type Transaction } from '@longleaf/platform/executor';
import { type OrderLine, type OrderRow as Row, readRows, tooMany } from '@longleaf/rules/orders/items';
import { complainAboutRecipient } from '@longleaf/rules/orders/recipient';
import type { Dependencies } from '../../dependencies.ts';
import { sealOf } from '../addresses/index.ts';
import type { ContactNow } from '../profile/index.ts';
import { newReference } from '../receipts/index.ts';
import { captcha, digestOf } from './captcha.ts';
import { labelOf } from './label.ts';
import { orderLetter } from './letter.ts';
import { keepOrder, orderOf, orderRepository, takeOut } from './repository.ts';
import { openDetails, orderKeys, sealDetails } from './sealed-details.ts';

type Order = { mailingAddress: AddressSent; items: readonly Row[] };
/** Who orders: the rows that it becomes one of, and where a copy is mailed; null for whoever is not signed in. */
export type Orderer = { scope: Scope<'order', 'change'>; contact: ContactNow } | null;

/** Orders of printed materials: what there is, the captcha, and an order with its stock and mail in one transaction. */
export function orderService({ settings, database, dataSecret, clock, sendMail }: Dependencies) {
  const rows = orderRepository(database);
  const keys = orderKeys(dataSecret);
  const addresses = sealOf(dataSecret);
  const { challengeFor, check } = captcha(dataSecret);
  const offered = settings.ORDER_PRODUCTS;
  // What is left counts inside the transaction alone, so that a repeat of an order that took the last is no failure.
  const uncounted = offered.map((product) => ({ ...product, left: null }));

  const products = async (): Promise<Product[]> => {
    const ordered = await rows.ordered(offered.map(({ id }) => id));
    return offered.map(({ stock, ...product }) => ({
      ...product,
      left: stock === null ? null : Math.max(0, stock - (ordered.get(product.id) ?? 0)),
    }));
  };

  const mailCopy = async (
    tx: Transaction,
    orderer: Orderer,
    about: { reference: string; at: Date; lines: readonly OrderLine[]; address: Address },
  ) => {
    if (!hasMailbox(orderer)) return;
    const words = orderLetter(orderer.contact, {
      productName: settings.PRODUCT_NAME,
      at: about.at,
      reference: about.reference,
      items: about.lines.map(({ product: { name }, quantity }) => ({ name, quantity })),
      label: labelOf(about.address),
      url: `${settings.PORTAL_URL}/orders`,
    });
    await sendMail(tx, { to: orderer.contact.email, kind: 'order', words });
  };

  /**
   * The code of the very same order, where it was kept with this captcha while that was good: its answer may have been
   * lost for longer than a captcha lasts. Nobody but whoever asked for a captcha knows its id.
   */
  const takenBefore = async (captchaId: string, digest: string): Promise<string | undefined> => {
    const row = await orderOf(database, captchaId);
    if (!row) return undefined;
    const { items, mailingAddress } = openDetails(keys, row.reference, row.details);
    const lines = items.map(({ id, quantity }) => ({ product: { id }, quantity }));
    return digestOf(wordsOf(row.personId, lines, mailingAddress)) === digest ? row.reference : undefined;
  };

  return {
    products,

    /** A captcha for an order that fits as it stands. @throws ProblemError 400 that names each wrong field */
    challenge: async (ownerId: string | null, order: Order) => {
      const address = addresses.accept(order.mailingAddress);
      const lines = readOrder(order, address, await products());
      return challengeFor(digestOf(wordsOf(ownerId, lines, address)));
    },

    /**
     * Keeps an order once for its captcha and gives its reference code (API-160).
     * @throws ProblemError 400 that names each wrong field, `recaptchaToken` among them (VAL-046)
     */
    submit: async (
      orderer: Orderer,
      { recaptchaToken, ...order }: Order & { recaptchaToken: string },
    ): Promise<string> => {
      const address = addresses.accept(order.mailingAddress);
      const lines = readOrder(order, address, uncounted);
      const digest = digestOf(wordsOf(orderer?.scope.owner ?? null, lines, address));
      const checked = await check(recaptchaToken, digest);
      if ('refused' in checked) {
        const before = checked.old === undefined ? undefined : await takenBefore(checked.old, digest);
        if (before !== undefined) return before;
        throw badRequest({ recaptchaToken: [checked.refused] });
      }
      return inTransaction(database, async (tx) => {
        const reference = newReference();
        const at = clock();
        const items = lines.map(({ product: { id, name }, quantity }) => ({ id, name, quantity }));
        const { row, isNew } = await keepOrder(tx, orderer?.scope ?? null, {
          reference,
          captcha: checked.nonce,
          details: sealDetails(keys, reference, { items, mailingAddress: address }),
          orderedAt: at,
          mailed: hasMailbox(orderer),
        });
        // A captcha is for one order: what was kept with it is this one.
        if (!isNew) return row.reference;
        await takeStock(tx, lines);
        await mailCopy(tx, orderer, { reference, at, lines, address });
        return reference;
      });
    },

    list: async (scope: Scope<'order', 'read'>): Promise<PlacedOrder[]> =>
      (await rows.list(scope, MOST_ORDERS_LISTED)).map((row) => {
        const { items, mailingAddress } = openDetails(keys, row.reference, row.details);
        return {
          referenceCode: row.reference,
          orderedDate: row.orderedAt.toISOString(),
          items: items.map(({ name, quantity }) => ({ itemName: name, quantity })),
          mailingAddress: labelOf(mailingAddress),
          mailed: row.mailed,
          passedOn: row.fileId !== null,
        };
      }),
  };
}

type Line = OrderLine<Dependencies['settings']['ORDER_PRODUCTS'][number] & { left: number | null }>;

/** In the order of products, so that two orders at once never wait for each other. */
async function takeStock(tx: Transaction, lines: readonly Line[]): Promise<void> {
  const byProduct = [...Map.groupBy(lines, ({ product }) => product)].sort(([a], [b]) =>
    a.id < b.id ? -1 : 1,
  );
  for (const [{ id, stock, limit }, own] of byProduct) {
    if (stock === null) continue;
    const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
    if (await takeOut(tx, { productId: id, quantity, stock })) continue;
    const ordered = (await orderRepository(tx).ordered([id])).get(id) ?? 0;
    const left = Math.max(0, stock - ordered);
    const words = tooMany(quantity, { limit: Math.max(limit, left + 1), left }) ?? orderMessages.failed;
    throw badRequest({ [`items.${own.at(-1)?.at ?? 0}.quantity`]: [words] });
  }
}

/** What the rows of an order stand for. @throws ProblemError 400 that names each wrong field */
function readOrder<P extends { id: string; name: string; limit: number; left: number | null }>(
  { items }: Order,
  address: Address,
  products: readonly P[],
): OrderLine<P>[] {
  const { lines, complaints } = readRows(items, products);
  const all = Object.entries({ ...complaints, ...complainAboutRecipient(address) });
  if (all.length > 0) throw badRequest(Object.fromEntries(all.map(([field, words]) => [field, [words]])));
  return lines;
}

/** Whatever makes an order another one. */
function wordsOf(
  ownerId: string | null,
  lines: readonly { product: { id: string }; quantity: number }[],
  address: Address,
): unknown {
  const { firstName, lastName, street, street2, city, state, postalCode, country, county } = address;
  return [
    ownerId,
    lines.map(({ product, quantity }) => [product.id, quantity]),
    [firstName, lastName, street, street2, city, state, postalCode, country, county],
  ];
}

function hasMailbox(orderer: Orderer): orderer is NonNullable<Orderer> {
  return orderer !== null && orderer.contact.email !== '' && orderer.contact.emailVerified;
}
