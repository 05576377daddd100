import type { AssessmentSession } from '@longleaf/contract/assessments';
import type { AssessmentDefinition } from '@longleaf/rules/assessments/definition';
import { INTEREST_PROFILER } from '@longleaf/rules/assessments/interest-profiler/definition';
import { WORK_VALUES_SORTER } from '@longleaf/rules/assessments/work-values-sorter/definition';
import { openDatabase } from '@longleaf/platform/database';
import { expect } from 'vitest';
import type { startApp } from '../../scripts/lib/apps.ts';
import type { World } from './transcripts.ts';

/** How often the API, and every other time the database as well, is killed in the middle of answers. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 2);
/** A class. */
const PUPILS = 30;
/** Acknowledged answers before each kill; `KILL_ROUNDS=4 KILL_ANSWERS=2500` makes ten thousand of it. */
const ANSWERS = Number(process.env['KILL_ANSWERS'] ?? 100);
/** Every so many calls the line of a pupil is cut while the call is on its way. */
const CALLS_UNTIL_CUT = 40;
const CUT_AFTER_MILLISECONDS = 4;
const PAUSE_MILLISECONDS = 20;

/** The last word on a question: what was acknowledged, and what was on its way when everything was killed. */
interface Word {
  answer: string | null;
  answeredAt: string;
}
interface Known {
  acknowledged?: Word;
  underWay?: Word;
}
interface Pupil {
  name: string;
  /** Every third sorts cards, where an answer pushes out what lay in its place. */
  survey: AssessmentDefinition;
  session: number;
  ids: Map<number, number>;
  known: Map<number, Known>;
}

/** So few places that cards push each other out all the time. */
const PLACES_USED = 2;

let api: Awaited<ReturnType<typeof startApp>>;
let world: World;
const tokens = new Map<string, string>();
let calls = 0;
type Named = Pick<Pupil, 'name' | 'survey'>;

async function call(
  { name: pupil, survey }: Named,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const token = tokens.get(pupil) ?? (await world.issuer.token(pupil, { expiresIn: 3600 }));
  tokens.set(pupil, token);
  const isCut = method !== 'GET' && ++calls % CALLS_UNTIL_CUT === 0;
  return fetch(`${api.address}/api/assessments/${survey.id}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(isCut ? CUT_AFTER_MILLISECONDS : 20_000),
  });
}

const sessionOf = async (pupil: Named) =>
  (await (await call(pupil, 'GET', 'session')).json()) as AssessmentSession;

/** Sends one change; true once the server has acknowledged it. */
async function send(pupil: Pupil, question: number, { answer, answeredAt }: Word): Promise<boolean> {
  const { session, ids } = pupil;
  const path = `sessions/${session}/questions/${question}/answers`;
  const id = ids.get(question);
  const reply = await (
    answer === null
      ? call(pupil, 'DELETE', `${path}/${id ?? 0}?answeredAt=${answeredAt}`)
      : call(pupil, 'POST', path, { answer, answeredAt })
  ).catch(() => undefined);
  const text = await reply?.text().catch(() => undefined);
  if (reply?.status !== 200 || text === undefined) return false;
  if (answer !== null) ids.set(question, Number(text));
  return true;
}

/** Answers, answers again and takes back until the server is gone; what had no word is sent again first, as the browser does. */
async function answerUntilKilled(pupil: Pupil, stop: AbortSignal, count: () => void): Promise<void> {
  const change = async (question: number, word: Word): Promise<void> => {
    const known = pupil.known.get(question) ?? {};
    pupil.known.set(question, { ...known, underWay: word });
    while (!(await send(pupil, question, word))) {
      if (stop.aborted) return;
      await new Promise((again) => void setTimeout(again, PAUSE_MILLISECONDS));
    }
    pupil.known.set(question, { acknowledged: word });
    if (pupil.survey === WORK_VALUES_SORTER && word.answer !== null)
      for (const [card, { acknowledged }] of pupil.known)
        if (card !== question && acknowledged?.answer === word.answer)
          pupil.known.set(card, { acknowledged: { ...acknowledged, answer: null } });
    count();
  };
  for (const [question, { underWay }] of pupil.known) if (underWay) await change(question, underWay);
  for (let n = 0; !stop.aborted; n++) {
    const question = pupil.survey.questions[(n * 7) % 20]?.id ?? 0;
    const isThere = pupil.known.get(question)?.acknowledged?.answer != null;
    const values = pupil.survey === WORK_VALUES_SORTER ? PLACES_USED : 5;
    const answer = isThere && n % 3 === 0 ? null : String(1 + (n % values));
    await change(question, { answer, answeredAt: new Date().toISOString() });
  }
}

/** Ends every connection of the API to its database, which goes on running. */
async function cutFromDatabase(): Promise<void> {
  const database = openDatabase(world.postgres().url, { maximum: 1 });
  const { rows } = await database.query<{ ended: boolean }>(
    `select pg_terminate_backend(pid) as ended from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  await database.close();
  expect(rows.length).toBeGreaterThan(0);
}

/** Every acknowledged answer is there, none twice; what was on its way is there whole or not at all. */
async function expectAllThere(pupil: Pupil): Promise<void> {
  const { id, answers } = await sessionOf(pupil);
  expect(id).toBe(pupil.session);
  expect(new Set(answers.map(({ questionId }) => questionId)).size).toBe(answers.length);
  if (pupil.survey === WORK_VALUES_SORTER)
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(answers.length);
  // What was on its way may have been kept, and have pushed out what lay in its place.
  const placesUnderWay = new Set(
    pupil.survey === WORK_VALUES_SORTER
      ? [...pupil.known.values()].map(({ underWay }) => underWay?.answer)
      : [],
  );
  const found = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  for (const [question, { acknowledged, underWay }] of pupil.known) {
    const allowed = [
      acknowledged?.answer ?? null,
      ...(underWay ? [underWay.answer] : []),
      ...(placesUnderWay.has(acknowledged?.answer) ? [null] : []),
    ];
    expect(allowed).toContain(found.get(question) ?? null);
  }
}

/**
 * Pupils answer while lines are cut, to the API and behind it, and the API and the database are killed: every acknowledged
 * answer is there, none twice, and what was taken back does not come back.
 */
export async function expectAnswersKeptWhileKilled(given: World): Promise<number> {
  world = given;
  api = await world.launch({});
  let acknowledged = 0;
  try {
    const pupils: Pupil[] = [];
    for (let n = 0; n < PUPILS; n++) {
      const name = `pupil ${n}`;
      const survey = n % 3 === 0 ? WORK_VALUES_SORTER : INTEREST_PROFILER;
      const session = (await sessionOf({ name, survey })).id;
      pupils.push({ name, survey, session, ids: new Map(), known: new Map() });
    }
    for (let round = 0; round < ROUNDS; round++) {
      const goal = acknowledged + ANSWERS;
      const stop = new AbortController();
      const answering = pupils.map((pupil) =>
        answerUntilKilled(pupil, stop.signal, () => void (acknowledged += 1)),
      );
      const reach = async (answers: number) => {
        await expect
          .poll(() => acknowledged, { timeout: 120_000, interval: 2 })
          .toBeGreaterThanOrEqual(answers);
      };
      await reach(goal - ANSWERS / 2);
      await cutFromDatabase();
      await reach(goal);
      if (round % 2 === 1) await world.killDatabase();
      api.child.kill('SIGKILL');
      stop.abort();
      await Promise.all(answering);
      api = await world.launch({});
      for (const pupil of pupils) await expectAllThere(pupil);
    }
  } finally {
    api.child.kill('SIGKILL');
  }
  return acknowledged;
}
