import type { Product } from '@longleaf/contract/orders';
import type { AddressText } from '@longleaf/rules/addresses/address';
import { mayAddRow, type OrderRow, readRows } from '@longleaf/rules/orders/items';
import { complainAboutRecipient } from '@longleaf/rules/orders/recipient';

/** An order as the form holds it. */
export interface OrderValues {
  items: readonly OrderRow[];
  mailingAddress: AddressText;
}

export const EMPTY_ROW: OrderRow = { itemName: '', quantity: 1 };

/** What is wrong, by the names of the form's fields. */
export function complainAboutOrder({ items, mailingAddress }: OrderValues, products: readonly Product[]) {
  return { ...readRows(items, products).complaints, ...complainAboutRecipient(mailingAddress) };
}

/** The most pieces of a product that a row may hold. */
export function mostOf(product: Product | undefined): number {
  return product === undefined ? 10_000 : Math.min(product.limit, product.left ?? product.limit);
}

/** One piece more of a product: in its own row, in the last one where that is empty, else in a new one. */
export function withOneMore(items: readonly OrderRow[], product: Product): readonly OrderRow[] {
  const at = items.findIndex(({ itemName }) => itemName === product.name);
  if (at >= 0)
    return items.map((row, index) =>
      index === at ? { ...row, quantity: Math.min((row.quantity ?? 0) + 1, mostOf(product)) } : row,
    );
  const added = { itemName: product.name, quantity: 1 };
  return mayAddRow(items) ? [...items, added] : [...items.slice(0, -1), added];
}
