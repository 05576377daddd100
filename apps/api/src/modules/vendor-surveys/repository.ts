import { VENDOR_RESULTS_LIMIT } from '@longleaf/contract/vendor-surveys';
import type { Scope } from '@longleaf/http/policy';
import { type Executor, inTransaction } from '@longleaf/platform/executor';
import { keepWithin } from '@longleaf/platform/keep-within';
import type { Refusal } from '@longleaf/rules/vendor-surveys/surveys';
import { and, desc, eq, lt } from 'drizzle-orm';
import { writeAudit } from '../audit/index.ts';
import { keepVendorUserId } from '../profile/index.ts';
import { vendorNames, vendorRefusals, vendorResults } from './tables.ts';

type Mine = Scope<'vendor-survey'>;
type Change = Scope<'vendor-survey', 'change'>;
export type VendorResultRow = typeof vendorResults.$inferSelect;
export type NewVendorResult = Omit<VendorResultRow, 'id' | 'personId'>;

/** All SQL of the vendor's surveys. Every function sees the rows of its scope, and no others. */
export function vendorSurveyRepository(executor: Executor) {
  const { orm } = executor;
  return {
    results: ({ owner }: Mine): Promise<VendorResultRow[]> =>
      orm
        .select()
        .from(vendorResults)
        .where(eq(vendorResults.personId, owner))
        .orderBy(desc(vendorResults.completedAt), desc(vendorResults.id)),

    refusals: ({ owner }: Mine): Promise<Refusal[]> =>
      orm.select().from(vendorRefusals).where(eq(vendorRefusals.personId, owner)),

    /** Keeps what the vendor knows the person by, in place of another name where the vendor is another one now. */
    keepName: (scope: Change, name: string, givenAt: Date): Promise<void> =>
      inTransaction(executor, async (tx) => {
        await tx.orm
          .insert(vendorNames)
          .values({ personId: scope.owner, name, givenAt })
          .onConflictDoUpdate({ target: vendorNames.personId, set: { name } });
        await keepVendorUserId(tx, scope, name);
      }),

    /** Keeps a result once. False when the person has as many as are kept. */
    keepResult: (scope: Change, result: NewVendorResult): Promise<boolean> =>
      inTransaction(executor, async (tx) => {
        const kept = await keepWithin(tx, {
          table: vendorResults,
          owner: { column: vendorResults.personId, id: scope.owner },
          same: eq(vendorResults.vendorResultId, result.vendorResultId),
          row: { personId: scope.owner, ...result },
          limit: VENDOR_RESULTS_LIMIT,
        });
        if (!kept?.isNew) return kept !== undefined;
        // Whoever finishes a survey has a license, whatever was said of it before.
        const { configId, completedAt } = result;
        await tx.orm
          .delete(vendorRefusals)
          .where(
            and(
              eq(vendorRefusals.personId, scope.owner),
              eq(vendorRefusals.configId, configId),
              lt(vendorRefusals.refusedAt, completedAt),
            ),
          );
        await writeAudit(tx, scope, result.receivedAt);
        return true;
      }),

    /** Keeps that the vendor refused; an older word does not take the place of a newer one. */
    keepRefusal: (scope: Change, { configId, refusedAt }: Refusal, at: Date): Promise<void> =>
      inTransaction(executor, async (tx) => {
        const kept = await tx.orm
          .insert(vendorRefusals)
          .values({ personId: scope.owner, configId, refusedAt })
          .onConflictDoUpdate({
            target: [vendorRefusals.personId, vendorRefusals.configId],
            set: { refusedAt },
            setWhere: lt(vendorRefusals.refusedAt, refusedAt),
          })
          .returning();
        if (kept.length > 0) await writeAudit(tx, scope, at);
      }),
  };
}
export type VendorSurveyRepository = ReturnType<typeof vendorSurveyRepository>;

/** The id of the person whom the vendor knows by this name. */
export async function personOfVendorName({ orm }: Executor, name: string): Promise<string | undefined> {
  const [row] = await orm.select().from(vendorNames).where(eq(vendorNames.name, name));
  return row?.personId;
}
