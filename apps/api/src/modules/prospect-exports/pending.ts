import type { Executor } from '@longleaf/platform/executor';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm';
import { poolFormRows as forms } from '../pools/index.ts';
import {
  prospectChangeRows as changes,
  prospectDetailRows as details,
  prospectRows as prospects,
} from '../recruiting/index.ts';
import { prospectSendings as sendings } from './tables.ts';

/** How many are looked at in one go. */
export const AT_ONCE = 500;

export type PendingProspect = {
  id: number;
  personId: string;
  source: string;
  isActive: boolean;
  changedAt: Date;
  /** What the college heard last; null when nothing. */
  heard: 'new' | 'update' | 'withdrawal' | null;
};

/** Colleges that somebody ever asked to recruit them. */
export async function askedColleges({ orm }: Executor): Promise<number[]> {
  const rows = await orm.selectDistinct({ id: prospects.applicationDefinitionId }).from(prospects);
  return rows.map(({ id }) => id);
}

/**
 * The requests to a college of which it has not heard as they stand now, by id. One that was taken back before the
 * college heard of it is none. They are of many people: what leaves is what each agreed to, and is written down for each.
 */
export async function pendingProspects(
  { orm }: Executor,
  collegeId: number,
  after: number,
): Promise<PendingProspect[]> {
  const heard = orm
    .selectDistinctOn([sendings.prospectId], {
      prospectId: sendings.prospectId,
      action: sendings.action,
      changeId: sendings.changeId,
    })
    .from(sendings)
    .where(eq(sendings.collegeId, collegeId))
    .orderBy(sendings.prospectId, desc(sendings.id))
    .as('heard');
  const latest = orm
    .select({ id: max(changes.id) })
    .from(changes)
    .where(eq(changes.prospectId, prospects.id));
  const isKnown = inArray(heard.action, ['new', 'update']);
  const isUnheard = or(
    isNull(heard.action),
    eq(heard.action, 'withdrawal'),
    lt(heard.changeId, sql`(${latest})`),
  );
  return orm
    .select({
      id: prospects.id,
      personId: prospects.personId,
      source: prospects.source,
      isActive: prospects.isActive,
      changedAt: prospects.changedAt,
      heard: heard.action,
    })
    .from(prospects)
    .leftJoin(heard, eq(heard.prospectId, prospects.id))
    .where(
      and(
        eq(prospects.applicationDefinitionId, collegeId),
        gt(prospects.id, after),
        or(and(eq(prospects.isActive, true), isUnheard), and(eq(prospects.isActive, false), isKnown)),
      ),
    )
    .orderBy(asc(prospects.id))
    .limit(AT_ONCE);
}

/** The latest change of each request, with what was agreed to. */
export async function latestChanges({ orm }: Executor, prospectIds: readonly number[]) {
  const rows = await orm
    .selectDistinctOn([changes.prospectId])
    .from(changes)
    .where(inArray(changes.prospectId, [...prospectIds]))
    .orderBy(changes.prospectId, desc(changes.id));
  return new Map(rows.map((row) => [row.prospectId, row]));
}

/** What people wrote for colleges, sealed, by whose it is. */
export async function sealedDetails({ orm }: Executor, personIds: readonly string[]) {
  const rows = await orm
    .select()
    .from(details)
    .where(inArray(details.personId, [...personIds]));
  return new Map(rows.map((row) => [row.personId, row.details]));
}

/** Colleges that were told of a form of a pool. */
export async function toldOfForms({ orm }: Executor): Promise<number[]> {
  const rows = await orm
    .selectDistinct({ id: sendings.collegeId })
    .from(sendings)
    .where(isNotNull(sendings.poolFormId));
  return rows.map(({ id }) => id);
}

/**
 * Forms of pools of which a college has not heard as they stand now, by id: those that stand for this year or later and
 * that it does not know so, and those that it knows and that stand no more.
 */
export async function pendingForms(
  { orm }: Executor,
  { collegeId, after, year }: { collegeId: number; after: number; year: number },
) {
  const heard = orm
    .selectDistinctOn([sendings.poolFormId], {
      poolFormId: sendings.poolFormId,
      action: sendings.action,
      changeId: sendings.changeId,
    })
    .from(sendings)
    .where(and(eq(sendings.collegeId, collegeId), isNotNull(sendings.poolFormId)))
    .orderBy(sendings.poolFormId, desc(sendings.id))
    .as('heard');
  const stands = and(eq(forms.eligible, true), isNull(forms.takenBackAt));
  const isKnown = inArray(heard.action, ['new', 'update']);
  const isUnheard = or(
    isNull(heard.action),
    eq(heard.action, 'withdrawal'),
    // What was told before revisions were counted was the first.
    lt(sql`coalesce(${heard.changeId}, 1)`, forms.revision),
  );
  return orm
    .select({
      id: forms.id,
      personId: forms.personId,
      pool: forms.pool,
      entryYear: forms.entryYear,
      form: forms.form,
      sentAt: forms.sentAt,
      revision: forms.revision,
      takenBackAt: forms.takenBackAt,
      stands: sql<boolean>`(${stands})`,
      heard: heard.action,
    })
    .from(forms)
    .leftJoin(heard, eq(heard.poolFormId, forms.id))
    .where(
      and(
        gt(forms.id, after),
        or(
          and(stands, gte(forms.entryYear, year), isUnheard),
          and(or(eq(forms.eligible, false), isNotNull(forms.takenBackAt)), isKnown),
        ),
      ),
    )
    .orderBy(asc(forms.id))
    .limit(AT_ONCE);
}
