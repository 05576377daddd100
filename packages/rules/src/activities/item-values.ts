/** What one field of an item holds: empty text, null, false or an empty list where nothing is known. */
export type ItemValue = string | number | boolean | null | readonly number[];

/** An item's fields by name; its id, if it has one, is left alone. */
export type ItemValues = Readonly<Record<string, ItemValue>>;

/** A field as text; empty where it holds no text. */
export function textOf(item: ItemValues, field: string | undefined): string {
  const value = field === undefined ? undefined : item[field];
  return typeof value === 'string' ? value : '';
}

/** A field as a number; null where it holds none. */
export function numberOf(item: ItemValues, field: string): number | null {
  const value = item[field];
  return typeof value === 'number' ? value : null;
}

/** A field as a list of numbers. */
export function numbersOf(item: ItemValues, field: string): readonly number[] {
  const value = item[field];
  return Array.isArray(value) ? (value as readonly number[]) : [];
}
