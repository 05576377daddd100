import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TranscriptRequest } from '@longleaf/contract/transcripts';
import { openDatabase, type Database } from '@longleaf/platform/database';
import type { EmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { addJob } from '@longleaf/platform/jobs/queue';
import type { listeningTestIssuer } from '@longleaf/testkit/issuer';
import { expect } from 'vitest';
import { sealRecordOf, type SchoolRecord } from '../../apps/api/src/modules/transcripts/index.ts';
import type { startApp } from '../../scripts/lib/apps.ts';

/** Requests in all: four of each student. */
const REQUESTS = Number(process.env['KILL_REQUESTS'] ?? 40);
const STUDENTS = Math.ceil(REQUESTS / 4);
const AT_ONCE = 8;
const PATIENCE = 30_000 + REQUESTS * 200;
const COLLEGES = [199_120, 199_193];
const CEEB = '341985';
const SECRET = 'what is sealed in this test is sealed with this';

/** What is killed and started again. */
export type World = {
  folder: string;
  issuer: Awaited<ReturnType<typeof listeningTestIssuer>>;
  postgres: () => EmbeddedPostgres;
  /** As a power cut would; it is up again when this is done. */
  killDatabase(): Promise<void>;
  launch(env: Record<string, string>): ReturnType<typeof startApp>;
};

let world: World;
let api: Awaited<ReturnType<typeof startApp>>;

const launch = () =>
  world.launch({
    DATA_DIR: world.folder,
    DATA_SECRET: SECRET,
    TRANSCRIPT_SCHOOLS: 'public',
    TRANSCRIPT_MAILBOXES: '*=transcripts@college.example',
  });

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(world.postgres().url, { maximum: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const rowsOf = <Row extends object>(text: string) =>
  withDatabase(async ({ pool }) => (await pool.query<Row>(text)).rows);

/** Students of age with two applications each, and a record that their school has given. */
async function prepare(): Promise<string[]> {
  const subjects = Array.from({ length: STUDENTS }, (_, n) => `student-${n}`);
  await withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into portal.people (issuer, subject) select $1, * from unnest($2::text[]) returning id`,
      [world.issuer.issuer, subjects],
    );
    const ids = rows.map(({ id }) => id);
    await pool.query(
      `insert into portal.profiles (person_id, date_of_birth, graduation_year)
       select *, '2000-01-01', extract(year from now()) + 2 from unnest($1::uuid[])`,
      [ids],
    );
    await pool.query(
      `insert into portal.applications (person_id, college_id, kind, note, started_at)
       select p, c, 'first-year', '', now() from unnest($1::uuid[]) p, unnest($2::int[]) c`,
      [ids, COLLEGES],
    );
    for (const personId of ids) {
      const of = { personId, ceeb: CEEB, isComplete: false };
      await pool.query(
        `insert into portal.transcript_records (person_id, ceeb, is_complete, record, imported_at)
         values ($1, $2, false, $3, now())`,
        [personId, CEEB, sealRecordOf(SECRET, of, recordOf(personId))],
      );
    }
  });
  return subjects;
}

const recordOf = (name: string): SchoolRecord => ({
  school: { ceeb: CEEB, name: 'A L Brown High' },
  student: { number: '1', firstName: name.slice(0, 8), lastName: 'Byrd', dateOfBirth: '2000-01-01' },
  isComplete: false,
  summary: { gpa: '3.9', weightedGpa: null, creditsEarned: null, classRank: null, classSize: null },
  terms: [],
  tests: [],
});

/** Asks until there is an answer, as somebody does who does not know whether the last one was lost. */
async function insist<T>(subject: string, method: string, path: string, body?: object): Promise<T> {
  const token = await world.issuer.token(subject, { expiresIn: 3600 });
  for (;;) {
    const reply = await fetch(`${api.address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    const answer = reply?.status === 200 ? await reply.json().catch(() => undefined) : undefined;
    if (answer !== undefined) return answer as T;
    if (reply && reply.status < 500) throw new Error(`${path} was answered with ${reply.status}`);
    await new Promise((go) => setTimeout(go, 50));
  }
}

let acknowledged = 0;

/** Asks for a first and a final transcript for both colleges, and cancels the final ones. */
async function askAndCancel(subject: string): Promise<void> {
  const own = await insist<{ applicationId: number }[]>(
    subject,
    'GET',
    '/transcripts/participatingapplications',
  );
  const applicationIds = own.map(({ applicationId }) => applicationId);
  for (const transcriptType of ['Initial', 'Final']) {
    const results = await insist<{ status: string }[]>(subject, 'POST', '/transcripts/sendtranscript', {
      ceeb: CEEB,
      applicationIds,
      transcriptType,
    });
    expect(results.map(({ status }) => status)).not.toContain('Refused');
    acknowledged += results.length;
  }
  const asked = await insist<TranscriptRequest[]>(subject, 'GET', '/transcripts');
  for (const { transactionId, transcriptType } of asked) {
    if (transcriptType === 'Final') await insist(subject, 'PUT', `/transcripts/${transactionId}/cancel`);
  }
}

async function killApi(): Promise<void> {
  api.child.kill('SIGKILL');
  api = await launch();
}

/** Gives the job of the release its turn, over and over: by itself it comes every five minutes. */
function keepReleasing(): () => Promise<void> {
  let goesOn = true;
  const turning = (async () => {
    while (goesOn) {
      const key = { key: 'crash-test' };
      await withDatabase(({ pool }) => addJob(pool, 'release-transcripts', {}, key)).catch(() => undefined);
      await new Promise((go) => setTimeout(go, 250));
    }
  })();
  return () => {
    goesOn = false;
    return turning;
  };
}

async function untilThereAre(requests: number): Promise<void> {
  await expect.poll(() => acknowledged, { timeout: PATIENCE, interval: 5 }).toBeGreaterThanOrEqual(requests);
}
const sent = async () =>
  (
    await rowsOf<{ n: number }>(
      `select count(*)::int as n from portal.transcript_deliveries where state = 'sent'`,
    )
  )[0]?.n ?? 0;
async function untilAreSent(deliveries: number): Promise<void> {
  await expect
    .poll(() => sent().catch(() => 0), { timeout: PATIENCE, interval: 100 })
    .toBeGreaterThanOrEqual(deliveries);
}

/**
 * Students ask for transcripts and cancel the final ones, while API and database are killed around request, cancel, release
 * and send: nothing is lost, and nothing is done twice.
 */
export async function expectEachOnceWhileKilled(given: World): Promise<void> {
  world = given;
  api = await launch();
  try {
    await askWhileKilled();
    await expectEachOnce();
  } finally {
    api.child.kill('SIGKILL');
  }
}

async function askWhileKilled(): Promise<void> {
  const waiting = await prepare();
  const all = 4 * STUDENTS;
  const stop = keepReleasing();
  const asking = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await askAndCancel(next);
    }),
  );
  await untilThereAre(all / 3);
  await killApi();
  await untilThereAre((all * 2) / 3);
  // The API outlives its database, whatever job it had in hand.
  await world.killDatabase();
  await asking;
  const deliveries = 2 * STUDENTS;
  await untilAreSent(Math.min(deliveries, (await sent()) + 1));
  await killApi();
  await untilAreSent(deliveries);
  await stop();
}

