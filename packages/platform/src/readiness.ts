import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import { inTransaction } from './executor.ts';
import { databaseErrorOf } from './database-error.ts';

/** A balancer that asks whether a program is ready gets its answer within this time. */
const ANSWER_MILLISECONDS = 1_500;
/** Writing is tried anew after this time; in between it is enough that the database answers. */
const WRITE_EVERY_MILLISECONDS = 30_000;
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
const NOT_ALLOWED = '42501';

/**
 * Gives a question whether the database works: it answers in time, and takes what is written to its disk. Whoever asks
 * while the question is open shares its answer, so that a database which does not answer is asked once.
 * @param now milliseconds of a clock that only goes forward.
 */
export function databaseReady(
  pool: Pool,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let open: Promise<boolean> | undefined;
  let written = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    if (now() - written < WRITE_EVERY_MILLISECONDS) await mustTakeWrites(pool);
    else {
      await tryToWrite(pool);
      written = now();
    }
    return true;
  };
  return () => {
    open ??= ask()
      .catch(() => {
        written = Number.NEGATIVE_INFINITY;
        return false;
      })
      .finally(() => (open = undefined));
    return Promise.race([open, falseAfter(ANSWER_MILLISECONDS)]);
  };
}

// After a failover the address may lead to a server that only follows another one: it answers, and takes nothing.
async function mustTakeWrites(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ only: string }>(
    `select current_setting('transaction_read_only') as only`,
  );
  if (rows[0]?.only !== 'off') throw new Error('The database takes no writes');
}

/** Whether the disk of a folder has room for what is written while things are put right. */
export async function hasRoom(folder: string, freeBytes = freeBytesOf): Promise<boolean> {
  return (await freeBytes(folder)) >= LEAST_FREE_BYTES;
}

// A temporary table takes room on the disk at once; a changed row would not before the next checkpoint.
async function tryToWrite(pool: Pool): Promise<void> {
  await inTransaction({ pool }, async (client) => {
    await client.query('create temporary table longleaf_ready (filler text) on commit drop');
    await client.query(`insert into longleaf_ready values (repeat('x', 1000))`);
  }).catch((error: unknown) => {
    // An operator may keep temporary tables from us: then the answer itself has to do.
    if (databaseErrorOf(error)?.code !== NOT_ALLOWED) throw error;
  });
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Number.MAX_SAFE_INTEGER, bsize: 1 }));
  return bavail * bsize;
}

function falseAfter(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, false).unref());
}
