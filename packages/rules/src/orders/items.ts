import { fill } from '../words/fill.ts';

/** Something that can be ordered. */
export type OrderProduct = {
  id: string;
  name: string;
  /** Pieces in one order at most. */
  limit: number;
  /** Pieces that are left; null where nobody counts them. */
  left: number | null;
};

/** A row of an order as it is filled in. */
export type OrderRow = { itemName: string; quantity: number | null };

/** A row that fits: what it stands for, how many, and where it stood. */
export type OrderLine<P extends OrderProduct = OrderProduct> = { product: P; quantity: number; at: number };

/** Rows of one order at most. */
export const MOST_ORDER_ROWS = 50;

export const orderItemWords = {
  nothing: /*i18n*/ 'Choose at least one thing to order',
  unknown: /*i18n*/ 'Choose a thing from the list',
  notWhole: /*i18n*/ 'Enter a whole number of 1 or more',
  noneLeft: /*i18n*/ 'There are none left',
} as const;

/** The rows that are sent: those without a name or a quantity are dropped (VAL-044). */
export function keptRows<Row extends OrderRow>(rows: readonly Row[]): Row[] {
  return rows.filter(isFilled);
}

function isFilled({ itemName, quantity }: OrderRow): boolean {
  return itemName.trim() !== '' && quantity !== null && quantity !== 0;
}

/** A new row is added only if the last one has a name (VAL-045). */
export function mayAddRow(rows: readonly OrderRow[]): boolean {
  const last = rows.at(-1);
  return rows.length < MOST_ORDER_ROWS && (last === undefined || last.itemName.trim() !== '');
}

/**
 * What the rows of an order stand for, in their places, and what is wrong by the names of fields (`items.0.quantity`).
 * Rows of the same thing count together against its limit.
 */
export function readRows<P extends OrderProduct>(
  rows: readonly OrderRow[],
  products: readonly P[],
): { lines: OrderLine<P>[]; complaints: Record<string, string> } {
  const lines: OrderLine<P>[] = [];
  const complaints: Record<string, string> = {};
  const ordered = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    if (!isFilled(row)) continue;
    const product = productCalled(row.itemName, products);
    const quantity = row.quantity ?? 0;
    if (!product) complaints[`items.${at}.itemName`] = orderItemWords.unknown;
    if (!Number.isSafeInteger(quantity) || quantity < 1) {
      complaints[`items.${at}.quantity`] = orderItemWords.notWhole;
      continue;
    }
    if (!product) continue;
    const total = (ordered.get(product.id) ?? 0) + quantity;
    ordered.set(product.id, total);
    const words = tooMany(total, product);
    if (words === undefined) lines.push({ product, quantity, at });
    else complaints[`items.${at}.quantity`] = words;
  }
  if (lines.length === 0 && Object.keys(complaints).length === 0)
    complaints['items'] = orderItemWords.nothing;
  return { lines, complaints };
}

/** What is said of more pieces than there may be; undefined where there may be so many. */
export function tooMany(
  total: number,
  { limit, left }: Pick<OrderProduct, 'limit' | 'left'>,
): string | undefined {
  if (left !== null && total > left && left < limit)
    return left === 0
      ? orderItemWords.noneLeft
      : fill(/*i18n*/ 'Order at most {left}: no more are left', { left });
  return total > limit ? fill(/*i18n*/ 'Order at most {limit} at a time', { limit }) : undefined;
}

/** The product of this name or id, letters in any case. */
function productCalled<P extends OrderProduct>(called: string, products: readonly P[]): P | undefined {
  const same = (text: string) => text.toLowerCase() === called.trim().toLowerCase();
  return products.find(({ id, name }) => same(name) || same(id));
}
