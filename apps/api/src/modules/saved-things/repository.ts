import type { SavedCounts } from '@longleaf/contract/saved-things';
import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { savedCareerRows, savedEnrichmentRows, savedProgramRows } from '../saved-codes/index.ts';
import { savedCollegeRows } from '../saved-colleges/index.ts';
import { savedSearchRows } from '../saved-searches/index.ts';

/** What may be counted, and of whom. */
export interface Counted {
  readonly colleges: Scope<'saved-college'>;
  readonly careers: Scope<'saved-career'>;
  readonly programs: Scope<'saved-program'>;
  readonly searches: Scope<'saved-search'>;
  readonly enrichment: Scope<'saved-enrichment'>;
}

/** Counts what a person saved of every kind, in one statement. */
export async function countSaved({ orm }: Executor, scopes: Counted): Promise<SavedCounts | undefined> {
  const countOf = (table: PgTable & { personId: AnyPgColumn }, { owner }: { owner: string }) =>
    sql`(select count(*)::int from ${table} where ${eq(table.personId, owner)})`;
  const { rows } = await orm.execute<{ [Kind in keyof SavedCounts]: number }>(sql`
    select
      ${countOf(savedCollegeRows, scopes.colleges)} as colleges,
      ${countOf(savedCareerRows, scopes.careers)} as careers,
      ${countOf(savedProgramRows, scopes.programs)} as programs,
      ${countOf(savedSearchRows, scopes.searches)} as searches,
      ${countOf(savedEnrichmentRows, scopes.enrichment)} as enrichment`);
  return rows[0];
}
