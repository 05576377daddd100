import type { Queryable } from '@longleaf/platform/jobs/queue';
import { newReference } from './modules/receipts/index.ts';

/** Gives a demo person the receipts of what was sent in their hub. Nothing is mailed. */
export async function insertDemoReceipts(client: Queryable, personId: string): Promise<void> {
  const { rows } = await client.query<{
    kind: string;
    subject: number;
    college: number;
    part: string;
    at: Date;
  }>(
    `select 'application' as kind, id as subject, college_id as college, kind as part, completed_at as at
     from portal.applications where person_id = $1 and completed_at is not null
     union all
     select 'transcript', id, college_id, type, asked_at from portal.transcript_requests where person_id = $1`,
    [personId],
  );
  for (const { kind, subject, college, part, at } of rows) {
    await client.query(
      `insert into portal.receipts (reference, person_id, kind, subject, college_id, part, sent_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [newReference(), personId, kind, subject, college, part, at],
    );
  }
}
