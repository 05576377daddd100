import type { Actor } from '@longleaf/http/actor';
import { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import { addJob } from '@longleaf/platform/jobs/queue';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { writeAudit } from '../audit/index.ts';
import { transcriptPolicy } from './policies/transcript.ts';
import { dueRequests, transcriptRepository } from './repository.ts';

export const SENDER: Actor = { kind: 'program', name: 'send-transcripts' };
const AT_ONCE = 100;
/** The task that sends one that is released. */
export const SEND = 'send-transcript';
/** One job for a request at a time. */
export const sendKey = (id: number) => `${SEND}-${id}`;

/**
 * Releases every pending transcript whose day has come and whose record the school has given. It may run twice, in two
 * copies at once, or days late: each is released once, and one that was canceled meanwhile is not.
 * @returns how many were released.
 */
export async function releaseDue({ database, clock }: { database: Database; clock: Clock }): Promise<number> {
  let released = 0;
  for (;;) {
    const due = await dueRequests(database, easternDay(clock()), AT_ONCE);
    for (const { id, owner } of due) {
      const scope = Scope.permit(transcriptPolicy, 'transcript:change', SENDER, { owner });
      await inTransaction(database, async (tx) => {
        const rows = transcriptRepository(tx);
        const row = await rows.locked(scope, id);
        if (row?.status !== 'Pending') return;
        await rows.move(scope, id, { status: 'Released', at: clock() });
        await writeAudit(tx, scope, clock());
        await addJob(tx, SEND, { id }, { key: sendKey(id) });
        released += 1;
      });
    }
    if (due.length < AT_ONCE) return released;
  }
}