async function expectEachOnce(): Promise<void> {
  const deliveries = 2 * STUDENTS;
  const histories = await rowsOf<{ type: string; status: string; history: string[]; n: number }>(
    `select type, status, history, count(*)::int as n from portal.transcript_requests r
     cross join lateral (select array_agg(e.status order by e.id) as history
       from portal.transcript_events e where e.request_id = r.id) h
     group by type, status, history order by type`,
  );
  expect(histories).toEqual([
    { type: 'Final', status: 'Canceled', history: ['Pending', 'Canceled'], n: deliveries },
    { type: 'Initial', status: 'Sent', history: ['Pending', 'Released', 'Sent'], n: deliveries },
  ]);
  // One delivery, one document and one letter for each; none of them twice in the folder of mail.
  const made = await rowsOf<{ id: string; hasFile: boolean; letters: number }>(
    `select d.id, f.id is not null as "hasFile",
       (select count(*)::int from mail.outbox o where o.id = d.id) as letters
     from portal.transcript_deliveries d left join portal.files f on f.id = d.id`,
  );
  expect(made).toHaveLength(deliveries);
  expect(made.filter(({ hasFile, letters }) => !hasFile || letters !== 1)).toEqual([]);
  const stored = new Set(await readdir(join(world.folder, 'files')));
  expect(made.filter(({ id }) => !stored.has(id))).toEqual([]);
  const letters = await rowsOf<{ n: number }>(
    `select count(*)::int as n from mail.outbox where kind = 'transcript'`,
  );
  expect(letters).toEqual([{ n: deliveries }]);
  const mails = await readdir(join(world.folder, 'mail'));
  expect(mails.length).toBeLessThanOrEqual(deliveries);
}
