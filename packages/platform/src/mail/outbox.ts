import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { sendAhead } from '../executor.ts';
import { addingJob, addJob, type Job, JOBS_SCHEMA, jobValues } from '../jobs/queue.ts';
import { namesOf } from '../names-of.ts';
import { isSealedWith, seal, type SealingKeys, unseal } from '../sealing.ts';
import { written } from '../written-once.ts';
import type { Letter } from './letter.ts';
import { outbox } from './tables.ts';

/** The database, or a transaction that others share. */
export type MailClient = Pick<Database, 'query' | 'orm'>;

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
  client: MailClient,
  owner: MailOwner,
  kind: string,
  letter: Letter,
  id: string = randomUUID(),
): Promise<string> {
  const sealed = seal(owner.key, id, JSON.stringify(letter));
  const job = jobValues(sendJob(owner, id));
  await sendAhead(client, putting({ id, owner: owner.name, kind, sealed, ...job }));
  return id;
}

/** The letter and its job, in one statement. */
const putting = written(sql`
  with letter as (
    insert into ${outbox} (${namesOf(outbox.id, outbox.owner, outbox.kind, outbox.sealed)}) values (
      ${sql.placeholder('id')}, ${sql.placeholder('owner')}, ${sql.placeholder('kind')}, ${sql.placeholder('sealed')}))
  select 1 from ${addingJob}`);

function sendJob(owner: MailOwner, id: string): Job {
  return { task: sendTask(owner), payload: { id }, options: { key: `mail:${id}`, maxAttempts: MOST_TRIES } };
}

export type Claimed = { id: string; letter: Letter; createdAt: Date };

/**
 * Takes a letter for sending; undefined when it is not waiting: sent already, or another worker has it.
 * @param again takes one, too, that a worker left behind; only right when sending twice has the effect of once.
 */
export async function claimLetter(
  { orm }: MailClient,
  owner: MailOwner,
  id: string,
  again: boolean,
): Promise<Claimed | undefined> {
  const [row] = await orm
    .update(outbox)
    .set({ state: 'sending', claimedAt: sql`now()`, attempts: sql`${outbox.attempts} + 1` })
    .where(
      and(
        eq(outbox.id, id),
        eq(outbox.owner, owner.name),
        isNotNull(outbox.sealed),
        inArray(outbox.state, again ? ['queued', 'sending'] : ['queued']),
      ),
    )
    // Its words are still there: that is asked above.
    .returning({ sealed: sql<Buffer>`${outbox.sealed}`, createdAt: outbox.createdAt });
  if (!row) return undefined;
  // Letters that waited when letters got a language name none, and are English.
  const kept = JSON.parse(unseal(owner.key, id, row.sealed)) as Omit<Letter, 'language'> & Partial<Letter>;
  const letter: Letter = { language: 'en', ...kept };
  return { id, letter, createdAt: row.createdAt };
}

/** Writes down how sending ended; the words of the letter are gone with it. */
export async function finishLetter(
  { orm }: MailClient,
  id: string,
  state: 'sent' | 'refused' | 'uncertain' | 'given-up',
  trouble: string | null = null,
): Promise<void> {
  await orm
    .update(outbox)
    .set({ state, trouble, finishedAt: sql`now()`, sealed: null })
    .where(eq(outbox.id, id));
}

/** Letters of a kind that no mail server took, of the last 30 days. What may have arrived is not among them. */
export async function lettersNotTaken({ orm }: MailClient, kind: string): Promise<string[]> {
  const rows = await orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), inArray(outbox.state, ['refused', 'given-up'])));
  return rows.map(({ id }) => id);
}

/** Puts a letter back that was surely not sent. */
export async function releaseLetter({ orm }: MailClient, id: string, trouble: string): Promise<void> {
  await orm.update(outbox).set({ state: 'queued', claimedAt: null, trouble }).where(eq(outbox.id, id));
}

/**
 * Looks after letters whose worker died: those that cannot have been sent get a new job; those that may have been
 * are marked `uncertain`. Forgets finished letters after 30 days. Gives how many were left uncertain.
 */
export async function tidyOutbox(client: MailClient, owner: MailOwner, repeatable: boolean): Promise<number> {
  const { orm } = client;
  const mine = eq(outbox.owner, owner.name);
  const isSending = eq(outbox.state, 'sending');
  const leftBehind = and(isSending, lt(outbox.claimedAt, sql`now() - interval '1 minute'`));
  // The queue's own table, which is declared nowhere here.
  const hasJob = sql`exists (
    select from ${sql.identifier(JOBS_SCHEMA)}.jobs j where j.key = 'mail:' || ${outbox.id}
      and j.attempts < j.max_attempts and (j.locked_at is null or j.locked_at > now() - interval '5 minutes'))`;
  const rows = await orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        mine,
        lt(outbox.createdAt, sql`now() - interval '1 minute'`),
        or(eq(outbox.state, 'queued'), repeatable ? leftBehind : undefined),
        sql`not ${hasJob}`,
      ),
    )
    .limit(500);
  for (const { id } of rows) {
    const { task, payload, options } = sendJob(owner, id);
    await addJob(client, task, payload, options);
  }
  const lost = await orm
    .update(outbox)
    .set({ state: 'uncertain', trouble: 'worker died', finishedAt: sql`now()`, sealed: null })
    .where(
      and(mine, isSending, sql`not ${repeatable}`, lt(outbox.claimedAt, sql`now() - interval '10 minutes'`)),
    );
  await orm.delete(outbox).where(and(mine, lt(outbox.finishedAt, sql`now() - interval '30 days'`)));
  return lost.rowCount ?? 0;
}

/** Seals letters that wait with the key that seals now; gives how many it was. Done again, it finds none. */
export async function resealLetters({ orm }: MailClient, { name, key }: MailOwner): Promise<number> {
  let done = 0;
  const rows = await orm
    .select({ id: outbox.id, sealed: outbox.sealed })
    .from(outbox)
    .where(and(eq(outbox.owner, name), isNotNull(outbox.sealed)));
  for (const { id, sealed } of rows) {
    if (sealed === null || isSealedWith(key, sealed)) continue;
    // One that was sent meanwhile stays without its words.
    const { rowCount } = await orm
      .update(outbox)
      .set({ sealed: seal(key, id, unseal(key, id, sealed)) })
      .where(and(eq(outbox.id, id), isNotNull(outbox.sealed)));
    done += rowCount ?? 0;
  }
  return done;
}
