import { EMPTY_ADDRESS } from '@longleaf/rules/addresses/address';
import { orderKeys, sealDetails } from '../../src/modules/orders/index.ts';
import { newReference } from '../../src/modules/receipts/index.ts';
import { OWN } from './own.ts';
import type { Person } from './person.ts';

/** An order of things by mail. */
export async function placeOrder({ api, id }: Person): Promise<void> {
  const { query } = api.database;
  const order = newReference();
  await query(
    `insert into portal.orders (person_id, reference, captcha, details, ordered_at, mailed)
     values ($1, $2, $2, $3, '2026-01-02', false)`,
    [
      id,
      order,
      sealDetails(orderKeys(OWN.dataSecret), order, {
        items: [{ id: 'x', name: OWN.orderName, quantity: 1 }],
        mailingAddress: {
          ...EMPTY_ADDRESS,
          key: '',
          isVerified: false,
          userOverride: false,
          resultCodes: [],
          signature: '',
          addressType: '',
        },
      }),
    ],
  );
}
