import { integer, text } from 'drizzle-orm/pg-core';
import { catalog } from './schema.ts';

/** Fair market rents of a county, in dollars a month with utilities; counties by their codes 001 to 100. */
export const fairMarketRent = catalog.table('fair_market_rent', {
  county: text('county').primaryKey(),
  oneBedroom: integer('one_bedroom').notNull(),
  twoBedrooms: integer('two_bedrooms').notNull(),
});

/** What the second-cheapest silver health plan of a county's marketplace costs, in dollars a month before any tax credit. */
export const healthPlanPrice = catalog.table('health_plan_price', {
  county: text('county').primaryKey(),
  /** For one person of 26. */
  age26: integer('age_26').notNull(),
});

/** Costs of one person that are the same in the whole state, in dollars a month: food, phone. */
export const basicCost = catalog.table('basic_cost', {
  item: text('item').primaryKey(),
  monthly: integer('monthly').notNull(),
});
