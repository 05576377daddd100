import type { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import { inTransaction, type Executor } from '@longleaf/platform/executor';
import { newlyTold, type ToldPart } from '@longleaf/rules/recruiting/told';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { prospectChanges, prospectDetails, prospects } from './tables.ts';

/** What somebody agreed that a college is told, and in which words. */
export type Consent = { told: readonly ToldPart[]; words: string };

export type AskedCollege = {
  collegeId: number;
  since: Date;
  /** The latest consent; null when nothing was kept of it. */
  consent: (Consent & { at: Date }) | null;
};

/**
 * All SQL of recruiting. Every function sees the rows of its scope, and no others.
 * @param clock by which the product says since when a college may write, and when something was agreed
 */
export function recruitingRepository(executor: Executor, clock: Clock) {
  const { orm } = executor;
  const of = ({ owner }: Scope<'recruiting-request'>, college: number) =>
    and(eq(prospects.personId, owner), eq(prospects.applicationDefinitionId, college));
  return {
    /** Asks a college. Asked again it writes nothing, unless the college is told of more than before. */
    ask: (
      scope: Scope<'recruiting-request', 'change'>,
      applicationDefinitionId: number,
      { source, told, words }: Consent & { source: string },
    ): Promise<void> =>
      inTransaction(executor, async ({ orm: tx }) => {
        const at = clock();
        const [asked] = await tx
          .insert(prospects)
          .values({
            personId: scope.owner,
            applicationDefinitionId,
            source,
            isActive: true,
            createdAt: at,
            changedAt: at,
          })
          .onConflictDoUpdate({
            target: [prospects.personId, prospects.applicationDefinitionId],
            set: { source, isActive: true, changedAt: at },
            setWhere: eq(prospects.isActive, false),
          })
          .returning();
        if (asked) {
          await tx
            .insert(prospectChanges)
            .values({ prospectId: asked.id, change: 'asked', source, told, words, at });
          return;
        }
        const [before] = await tx
          .select({ id: prospects.id })
          .from(prospects)
          .where(of(scope, applicationDefinitionId))
          .for('update');
        if (!before) return;
        const [latest] = await tx
          .select({ told: prospectChanges.told })
          .from(prospectChanges)
          .where(eq(prospectChanges.prospectId, before.id))
          .orderBy(desc(prospectChanges.id))
          .limit(1);
        if (newlyTold(latest?.told ?? [], told).length === 0) return;
        await tx
          .insert(prospectChanges)
          .values({ prospectId: before.id, change: 'told more', source, told, words, at });
      }),

    /** Takes a request back. A repeat finds nothing to change and writes nothing. */
    takeBack: (
      scope: Scope<'recruiting-request', 'change'>,
      applicationDefinitionId: number,
      source: string,
    ): Promise<void> =>
      inTransaction(executor, async ({ orm: tx }) => {
        const at = clock();
        const [changed] = await tx
          .update(prospects)
          .set({ isActive: false, changedAt: at })
          .where(and(of(scope, applicationDefinitionId), eq(prospects.isActive, true)))
          .returning();
        if (changed)
          await tx
            .insert(prospectChanges)
            .values({ prospectId: changed.id, change: 'taken back', source, at });
      }),

    /** The colleges that are asked now, each with the latest consent; the latest asked first. */
    asked: async ({ owner }: Scope<'recruiting-request'>): Promise<AskedCollege[]> => {
      const latest = orm
        .selectDistinctOn([prospectChanges.prospectId])
        .from(prospectChanges)
        .where(
          inArray(
            prospectChanges.prospectId,
            orm.select({ id: prospects.id }).from(prospects).where(eq(prospects.personId, owner)),
          ),
        )
        .orderBy(prospectChanges.prospectId, desc(prospectChanges.id))
        .as('latest');
      const rows = await orm
        .select({
          collegeId: prospects.applicationDefinitionId,
          since: prospects.changedAt,
          at: latest.at,
          told: latest.told,
          words: latest.words,
        })
        .from(prospects)
        .leftJoin(latest, eq(latest.prospectId, prospects.id))
        .where(and(eq(prospects.personId, owner), eq(prospects.isActive, true)))
        .orderBy(desc(prospects.changedAt), desc(prospects.id));
      return rows.map(({ collegeId, since, at, told, words }) => ({
        collegeId,
        since,
        consent: at && told && words !== null ? { at, told, words } : null,
      }));
    },

    details: async ({ owner }: Scope<'recruiting-request'>): Promise<Buffer | null> => {
      const [row] = await orm
        .select({ details: prospectDetails.details })
        .from(prospectDetails)
        .where(eq(prospectDetails.personId, owner));
      return row?.details ?? null;
    },

    saveDetails: async (
      { owner }: Scope<'recruiting-request', 'change'>,
      details: Buffer,
      savedAt: Date,
    ): Promise<void> => {
      await orm
        .insert(prospectDetails)
        .values({ personId: owner, details, savedAt })
        .onConflictDoUpdate({ target: prospectDetails.personId, set: { details, savedAt } });
    },

    isActive: async (scope: Scope<'recruiting-request'>, applicationDefinitionId: number) => {
      const rows = await orm
        .select({ isActive: prospects.isActive })
        .from(prospects)
        .where(of(scope, applicationDefinitionId));
      return rows[0]?.isActive ?? false;
    },

    activeIds: async (scope: Scope<'recruiting-request'>) => {
      const rows = await orm
        .select({ id: prospects.applicationDefinitionId })
        .from(prospects)
        .where(and(eq(prospects.personId, scope.owner), eq(prospects.isActive, true)))
        .orderBy(asc(prospects.id));
      return rows.map((row) => row.id);
    },
  };
}

export type RecruitingRepository = ReturnType<typeof recruitingRepository>;
