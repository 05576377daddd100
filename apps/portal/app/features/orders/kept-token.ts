import type { Sent } from '@longleaf/contract/operation';
import type { orderOperations } from '@longleaf/contract/orders';

export type AskedOrder = Sent<typeof orderOperations.getOrderChallenge>['body'];
/** With the things of the person who is here, so that it goes with them. */
const KEY = 'longleaf.own.order-check';

/**
 * The solved captcha of an order that was sent and not answered yet, until it is: the same order sent anew with it is
 * the same one, after a reload as well. Of the order a digest alone is kept here, for it tells where somebody lives.
 */
export const keptToken = {
  async read(order: AskedOrder): Promise<string | null> {
    try {
      const { asked, token } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Record<
        string,
        unknown
      >;
      return typeof token === 'string' && asked === (await digestOf(order)) ? token : null;
    } catch {
      return null;
    }
  },
  keep: async (order: AskedOrder, token: string) =>
    window.sessionStorage.setItem(KEY, JSON.stringify({ asked: await digestOf(order), token })),
  forget: () => window.sessionStorage.removeItem(KEY),
};

/** Of what makes an order another one; what an address check says of an address does not. */
async function digestOf({ items, mailingAddress }: AskedOrder): Promise<string> {
  const { firstName, lastName, street, street2, city, state, postalCode, country, county } = mailingAddress;
  const words = [
    items.map(({ itemName, quantity }) => [itemName, quantity]),
    [firstName, lastName, street, street2, city, state, postalCode, country, county],
  ];
  const bytes = new TextEncoder().encode(JSON.stringify(words));
  // Not `toHex`: phones of before 2025 have none, and an order must not fail for it.
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join(' ');
}
