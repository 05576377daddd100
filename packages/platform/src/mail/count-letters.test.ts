import { randomUUID } from 'node:crypto';
import { testDatabase } from '@longleaf/testkit/database';
import { expect, it } from 'vitest';
import { countLetters, type LetterState } from './count-letters.ts';

const database = await testDatabase();

async function letter(owner: string, state: LetterState, written: string, ended: string | null = null) {
  await database.query(
    `insert into mail.outbox (id, owner, kind, state, created_at, finished_at)
     values ($1, $2, 'test', $3, now() - $4::interval, now() - $5::interval)`,
    [randomUUID(), owner, state, written, ended],
  );
}

it('counts what waits, and of what ended the last day, for each program its own', async () => {
  await letter('counted', 'queued', '10 days');
  await letter('counted', 'queued', '1 minute');
  await letter('counted', 'sending', '1 minute');
  await letter('counted', 'sent', '1 hour', '1 minute');
  await letter('counted', 'sent', '3 days', '25 hours');
  // Tried for three days, and given up today.
  await letter('counted', 'given-up', '3 days', '2 hours');
  await letter('counted', 'uncertain', '2 hours', '2 hours');
  await letter('another', 'refused', '1 hour', '1 hour');
  const { byState, oldestWaitingSeconds } = await countLetters(database, 'counted');
  expect(byState).toEqual({ queued: 2, sending: 1, sent: 1, 'given-up': 1, uncertain: 1 });
  expect(oldestWaitingSeconds).toBeGreaterThanOrEqual(10 * 86_400);
  expect(oldestWaitingSeconds).toBeLessThan(11 * 86_400);
});

it('tells no age where nothing waits', async () => {
  await letter('done', 'sent', '1 hour', '1 hour');
  expect(await countLetters(database, 'done')).toEqual({
    byState: { sent: 1 },
    oldestWaitingSeconds: 0,
  });
});
