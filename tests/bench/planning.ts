import { inTurns } from './turns.ts';
import { type BenchApi, withApi } from './with-api.ts';

/** Calls in a second as a share of constant JSON of the same length, and of a raw insert. */
const GOALS = { read: 0.4, save: 0.5 };
const STUDENTS = 40;
const SAVED = 100;

/**
 * Measures the dashboard with 100 saved colleges against constant JSON of the same length, and what is saved on it
 * against a raw insert of such a row, in turns through the same server and driver.
 */
export function measurePlanning(): Promise<unknown> {
  return withApi({ students: STUDENTS }, async (api) => {
    const { app } = api;
    const tokens = api.people.map(({ token }) => token);
    const rows = await prepared(api);
    let n = 0;
    const insert = () => ({
      method: 'POST' as const,
      url: '/bench/insert',
      payload: { name: `College ${n++}` },
    });
    return {
      goals: GOALS,
      'saved colleges, 25 of 100': await inTurns(app, tokens.slice(0, 1), {
        call: () => ({ method: 'GET', url: '/api/collegePlanning/getsavedcolleges' }),
        raw: () => ({ method: 'GET', url: '/bench/constant' }),
      }),
      // What of the read is the question to the database, whatever is made of the answer.
      'a raw read of those rows': await inTurns(app, tokens.slice(0, 1), {
        call: () => ({ method: 'GET', url: '/bench/rows' }),
        raw: () => ({ method: 'GET', url: '/bench/constant' }),
      }),
      'an action marked': await inTurns(app, tokens.slice(0, 1), {
        call: () => ({
          method: 'POST',
          url: '/api/collegePlanning/updateSavedCollege',
          payload: { id: rows[n++ % rows.length], actions: [{ questionID: 1 + (n % 8), doneOn: null }] },
        }),
        raw: insert,
      }),
      'where one plans to go': await inTurns(app, tokens, {
        call: () => ({
          method: 'POST',
          url: '/api/collegePlanning/updateintentenrollschool',
          payload: { id: 0, collegeName: 'Elsewhere College', reasons: [1], reasonNotes: `Note ${n++}` },
        }),
        raw: insert,
      }),
      'a transition plan': await inTurns(app, tokens, {
        call: () => ({
          method: 'POST',
          url: '/api/collegePlanning/updatetransitionplan',
          payload: { pathType: 'Work', careerGoalNotes: `Goal ${n++}` },
        }),
        raw: insert,
      }),
    };
  });
}

/** Saves colleges for the first student, and adds the routes to compare with. @returns ids of what is saved */
async function prepared({ app, database, catalog, people }: BenchApi): Promise<number[]> {
  const colleges = catalog
    .search()
    .snapshot.facts.colleges.slice(0, SAVED)
    .map(({ facts }) => facts.id);
  const { rows } = await database.query<{ id: number }>(
    'insert into portal.saved_colleges (person_id, college_id) select $1, unnest($2::int[]) returning id',
    [people[0]?.id, colleges],
  );
  // Routes come before the first call.
  let constant: unknown;
  app.get('/bench/constant', () => constant);
  app.get('/bench/rows', async () => {
    const { rows: saved } = await database.query(
      `select id, college_id, notes, campus_notes, actions, saved_at from portal.saved_colleges
       where person_id = $1 order by saved_at desc, id desc limit 25`,
      [people[0]?.id],
    );
    return saved;
  });
  let n = 0;
  app.post<{ Body: { name: string } }>('/bench/insert', async ({ body: { name } }) => {
    await database.query(
      `insert into portal.self_reported_applications (person_id, college_name, submitted_on) values ($1, $2, '2026-11-01')`,
      [people[n++ % people.length]?.id, `${name} ${n}`],
    );
    return {};
  });
  const { body } = await app.inject({
    url: '/api/collegePlanning/getsavedcolleges',
    headers: { authorization: `Bearer ${people[0]?.token}` },
  });
  constant = JSON.parse(body);
  return rows.map(({ id }) => id);
}
