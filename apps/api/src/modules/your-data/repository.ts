import type { Queryable } from '@longleaf/platform/jobs/queue';
import type { Contact } from '../profile/index.ts';

export type DeletionRow = { requestedAt: Date; deleteAfter: Date };

type Stored = { requested_at: Date; delete_after: Date };

/** The person's request to delete the account; undefined when there is none. */
export async function findDeletion(database: Queryable, personId: string): Promise<DeletionRow | undefined> {
  const { rows } = await database.query<Stored>(
    'select requested_at, delete_after from portal.person_deletions where person_id = $1',
    [personId],
  );
  return rows[0] && read(rows[0]);
}

/** Writes a request down; false when one is there already, which stays as it is. */
export async function insertDeletion(
  database: Queryable,
  personId: string,
  { requestedAt, deleteAfter }: DeletionRow,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into portal.person_deletions (person_id, requested_at, delete_after) values ($1, $2, $3)
     on conflict (person_id) do nothing`,
    [personId, requestedAt, deleteAfter],
  );
  return rowCount === 1;
}

/** Takes a request back while its days of grace run; false when there is none. */
export async function removeDeletion(database: Queryable, personId: string, now: Date): Promise<boolean> {
  const { rowCount } = await database.query(
    'delete from portal.person_deletions where person_id = $1 and delete_after > $2',
    [personId, now],
  );
  return rowCount === 1;
}

/** People whose days of grace were over at this moment. */
export async function duePeople(database: Queryable, moment: Date, limit: number): Promise<string[]> {
  const { rows } = await database.query<{ person_id: string }>(
    'select person_id from portal.person_deletions where delete_after <= $1 order by delete_after limit $2',
    [moment, limit],
  );
  return rows.map((row) => row.person_id);
}

/**
 * Deletes a person with everything that is theirs, unless they took it back a moment ago, and leaves the mark that
 * keeps a token of theirs from making them anew.
 * @returns where to send the last letter; undefined when nothing was deleted.
 */
export async function deletePerson(
  database: Queryable,
  personId: string,
  moment: Date,
): Promise<Contact | undefined> {
  const due = await database.query(
    'delete from portal.person_deletions where person_id = $1 and delete_after <= $2',
    [personId, moment],
  );
  if (due.rowCount === 0) return undefined;
  const { rows } = await database.query<Contact>(
    'select email, first_name as "firstName", language from portal.profiles where person_id = $1',
    [personId],
  );
  // By the database's own time: the mark is compared with the times of tokens.
  await database.query(
    `with gone as (delete from portal.people where id = $1 returning issuer, subject)
     insert into portal.ended_people (digest, ended_at)
     select sha256(convert_to(issuer || ' ' || subject, 'UTF8')), clock_timestamp() from gone
     on conflict (digest) do update set ended_at = excluded.ended_at`,
    [personId],
  );
  return rows[0] ?? { email: '', firstName: '', language: 'en' };
}

/** Removes the marks of people who were deleted so long ago that no token of theirs can be about. */
export async function forgetEndedPeople(database: Queryable): Promise<void> {
  await database.query(`delete from portal.ended_people where ended_at < now() - interval '30 days'`);
}

function read(row: Stored): DeletionRow {
  return { requestedAt: row.requested_at, deleteAfter: row.delete_after };
}
