import type { Queryable } from '@longleaf/platform/jobs/queue';

/** What is published of one county; a plan is missing where only its rents are. */
export interface CountyCosts {
  readonly oneBedroom: number;
  readonly twoBedrooms: number;
  readonly ownPlan: number | null;
}

/** What it costs to live in North Carolina, in dollars a month; null where nothing is loaded. */
export interface LivingCosts {
  readonly food: number | null;
  readonly phone: number | null;
  /** By county code, 001 to 100. */
  readonly counties: ReadonlyMap<string, CountyCosts>;
  /** Which years the figures are of; empty where nothing is loaded. */
  readonly years: { readonly rents: string; readonly plans: string; readonly basics: string };
}

/** Reads what it costs to live in each county (UI-056). */
export async function readLivingCosts(pool: Queryable): Promise<LivingCosts> {
  const counties = await pool.query<CountyCosts & { county: string }>(
    `select county, one_bedroom as "oneBedroom", two_bedrooms as "twoBedrooms", age_26 as "ownPlan"
     from catalog.fair_market_rent left join catalog.health_plan_price using (county) order by county`,
  );
  const basics = await pool.query<{ item: string; monthly: number }>(
    'select item, monthly from catalog.basic_cost',
  );
  const years = await pool.query<{ key: string; year: string }>(
    `select key, year from catalog.dataset where key in ('fair-market-rents', 'health-plan-prices', 'basic-costs')`,
  );
  const monthly = (item: string) => basics.rows.find((row) => row.item === item)?.monthly ?? null;
  const yearOf = (key: string) => years.rows.find((row) => row.key === key)?.year ?? '';
  return {
    food: monthly('food'),
    phone: monthly('phone'),
    counties: new Map(counties.rows.map(({ county, ...costs }) => [county, costs])),
    years: {
      rents: yearOf('fair-market-rents'),
      plans: yearOf('health-plan-prices'),
      basics: yearOf('basic-costs'),
    },
  };
}
