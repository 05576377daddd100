import type { Scope } from '@longleaf/http/policy';
import type { Database } from '@longleaf/platform/database';
import type { Transaction } from '@longleaf/platform/executor';
import { lockWithin } from '@longleaf/platform/keep-within';
import { namesOf } from '@longleaf/platform/names-of';
import { rowsInRow } from '@longleaf/platform/rows-in-row';
import { once, UNNAMED, written } from '@longleaf/platform/written-once';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { applicationRows as applications, transcriptTasksDone } from '../applications/index.ts';
import { people } from '../people/tables.ts';
import { profileRows as profiles } from '../profile/index.ts';
import { receiptsBeside } from '../receipts/index.ts';
import type { RequestRow } from './repository.ts';
import { transcriptConsents, transcriptEvents, transcriptRequests } from './tables.ts';

/** Whose rows are read before a request: each was allowed. */
type Reading = { transcripts: Scope<'transcript'>; applications: Scope<'application'> };

/** Whose rows a request changes: each was allowed. */
type Asking = {
  transcripts: Scope<'transcript', 'change'>;
  applications: Scope<'application', 'change'>;
  receipts: Scope<'receipt', 'change'>;
};

type Asked = Pick<RequestRow, 'ceeb' | 'type' | 'askedAt' | 'releaseOn'> & {
  /** The applications, each with the reference number of the receipt that it may get. */
  wanted: readonly { applicationId: number; reference: string }[];
};

/** What became of the request for an application: the id that it is kept under, or null where one is under way. */
export type Kept = { applicationId: number; requestId: number | null };

/** What a request is decided by, in one way to the database. */
export function beforeAsking({ orm }: Pick<Database, 'orm'>) {
  const asked = once(() =>
    orm
      .select({
        dateOfBirth: profiles.dateOfBirth,
        graduationYear: profiles.graduationYear,
        agreedAt: transcriptConsents.agreedAt,
        applications: rowsInRow(
          { id: applications.id, collegeId: applications.collegeId, kind: applications.kind },
          {
            from: applications,
            where: sql`${and(eq(applications.personId, people.id), isNull(applications.removedAt))}`,
            orderBy: [applications.id],
          },
        ),
      })
      .from(people)
      .leftJoin(profiles, eq(profiles.personId, people.id))
      .leftJoin(transcriptConsents, eq(transcriptConsents.personId, people.id))
      .where(eq(people.id, sql.placeholder('owner')))
      .prepare(UNNAMED),
  );
  return async ({ transcripts: { owner } }: Reading) => {
    const [known] = await asked().execute({ owner });
    // Somebody who was deleted a moment ago may still have a token.
    return known ?? { dateOfBirth: null, graduationYear: null, agreedAt: null, applications: [] };
  };
}

const { personId, applicationId, collegeId, ceeb, type, askedAt, releaseOn } = transcriptRequests;
const { requestId, status, at } = transcriptEvents;
const owner = sql`${sql.placeholder('owner')}::uuid`;
const now = sql`${sql.placeholder('at')}::timestamptz`;
const which = sql`${sql.placeholder('type')}::text`;

/**
 * Keeps the requests, but for those whose type is under way to their college; what happened to each; a receipt for each;
 * and that the task of each is done. Of two applications to a college the first one that is wanted is asked for. Whoever else
 * asks for transcripts of this person waits for their turn: two windows asking for the same get one answer after the other.
 */
const asking = written(sql`
  with turn as materialized (select ${lockWithin(transcriptRequests, owner)}),
  own as (
    select wanted.*, ${applications.collegeId}
      from turn, unnest(${sql.placeholder('ids')}::int[], ${sql.placeholder('references')}::text[])
           with ordinality as wanted (application_id, reference, place)
      join ${applications} on ${applications.id} = wanted.application_id
     where ${applications.personId} = ${owner} and ${applications.removedAt} is null),
  made as (
    insert into ${transcriptRequests} (${namesOf(personId, applicationId, collegeId, ceeb, type, askedAt, releaseOn)})
    select ${owner}, application_id, college_id, ${sql.placeholder('ceeb')}::text, ${which}, ${now}, ${sql.placeholder('releaseOn')}::date
      from own order by place
        on conflict do nothing
    returning id, application_id, college_id),
  noted as (
    insert into ${transcriptEvents} (${namesOf(requestId, status, at)}) select id, 'Pending', ${now} from made),
  marked as (${transcriptTasksDone(sql`select application_id from made`, now)}),
  given as (${receiptsBeside(sql`
    select reference, ${owner}, 'transcript', made.id, made.college_id, ${which}, ${now}
      from made join own using (application_id)`)})
  select own.application_id as "applicationId", made.id as "requestId"
    from own left join made using (application_id)`);

/**
 * Asks for transcripts, in one statement.
 * @returns a row for each application that is still this person's
 */
export async function askForTranscripts(
  tx: Transaction,
  { transcripts }: Asking,
  { wanted, askedAt: moment, ...asked }: Asked,
): Promise<Kept[]> {
  const { rows } = await tx.query<Kept>(
    asking({
      ...asked,
      owner: transcripts.owner,
      at: moment.toISOString(),
      ids: wanted.map((one) => one.applicationId),
      references: wanted.map(({ reference }) => reference),
    }),
  );
  return rows;
}
