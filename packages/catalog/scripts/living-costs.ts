import { countyCode } from '@longleaf/rules/addresses/counties';
import { input, write } from './table-files.ts';
import type { Row } from './table-files.ts';

const RENTS_OF = '2026';
const PLANS_OF = '2026';

/** Builds the tables of what it costs to live in each county: rents, health plans, and food and a phone. */
export async function livingCosts(): Promise<void> {
  const rents = (await input('nc_fair_market_rents.csv')).filter((row) => row['fiscal_year'] === RENTS_OF);
  const byCounty = [...Map.groupBy(rents, codeOf)].toSorted(byCode);
  const rentOf = (rows: readonly Row[], bedrooms: string) =>
    rows.find((row) => row['bedrooms'] === bedrooms)?.['fair_market_rent_monthly'] ?? '';
  await write('fair-market-rents', {
    names: ['county', 'oneBedroom', 'twoBedrooms'],
    columns: [
      byCounty.map(([code]) => code),
      byCounty.map(([, rows]) => rentOf(rows, '1')),
      byCounty.map(([, rows]) => rentOf(rows, '2')),
    ],
  });
  const costs = await input('reality_check_costs_nc.csv');
  const prices = new Map(
    costs
      .filter(
        (row) =>
          row['item'] === 'health_insurance_benchmark_silver_full_price' &&
          row['year'] === PLANS_OF &&
          row['household'] === 'one person, age 26',
      )
      .map((row) => [row['area'], row['monthly_usd'] ?? '']),
  );
  const areas = (await input('nc_aca_rating_areas.csv'))
    .map((row) => [codeOf(row), `North Carolina rating area ${row['aca_rating_area']}`] as const)
    .toSorted(byCode);
  await write('health-plan-prices', {
    names: ['county', 'age26'],
    columns: [areas.map(([code]) => code), areas.map(([, area]) => prices.get(area) ?? '')],
  });
  const monthly = (item: string, household: string) =>
    costs.find((row) => row['item'] === item && row['household'] === household)?.['monthly_usd'] ?? '';
  await write('basic-costs', {
    names: ['item', 'monthly'],
    columns: [
      ['food', 'phone'],
      [monthly('snap_maximum_allotment', '1 person(s)'), monthly('snap_telephone_allowance', 'any')],
    ],
  });
}

function codeOf(row: Row): string {
  return countyCode(row['county_name'] ?? '') ?? '';
}

function byCode(one: readonly [string, unknown], other: readonly [string, unknown]): number {
  return one[0].localeCompare(other[0]);
}
