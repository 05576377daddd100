import { randomUUID } from 'node:crypto';
import { addJob, JOBS_SCHEMA, type Queryable } from '../jobs/queue.ts';
import { isSealedWith, seal, type SealingKeys, unseal } from '../sealing.ts';
import type { Letter } from './letter.ts';

/** The program that a letter belongs to: its task carries it out, its key opens it. */
export type MailOwner = { name: string; key: SealingKeys };

/** How often a mail server that cannot be reached is tried: about three days. */
const MOST_TRIES = 25;

/** Name of the task that sends one letter of this program. */
export function sendTask({ name }: MailOwner): string {
  return `mail-${name}-send`;
}

/** Puts a letter into the outbox as part of the caller's transaction, with the job that sends it. */
export async function putLetter(
  client: Queryable,
  owner: MailOwner,
  kind: string,
  letter: Letter,
  id: string = randomUUID(),
): Promise<string> {
  await client.query(`insert into mail.outbox (id, owner, kind, sealed) values ($1, $2, $3, $4)`, [
    id,
    owner.name,
    kind,
    seal(owner.key, id, JSON.stringify(letter)),
  ]);
  await addSendJob(client, owner, id);
  return id;
}

function addSendJob(client: Queryable, owner: MailOwner, id: string): Promise<void> {
  return addJob(client, sendTask(owner), { id }, { key: `mail:${id}`, maxAttempts: MOST_TRIES });
}

export type Claimed = { id: string; letter: Letter; createdAt: Date };

/**
 * Takes a letter for sending; undefined when it is not waiting: sent already, or another worker has it.
 * @param again takes one, too, that a worker left behind; only right when sending twice has the effect of once.
 */
export async function claimLetter(
  client: Queryable,
  owner: MailOwner,
  id: string,
  again: boolean,
): Promise<Claimed | undefined> {
  const { rows } = await client.query<{ sealed: Buffer; created_at: Date }>(
    `update mail.outbox set state = 'sending', claimed_at = now(), attempts = attempts + 1
     where id = $1 and owner = $2 and sealed is not null and (state = 'queued' or (state = 'sending' and $3))
     returning sealed, created_at`,
    [id, owner.name, again],
  );
  const row = rows[0];
  if (!row) return undefined;
  // Letters that waited when letters got a language name none, and are English.
  const kept = JSON.parse(unseal(owner.key, id, row.sealed)) as Omit<Letter, 'language'> & Partial<Letter>;
  const letter: Letter = { language: 'en', ...kept };
  return { id, letter, createdAt: row.created_at };
}

/** Writes down how sending ended; the words of the letter are gone with it. */
export async function finishLetter(
  client: Queryable,
  id: string,
  state: 'sent' | 'refused' | 'uncertain' | 'given-up',
  trouble: string | null = null,
): Promise<void> {
  await client.query(
    `update mail.outbox set state = $2, trouble = $3, finished_at = now(), sealed = null where id = $1`,
    [id, state, trouble],
  );
}

/** Letters of a kind that no mail server took, of the last 30 days. What may have arrived is not among them. */
export async function lettersNotTaken(client: Queryable, kind: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from mail.outbox where kind = $1 and state in ('refused', 'given-up')`,
    [kind],
  );
  return rows.map(({ id }) => id);
}

/** Puts a letter back that was surely not sent. */
export async function releaseLetter(client: Queryable, id: string, trouble: string): Promise<void> {
  await client.query(
    `update mail.outbox set state = 'queued', claimed_at = null, trouble = $2 where id = $1`,
    [id, trouble],
  );
}

/**
 * Looks after letters whose worker died: those that cannot have been sent get a new job; those that may have been
 * are marked `uncertain`. Forgets finished letters after 30 days. Gives how many were left uncertain.
 */
export async function tidyOutbox(client: Queryable, owner: MailOwner, repeatable: boolean): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `select id from mail.outbox o
     where owner = $1 and created_at < now() - interval '1 minute'
       and (state = 'queued' or (state = 'sending' and $2 and claimed_at < now() - interval '1 minute'))
       and not exists (
         select 1 from ${JOBS_SCHEMA}.jobs j where j.key = 'mail:' || o.id
           and j.attempts < j.max_attempts and (j.locked_at is null or j.locked_at > now() - interval '5 minutes'))
     limit 500`,
    [owner.name, repeatable],
  );
  for (const { id } of rows) await addSendJob(client, owner, id);
  const lost = await client.query(
    `update mail.outbox set state = 'uncertain', trouble = 'worker died', finished_at = now(), sealed = null
     where owner = $1 and state = 'sending' and not $2 and claimed_at < now() - interval '10 minutes'`,
    [owner.name, repeatable],
  );
  await client.query(
    `delete from mail.outbox where owner = $1 and finished_at < now() - interval '30 days'`,
    [owner.name],
  );
  return lost.rowCount ?? 0;
}

/** Seals letters that wait with the key that seals now; gives how many it was. Done again, it finds none. */
export async function resealLetters(client: Queryable, { name, key }: MailOwner): Promise<number> {
  let done = 0;
  const { rows } = await client.query<{ id: string; sealed: Buffer }>(
    'select id, sealed from mail.outbox where owner = $1 and sealed is not null',
    [name],
  );
  for (const { id, sealed } of rows) {
    if (isSealedWith(key, sealed)) continue;
    // One that was sent meanwhile stays without its words.
    const { rowCount } = await client.query(
      'update mail.outbox set sealed = $2 where id = $1 and sealed is not null',
      [id, seal(key, id, unseal(key, id, sealed))],
    );
    done += rowCount ?? 0;
  }
  return done;
}
