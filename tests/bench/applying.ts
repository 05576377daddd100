import { inTurns } from './turns.ts';
import { type BenchApi, withApi } from './with-api.ts';

/** What each call has to reach: calls in a second, as a share of the raw statements it stands for, by the same driver. */
const GOAL = 0.5;
const STUDENTS = 40;
const APPLICATIONS = 30;
const TASKS_EACH = 10;

/**
 * Measures the hub's list with 30 applications and 300 tasks, one task marked done, and one activity kept, each in turns
 * with a call of the same server that makes the raw statements alone. Processor time is that of the whole process.
 */
export function measureApplying(): Promise<unknown> {
  return withApi({ students: STUDENTS }, async (api) => {
    const { app, database, people } = api;
    const tasks = await hubOfTheFirst(api);
    rawRoutes(api);
    const tokens = people.map(({ token }) => token);
    let n = 0;
    const task = () => tasks[n++ % tasks.length];
    return {
      goal: GOAL,
      'hub with 30 applications and 300 tasks': await inTurns(app, tokens.slice(0, 1), {
        call: () => ({ method: 'GET', url: '/api/application/user' }),
        raw: () => ({ method: 'GET', url: '/bench/list' }),
      }),
      'a task marked done': await inTurns(app, tokens.slice(0, 1), {
        call: () => {
          const one = task();
          return { method: 'GET', url: `/api/application/${one?.application}/${one?.id}/completed` };
        },
        raw: () => ({ method: 'POST', url: '/bench/task', payload: { id: task()?.id } }),
      }),
      'an activity kept': await inTurns(app, tokens, {
        before: () => database.query('truncate portal.activity_items'),
        call: () => ({
          method: 'POST',
          url: '/api/ActivitiesInterests/AddNetwork',
          payload: { id: 0, name: `Person ${n++}`, relation: 'Coach', email: '', description: '' },
        }),
        raw: () => ({ method: 'POST', url: '/bench/item', payload: { name: `Person ${n++}` } }),
      }),
    };
  });
}

/** The first student has the hub; the others keep activities beside them. */
async function hubOfTheFirst({ database, catalog, people }: BenchApi) {
  const colleges = [...catalog.applications().keys()].slice(0, APPLICATIONS);
  const { rows } = await database.query<{ id: number; application: number }>(
    `with started as (
       insert into portal.applications (person_id, college_id, kind, note, started_at)
       select $1, c, 'first-year', '', now() from unnest($2::int[]) c returning id)
     insert into portal.application_tasks (application_id, title, position)
     select started.id, 'Task ' || n, n from started, generate_series(1, $3) n
     returning id, application_id as application`,
    [people[0]?.id, colleges, TASKS_EACH],
  );
  return rows;
}

/** What the measured calls ask of the database, and nothing else. */
function rawRoutes({ app, database, people }: BenchApi): void {
  const id = people[0]?.id;
  let n = 0;
  app.get('/bench/list', async () => {
    const [applications, tasks, invitations] = await Promise.all([
      database.query('select * from portal.applications where person_id = $1 and removed_at is null', [id]),
      database.query(
        `select t.* from portal.application_tasks t join portal.applications a on a.id = t.application_id
         where a.person_id = $1 and a.removed_at is null order by t.application_id, t.position`,
        [id],
      ),
      database.query(
        `select i.* from portal.application_invitations i join portal.applications a on a.id = i.application_id
         where a.person_id = $1 and i.withdrawn_at is null`,
        [id],
      ),
    ]);
    return [applications.rows, tasks.rows, invitations.rows];
  });
  app.post<{ Body: { id: number } }>('/bench/task', async ({ body }) => {
    await database.query(
      `update portal.application_tasks set completed_at = coalesce(completed_at, now()), done_by = 'student' where id = $1`,
      [body.id],
    );
    return {};
  });
  app.post<{ Body: { name: string } }>('/bench/item', async ({ body }) => {
    await database.query(
      `insert into portal.activity_items (person_id, section, item, position)
       values ($1, 'networking', $2::jsonb, 0)`,
      [people[n++ % people.length]?.id, JSON.stringify(body)],
    );
    return {};
  });
}
