import { type Executor, inTransaction, type Transaction } from '@longleaf/platform/executor';
import { sealPiece } from '@longleaf/platform/file-pieces';
import { entryYear } from '@longleaf/rules/pools/entry-year';
import { splitSchoolNames } from '@longleaf/rules/pools/school-names';
import { ALWAYS_TOLD } from '@longleaf/rules/recruiting/told';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { formKeys, openForm } from '../pools/index.ts';
import { reachesOf, type Reach } from '../profile/index.ts';
import { detailsKeys, openDetails } from '../recruiting/index.ts';
import { headerLine, linesOf, type Row, toldColumns } from './columns.ts';
import { fileKeys } from './content.ts';
import { takeFarewells } from './farewells.ts';
import { formColumns } from './form-columns.ts';
import { AT_ONCE, latestChanges, pendingForms, pendingProspects, sealedDetails } from './pending.ts';
import { prospectFileParts, prospectFiles, prospectSendings } from './tables.ts';

export type WriteParts = Pick<Dependencies, 'database' | 'clock' | 'dataSecret' | 'settings' | 'findCollege'>;

type Sending = typeof prospectSendings.$inferInsert;
/** A row of the file, and what is written down of it. */
type Told = { row: Row; sending: Omit<Sending, 'fileId' | 'collegeId' | 'at'> };

const NOBODY: Reach = {
  firstName: '',
  middleName: '',
  lastName: '',
  suffix: '',
  email: '',
  phoneNumber: '',
  mailAddress: null,
};

/**
 * Writes what a college has not heard into its file of the day, together with what is written down of it: all of it or
 * nothing, whatever dies on the way. Of copies that do it at once one does it; done once more on the same day it does
 * nothing, and what came since waits for the next.
 * @returns the id of the file; undefined when there is nothing to tell, or the college has its file of that day.
 */
export function writeFileOf(parts: WriteParts, collegeId: number, day: string): Promise<string | undefined> {
  const { database, clock, dataSecret } = parts;
  const keys = fileKeys(dataSecret);
  return inTransaction(database, async (tx) => {
    // What another day's file tells is known before this one is begun: nobody is told of twice.
    await tx.orm.execute(
      sql`select pg_advisory_xact_lock(hashtext('longleaf-prospects'), ${collegeId}::integer)`,
    );
    const fileId = randomUUID();
    const [file] = await tx.orm
      .insert(prospectFiles)
      .values({ id: fileId, collegeId, day, rows: 0, madeAt: clock() })
      .onConflictDoNothing()
      .returning();
    if (!file) return undefined;
    let [number, written] = [0, 0];
    const writeRows = async (rows: readonly Row[]) => {
      if (rows.length === 0) return;
      const text = (number === 0 ? headerLine() : '') + linesOf(rows);
      const content = sealPiece(keys, { fileId, number }, text);
      await tx.orm.insert(prospectFileParts).values({ fileId, number, content });
      number += 1;
      written += rows.length;
    };
    const write = async (told: readonly Told[]) => {
      if (told.length === 0) return;
      await writeRows(told.map(({ row }) => row));
      const at = clock();
      await tx.orm
        .insert(prospectSendings)
        .values(told.map(({ sending }) => ({ ...sending, fileId, collegeId, at })));
    };
    for await (const told of ofRequests(tx, parts, collegeId)) await write(told);
    for await (const told of ofForms(tx, parts, { collegeId, day })) await write(told);
    for (;;) {
      const rows = await takeFarewells(tx, collegeId, AT_ONCE);
      await writeRows(rows);
      if (rows.length < AT_ONCE) break;
    }
    if (number === 0) {
      await tx.orm.delete(prospectFiles).where(eq(prospectFiles.id, fileId));
      return undefined;
    }
    await tx.orm.update(prospectFiles).set({ rows: written }).where(eq(prospectFiles.id, fileId));
    return fileId;
  });
}

