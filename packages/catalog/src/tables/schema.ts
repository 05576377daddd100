import { pgSchema } from 'drizzle-orm/pg-core';

/** Everything public that the product knows lives here; nobody's own data does. */
export const catalog = pgSchema('catalog');
