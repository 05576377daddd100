import { readNetPrices } from '@longleaf/catalog/profile/net-prices';
import type { CollegeCard } from '@longleaf/contract/college-card';
import { collegeCostOperations as operations } from '@longleaf/contract/college-costs';
import { SAVED_COLLEGES_LIMIT } from '@longleaf/contract/saved-colleges';
import { bind } from '@longleaf/http/bind';
import { INCOME_FIGURES } from '@longleaf/rules/college-costs/income-figures';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { savedCollegeRepository } from '../saved-colleges/index.ts';

const NONE = INCOME_FIGURES.map(() => null);

/** What a public college of another state publishes holds for its own residents alone. */
function holdsFor({ control, state, netPriceKind }: CollegeCard, residency: string): boolean {
  return control !== 'Public' || state === residency || netPriceKind === 'reported';
}

/** What the colleges that somebody saved cost, the latest saved first. One that left the catalogue has no price to show. */
export function collegeCosts(app: FastifyInstance, { database, catalog, findCollege }: Dependencies): void {
  const rows = savedCollegeRepository(database);

  bind(app, operations.getCollegeCosts, async ({ scope, query: { residency } }) => {
    const all = { page: 1, size: SAVED_COLLEGES_LIMIT };
    const { rows: saved } = await rows.page(scope, { sort: 'newest' }, all);
    const cards = saved.flatMap(({ collegeId }) => findCollege(collegeId, residency) ?? []);
    const prices = await readNetPrices(
      catalog.pool,
      cards.map(({ id }) => id),
    );
    return {
      incomeYear: prices.year,
      colleges: cards.map((college) => ({
        college,
        byIncome: holdsFor(college, residency) ? [...(prices.of.get(college.id) ?? NONE)] : NONE,
      })),
    };
  });
}
