import { z } from 'zod';

/** Something that can be ordered, as whoever runs the site says it. */
export type OrderProductSetting = {
  id: string;
  name: string;
  details: string;
  picture: 'guide' | 'money' | 'compass' | 'poster' | 'leaflet';
  /** Pieces in one order at most. */
  limit: number;
  /** Pieces that there are in all, those ordered already included; null where nobody counts them. */
  stock: number | null;
};

/** What to write, for whoever wrote something else. */
export const ORDER_PRODUCTS_HELP =
  'must be a JSON list such as [{"id":"guide","name":"Planning guide","details":"48 pages","picture":"guide","limit":50,"stock":2000}], each id and name once';

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^\P{Cc}*$/u);
const products = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[\w-]{1,40}$/),
      name: line(80).min(1),
      details: line(160).default(''),
      picture: z.enum(['guide', 'money', 'compass', 'poster', 'leaflet']).default('guide'),
      limit: z.int().min(1).max(10_000).default(100),
      stock: z.int().min(0).max(10_000_000).nullable().default(null),
    }),
  )
  .max(40)
  .refine((all) => isOnce(all.map(({ id }) => id)) && isOnce(all.map(({ name }) => name)));

/** Reads the list; empty text is an empty one. Undefined when it is none. */
export function orderProducts(text: string): readonly OrderProductSetting[] | undefined {
  if (text.trim() === '') return [];
  try {
    return products.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function isOnce(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
}

/** What can be ordered on one machine: each says that it is an example, and nobody sends it. */
export const EXAMPLE_PRODUCTS: readonly OrderProductSetting[] = [
  {
    id: 'example-guide',
    name: 'Example guide',
    details: 'An example. Nobody sends it.',
    picture: 'guide',
    limit: 50,
    stock: null,
  },
  {
    id: 'example-leaflet',
    name: 'Example leaflet',
    details: 'An example. Nobody sends it.',
    picture: 'leaflet',
    limit: 500,
    stock: 5000,
  },
  {
    id: 'example-poster',
    name: 'Example poster',
    details: 'An example of which none are left.',
    picture: 'poster',
    limit: 10,
    stock: 0,
  },
];
