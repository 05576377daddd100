import { deepStrictEqual } from 'node:assert';
import { performance } from 'node:perf_hooks';
import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import { definitionOf } from '../../apps/api/src/modules/applications/definitions.ts';
import { middle } from './search/load.ts';
import { type BenchApi, withApi } from './with-api.ts';

/** What a request has to reach: transcripts asked for in a second, as a share of rows inserted by a raw statement each. */
const GOAL = 0.5;
const CEEB = '341985';
const STUDENTS = 120;
const AT_ONCE = 8;
const ROUNDS = 9;
/** Raw calls: the row of each request alone, and the same rows as a request. */
const RAW_ROW = '/bench/row';
const RAW_ROWS = '/bench/rows';
/** What each application needs. */
const TASKS = ['form', 'transcript', 'scores', 'essay', 'fee'];

const INSERT = `insert into portal.transcript_requests
    (person_id, application_id, college_id, ceeb, type, asked_at, release_on)
  select person_id, id, college_id, '${CEEB}', 'Initial', $2::timestamptz, $2::timestamptz::date from portal.applications where id = $1`;
const BESIDE = [
  `insert into portal.transcript_events (request_id, status, at)
   select id, 'Pending', $2::timestamptz from portal.transcript_requests where application_id = $1`,
  `update portal.application_tasks set completed_at = $2::timestamptz, done_by = 'transcript'
    where application_id = $1 and task = 'transcript' and completed_at is null`,
  `insert into portal.receipts (reference, person_id, kind, subject, college_id, part, sent_at)
   select gen_random_uuid(), person_id, 'transcript', id, college_id, 'Initial', $2::timestamptz
     from portal.transcript_requests where application_id = $1`,
];

type App = BenchApi['app'];
type Student = { token: string; applications: number[] };

/**
 * Measures requests for transcripts (API-198) in turns with raw statements through the same server, pool and driver:
 * requests for 15 colleges, and for a single one, also of a student whose address is not confirmed. The database keeps
 * what it is given, as it does for people.
 *
 * A request keeps more than its row: what happened, a receipt, a task that is done, a letter with its job, all at once.
 * It is held against two raw calls that commit as often as it does, once: one that inserts its row for each college, which
 * is the goal's, and one that writes the same rows, letter aside. The sign-in host, which is another program, answers at
 * once and knows the person's address: a host that is away costs a request time that is nobody's, and spares it the letter.
 */
export function measureTranscripts(): Promise<unknown> {
  const options = { students: STUDENTS, settings: { TRANSCRIPT_SCHOOLS: 'public' }, mailed: true };
  return withApi(options, async (api) => {
    const students = await prepared(api);
    const known = (hasConfirmed: boolean) => ({ email: 'student@example.com', email_verified: hasConfirmed });
    return {
      goal: GOAL,
      ...(await withSignInHost(known(true), async () => ({
        'fifteen colleges in a request': await measured(api, students, { colleges: 15, letters: 1 }),
        'one college in a request': await measured(api, students, { colleges: 1, letters: 1 }),
      }))),
      ...(await withSignInHost(known(false), async () => ({
        'one college, and no letter': await measured(api, students, { colleges: 1, letters: 0 }),
      }))),
    };
  });
}

/** Answers what the API asks the sign-in host with these claims, while `work` is done. */
async function withSignInHost<T>(claims: object, work: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  globalThis.fetch = async () => Response.json({ sub: 'student', ...claims });
  try {
    return await work();
  } finally {
    globalThis.fetch = fetch;
  }
}