/** Requests to be recruited, some hundred at a time. */
async function* ofRequests(
  tx: Transaction,
  { dataSecret }: WriteParts,
  collegeId: number,
): AsyncGenerator<Told[]> {
  const keys = detailsKeys(dataSecret);
  for (let after = 0; ;) {
    const pending = await pendingProspects(tx, collegeId, after);
    if (pending.length === 0) return;
    const people = pending.map(({ personId }) => personId);
    const changes = await latestChanges(
      tx,
      pending.map(({ id }) => id),
    );
    const reaches = await reachesOf(tx, people);
    const details = await sealedDetails(tx, people);
    yield pending.map(({ id, personId, source, isActive, changedAt, heard }): Told => {
      const reach = reaches.get(personId) ?? NOBODY;
      const action = isActive ? (heard === null || heard === 'withdrawal' ? 'new' : 'update') : 'withdrawal';
      // What was asked before consent was kept tells what it takes to be reached.
      const told = isActive ? (changes.get(id)?.told ?? ALWAYS_TOLD) : (['name', 'email'] as const);
      const sealed = details.get(personId);
      return {
        row: {
          action,
          prospect_id: `P${id}`,
          source,
          since: changedAt.toISOString(),
          ...toldColumns(told, reach, sealed ? openDetails(keys, personId, sealed) : null),
        },
        sending: {
          personId,
          action,
          source: source === 'Application' ? 'Application' : 'College Recruiter',
          prospectId: id,
          changeId: changes.get(id)?.id ?? 0,
          told,
        },
      };
    });
    if (pending.length < AT_ONCE) return;
    after = pending.at(-1)?.id ?? after;
  }
}

/** Forms of pools that are for this college, and those that it knows and that are so no more. */
async function* ofForms(
  tx: Executor,
  { dataSecret, findCollege, settings }: WriteParts,
  { collegeId, day }: { collegeId: number; day: string },
): AsyncGenerator<Told[]> {
  const college = findCollege(collegeId);
  if (!college) return;
  const isRedirected = settings.REDIRECTION_COLLEGES.has(collegeId);
  const isCommunity = college.collegeType === 'CommunityCollege';
  const keys = formKeys(dataSecret);
  for (let after = 0; ;) {
    const pending = await pendingForms(tx, { collegeId, after, year: entryYear(day) });
    if (pending.length === 0) return;
    const reaches = await reachesOf(
      tx,
      pending.map(({ personId }) => personId),
    );
    yield pending.flatMap((row): Told[] => {
      const { id, personId, pool, revision, sentAt, takenBackAt, heard } = row;
      const form = openForm(keys, row, row.form);
      const isFor =
        row.stands &&
        (pool === 'TAAP'
          ? isCommunity && !excludedIds(form).includes(collegeId)
          : isRedirected && !turnedDownBy(form).includes(college.name));
      const isKnown = heard === 'new' || heard === 'update';
      if (!isFor && !isKnown) return [];
      const action = isFor ? (isKnown ? 'update' : 'new') : 'withdrawal';
      const columns = formColumns(form, reaches.get(personId)?.phoneNumber ?? '');
      return [
        {
          row: {
            action,
            prospect_id: `F${id}`,
            source: pool,
            since: (isFor ? sentAt : (takenBackAt ?? sentAt)).toISOString(),
            ...(isFor ? columns : whoOf(columns)),
          },
          sending: { personId, action, source: pool, poolFormId: id, changeId: revision },
        },
      ];
    });
    if (pending.length < AT_ONCE) return;
    after = pending.at(-1)?.id ?? after;
  }
}

/** Enough to be found, so that nobody writes any more. */
function whoOf({ name, first_name, middle_name, last_name, suffix, email }: Row): Row {
  return { name, first_name, middle_name, last_name, suffix, email };
}

function excludedIds(form: unknown): readonly number[] {
  return (form as { additionalData?: { excludedIds?: number[] } }).additionalData?.excludedIds ?? [];
}

function turnedDownBy(form: unknown): readonly string[] {
  const { denialsReceivedFrom = '' } =
    (form as { additionalData?: { denialsReceivedFrom?: string } }).additionalData ?? {};
  return splitSchoolNames(denialsReceivedFrom);
}
