import { performance } from 'node:perf_hooks';
import { INTEREST_PROFILER } from '@longleaf/rules/assessments/interest-profiler/definition';
import { inTurns } from './turns.ts';
import { type BenchApi, withApi } from './with-api.ts';

/** Calls in a second as a share of a raw insert of such a row, and of constant JSON of the same length. */
const GOALS = { save: 0.5, results: 0.3 };
const PUPILS = 300;
const SESSIONS_BEFORE = 2500;
/** First looks in a round: as many as it has calls. */
const LOOKS = 400;
/** How long a pupil looks at a question, in milliseconds: two seconds on average. */
const [SHORTEST_LOOK, LONGEST_LOOK] = [1000, 3000];
const CLASS_SECONDS = 120;
/** What the API asks of the database for an answer, as the rows have it. */
const INSERT = `insert into portal.assessment_answers (person_id, session_id, question_id, answer, answered_at)
  values ($1, $2, $3, '4', now())
  on conflict (session_id, question_id) do update set answer = excluded.answer, answered_at = excluded.answered_at
  returning id`;
/** What it asks for the answers of a finished session. */
const READ = `select s.completed_at, s.is_legacy, array_agg(a.question_id order by a.question_id) as questions,
    array_agg(a.answer order by a.question_id) as given
  from portal.assessment_sessions s
  left join portal.assessment_answers a on a.session_id = s.id and a.person_id = $1 and not a.is_taken_back
  where s.person_id = $1 and s.id = $2 group by s.id`;

const profiler = `/api/assessments/${INTEREST_PROFILER.id}`;
const questions = INTEREST_PROFILER.questions.map(({ id }) => id);

/**
 * Measures an answer kept against a raw statement, careers ranked for finished results against constant JSON (as somebody
 * looks through them, at the first look after finishing, and each time of a session that has to be read and ranked), and 300 pupils who answer for two minutes. These are served over HTTP by the process that plays them: one core for both.
 */
export function measureAssessments(): Promise<unknown> {
  return withApi({ students: PUPILS + 1 }, async (api) => {
    const { app, people } = api;
    const sessions = await openSessions(api);
    let n = 0;
    app.post('/bench/answer', async () => {
      const place = n++ % people.length;
      const question = questions[n % questions.length];
      await api.database.query(INSERT, [people[place]?.id, sessions[place], question]);
      return {};
    });
    let constant: unknown;
    const just: number[] = [];
    let many: number[] = [];
    app.get('/bench/constant', () => constant);
    app.get('/bench/read', async () => {
      await api.database.query(READ, [people[0]?.id, many[n++ % many.length]]);
      return constant;
    });
    const first = people.slice(0, 1).map(({ token }) => token);
    const finished = await finish(api, sessions[0] ?? 0);
    const careers = careersAt(finished);
    many = await finishedBefore(api, finished);
    constant = JSON.parse(
      (await app.inject({ url: careers, headers: { authorization: `Bearer ${first[0]}` } })).body,
    );
    return {
      goals: GOALS,
      'an answer kept': await inTurns(app, [people[1]?.token ?? ''], {
        call: () => ({
          method: 'POST',
          url: `${profiler}/sessions/${sessions[1]}/questions/${questions[n++ % questions.length]}/answers`,
          payload: { answer: '4' },
        }),
        raw: () => ({ method: 'POST', url: '/bench/answer' }),
      }),
      'careers of an interest profiler, ranked': await inTurns(app, first, {
        call: () => ({ method: 'GET', url: careers }),
        raw: () => ({ method: 'GET', url: '/bench/constant' }),
      }),
      'careers of a session that was not asked for lately': await inTurns(app, first, {
        call: () => ({ method: 'GET', url: careersAt(many[n++ % many.length]) }),
        raw: () => ({ method: 'GET', url: '/bench/constant' }),
      }),
      // What anything that asks the database once can reach at best.
      'a raw read of the answers of such a session': await inTurns(app, first, {
        call: () => ({ method: 'GET', url: '/bench/read' }),
        raw: () => ({ method: 'GET', url: '/bench/constant' }),
      }),
      // Last of those that read: it leaves many more sessions than anybody has.
      'careers at the first look after finishing': await inTurns(app, first, {
        before: async () => {
          while (just.length < LOOKS) just.push(await finishedNow(api, finished));
        },
        call: () => ({ method: 'GET', url: careersAt(just.pop()) }),
        raw: () => ({ method: 'GET', url: '/bench/constant' }),
      }),
      'ten classes for two minutes': await classes(api, sessions),
    };
  });
}