async function prepared({ app, database, catalog, people }: BenchApi): Promise<Student[]> {
  for (const [path, statements] of [
    [RAW_ROW, [INSERT]],
    [RAW_ROWS, [INSERT, ...BESIDE]],
  ] as const) {
    app.post<{ Body: { applicationIds: number[] } }>(path, async ({ body: { applicationIds } }) => {
      const [only, more] = applicationIds.flatMap((id) => statements.map((text) => ({ text, id })));
      const now = new Date();
      // A single statement is a transaction by itself.
      if (only && !more) await database.query(only.text, [only.id, now]);
      else {
        await inTransaction(database, async (tx) => {
          for (const id of applicationIds) for (const text of statements) await tx.query(text, [id, now]);
        });
      }
      return {};
    });
  }
  const colleges = [...catalog.applications()]
    .filter(([, known]) => definitionOf(known, 'first-year', '2026-11-23').receivesTranscripts)
    .map(([id]) => id)
    .slice(0, 15);
  const students: Student[] = [];
  for (const { id, token } of people) {
    const { rows } = await database.query<{ id: number }>(
      `with profile as (
         insert into portal.profiles (person_id, date_of_birth, first_name, last_name, email, email_verified, account_told)
         values ($1, '2000-01-01', 'Some', 'Student', 'student@example.com', true, true)),
       started as (
         insert into portal.applications (person_id, college_id, kind, note, started_at)
         select $1, c, 'first-year', '', now() from unnest($2::int[]) c returning id),
       tasks as (
         insert into portal.application_tasks (application_id, task, position)
         select started.id, task, place from started, unnest($3::text[]) with ordinality as listed (task, place))
       select id from started`,
      [id, colleges, TASKS],
    );
    students.push({ token, applications: rows.map((row) => row.id) });
  }
  return students;
}

async function measured(
  { app, database }: BenchApi,
  students: readonly Student[],
  { colleges, letters }: { colleges: number; letters: number },
) {
  const forget = async () => {
    // Rows go one by one: after `truncate` the database plans every statement anew, which no evening of people has it do.
    await database.query('delete from portal.transcript_requests');
    await database.query('delete from portal.receipts');
    await database.query('delete from mail.outbox');
    await database.query(`select jobs.remove_job(key) from jobs.jobs where key like 'mail:%'`);
    await database.query(
      `update portal.application_tasks set completed_at = null, done_by = null where completed_at is not null`,
    );
  };
  const rates: Record<'asked' | 'row' | 'rows', number>[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    const rate = { asked: 0, row: 0, rows: 0 };
    for (const [name, path] of [
      ['asked', '/api/transcripts/sendtranscript'],
      ['row', RAW_ROW],
      ['rows', RAW_ROWS],
    ] as const) {
      await forget();
      rate[name] = await perSecond(app, path, students, colleges);
      if (name === 'asked') await checkKept(database, students.length, { colleges, letters });
    }
    // The first two warm the engine and the database.
    if (round >= 0) rates.push(rate);
  }
  await forget();
  const of = (take: (rate: (typeof rates)[number]) => number) => middle(rates.map(take));
  const share = (take: (rate: (typeof rates)[number]) => number) => Math.round(of(take) * 100) / 100;
  return {
    ratio: share(({ asked, row }) => asked / row),
    ratioToTheSameRows: share(({ asked, rows }) => asked / rows),
    transcriptsASecond: Math.round(of(({ asked }) => asked)),
    rawInsertsASecond: Math.round(of(({ row }) => row)),
    rawOfTheSameRowsASecond: Math.round(of(({ rows }) => rows)),
  };
}

/** @throws Error when anything of what a request promises is not there: it would be fast for nothing. */
async function checkKept(
  database: Database,
  students: number,
  { colleges, letters }: { colleges: number; letters: number },
): Promise<void> {
  const kept = await database.query<Record<string, number>>(
    `select (select count(*) from portal.transcript_requests) as requests,
            (select count(*) from portal.transcript_events) as events,
            (select count(*) from portal.receipts) as receipts,
            (select count(*) from portal.application_tasks where done_by = 'transcript') as tasks,
            (select count(*) from mail.outbox) as letters,
            (select count(*) from jobs.jobs where key like 'mail:%') as jobs`,
  );
  const each = students * colleges;
  deepStrictEqual(kept.rows[0], {
    requests: each,
    events: each,
    receipts: each,
    tasks: each,
    letters: students * letters,
    jobs: students * letters,
  });
}

/** Every student asks once, some at the same time. @returns transcripts in a second */
async function perSecond(
  app: App,
  url: string,
  students: readonly Student[],
  colleges: number,
): Promise<number> {
  const waiting = [...students];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { statusCode, body } = await app.inject({
          method: 'POST',
          url,
          headers: { authorization: `Bearer ${next.token}` },
          payload: { ceeb: CEEB, applicationIds: next.applications.slice(0, colleges) },
        });
        if (statusCode !== 200 || /UnderWay|Refused/.test(body))
          throw new Error(`${url} was answered with ${statusCode}: ${body.slice(0, 300)}`);
      }
    }),
  );
  return (students.length * colleges * 1000) / (performance.now() - began);
}
