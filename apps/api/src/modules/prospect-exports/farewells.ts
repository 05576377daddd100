import type { Scope } from '@longleaf/http/policy';
import type { Executor, Transaction } from '@longleaf/platform/executor';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Row } from './columns.ts';
import { prospectFarewells as farewells, prospectSendings as sendings } from './tables.ts';

/** Before somebody is deleted: the colleges that were told of them are told of that, by the number that they know. */
export async function leaveColleges(
  { orm }: Transaction,
  { owner }: Scope<'person', 'delete'>,
  at: Date,
): Promise<void> {
  const mine = eq(sendings.personId, owner);
  const requests = await orm
    .selectDistinctOn([sendings.prospectId])
    .from(sendings)
    .where(and(mine, isNotNull(sendings.prospectId)))
    .orderBy(sendings.prospectId, desc(sendings.id));
  const forms = await orm
    .selectDistinctOn([sendings.poolFormId, sendings.collegeId])
    .from(sendings)
    .where(and(mine, isNotNull(sendings.poolFormId)))
    .orderBy(sendings.poolFormId, sendings.collegeId, desc(sendings.id));
  const known = [...requests, ...forms].filter(({ action }) => action !== 'withdrawal');
  if (known.length === 0) return;
  await orm.insert(farewells).values(
    known.map(({ collegeId, source, prospectId, poolFormId }) => ({
      collegeId,
      source,
      prospect: prospectId === null ? `F${poolFormId}` : `P${prospectId}`,
      at,
    })),
  );
}

/** Colleges that are to be told of the end of an account. */
export async function leftColleges({ orm }: Executor): Promise<number[]> {
  const rows = await orm.selectDistinct({ id: farewells.collegeId }).from(farewells);
  return rows.map(({ id }) => id);
}

/** Takes what a college is to be told of ended accounts, as rows of its file. */
export async function takeFarewells({ orm }: Transaction, collegeId: number, limit: number): Promise<Row[]> {
  const next = orm
    .select({ id: farewells.id })
    .from(farewells)
    .where(eq(farewells.collegeId, collegeId))
    .orderBy(farewells.id)
    .limit(limit);
  const taken = await orm.delete(farewells).where(inArray(farewells.id, next)).returning();
  return taken.map(({ prospect, source, at }) => ({
    action: 'withdrawal',
    prospect_id: prospect,
    source,
    since: at.toISOString(),
  }));
}