/** A session of the interest profiler for each pupil. @returns ids in the order of the pupils */
async function openSessions({ database, people }: BenchApi): Promise<number[]> {
  const { rows } = await database.query<{ id: number; person_id: string }>(
    `insert into portal.assessment_sessions (person_id, assessment_id, started_at)
     select p, $2, now() from unnest($1::uuid[]) p returning id, person_id`,
    [people.map(({ id }) => id), INTEREST_PROFILER.id],
  );
  const byPerson = new Map(rows.map((row) => [row.person_id, row.id]));
  return people.map(({ id }) => byPerson.get(id) ?? 0);
}

const careersAt = (session: number | undefined) =>
  `/api/assessments/${INTEREST_PROFILER.urlName}/sessions/${session}/careers`;

/** Many sessions of the first pupil that are like a finished one: more than rankings are kept of. @returns their ids */
async function finishedBefore({ database, people }: BenchApi, like: number): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>(
    `insert into portal.assessment_sessions (person_id, assessment_id, started_at, completed_at)
     select $1, $2, now(), now() from generate_series(1, $3) returning id`,
    [people[0]?.id, INTEREST_PROFILER.id, SESSIONS_BEFORE],
  );
  const ids = rows.map(({ id }) => id);
  await database.query(
    `insert into portal.assessment_answers (person_id, session_id, question_id, answer, answered_at)
     select person_id, made, question_id, answer, answered_at
     from portal.assessment_answers, unnest($2::int[]) made where session_id = $1`,
    [like, ids],
  );
  await database.query('analyze portal.assessment_answers');
  return ids;
}

/** The first pupil has answered everything as in a finished session, and finishes. @returns the id of the session */
async function finishedNow({ app, database, people }: BenchApi, like: number): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `with made as (
       insert into portal.assessment_sessions (person_id, assessment_id, started_at) values ($1, $2, now()) returning id
     ), answered as (
       insert into portal.assessment_answers (person_id, session_id, question_id, answer, answered_at)
       select $1, made.id, question_id, answer, answered_at from portal.assessment_answers, made where session_id = $3
     )
     select id from made`,
    [people[0]?.id, INTEREST_PROFILER.id, like],
  );
  await complete(app, people[0]?.token, rows[0]?.id ?? 0);
  return rows[0]?.id ?? 0;
}

/** The first pupil answers everything, each area a little less than the one before, and finishes. */
async function finish({ app, database, people }: BenchApi, session: number): Promise<number> {
  for (const [place, question] of questions.entries()) {
    await database.query(INSERT.replace("'4'", '$4'), [
      people[0]?.id,
      session,
      question,
      place % 6 < 3 ? '5' : '2',
    ]);
  }
  await complete(app, people[0]?.token, session);
  return session;
}

async function complete(app: BenchApi['app'], token: string | undefined, session: number): Promise<void> {
  const { statusCode, body } = await app.inject({
    method: 'PUT',
    url: `${profiler}/sessions/${session}/complete`,
    headers: { authorization: `Bearer ${token}` },
  });
  if (statusCode !== 200) throw new Error(`Not finished: ${statusCode} ${body.slice(0, 300)}`);
}

/** Every pupil but the first, who has finished, answers one question after the other. @returns how long the answers took, and how many failed */
async function classes({ app, people }: BenchApi, sessions: readonly number[]) {
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const took: number[] = [];
  let failed = 0;
  const processor = process.cpuUsage();
  const end = performance.now() + CLASS_SECONDS * 1000;
  await Promise.all(
    people.slice(1).map(async ({ token }, pupil) => {
      await look(Math.random() * LONGEST_LOOK);
      for (let turn = 0; performance.now() < end; turn++) {
        const question = questions[turn % questions.length];
        const began = performance.now();
        const answer = await fetch(
          `${base}${profiler}/sessions/${sessions[pupil + 1]}/questions/${question}/answers`,
          {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ answer: String(1 + (turn % 5)) }),
          },
        ).catch(() => undefined);
        await answer?.arrayBuffer();
        if (answer?.status !== 200) failed++;
        took.push(performance.now() - began);
        await look(SHORTEST_LOOK + Math.random() * (LONGEST_LOOK - SHORTEST_LOOK));
      }
    }),
  );
  const { user, system } = process.cpuUsage(processor);
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  return {
    pupils: people.length - 1,
    answers: took.length,
    failed,
    medianMilliseconds: at(0.5),
    p99Milliseconds: at(0.99),
    processorMillisecondsAnAnswer: Number(((user + system) / 1000 / took.length).toFixed(2)),
  };
}

const look = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
