import { readApplications } from '@longleaf/catalog/applications/read-applications';
import type { ApplicationKind } from '@longleaf/rules/applications/kinds';
import type { TaskKey } from '@longleaf/rules/applications/tasks';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import { definitionOf } from './modules/applications/index.ts';

type DemoApplication = {
  college: number;
  kind: ApplicationKind;
  /** Days ago. */
  started: number;
  sent?: number;
  /** What is done, and how many days ago. */
  done: Partial<Record<TaskKey, number>>;
  /** Their own date, in days from now; of tasks as well. */
  due?: number;
  dueTasks?: Partial<Record<TaskKey, number>>;
  note?: string;
  ownTask?: string;
};

/** UNC Asheville, NC State, NC A&T, Wake Tech. */
const APPLICATIONS: readonly DemoApplication[] = [
  {
    college: 199111,
    kind: 'first-year',
    started: 40,
    done: { form: 14, residency: 26 },
    due: 22,
    dueTasks: { essay: 6, recommendation: 9 },
    note: 'Ms. Greer knows my work in biology best.',
    ownTask: 'Visit the campus',
  },
  { college: 199193, kind: 'first-year', started: 38, done: { form: 9, residency: 26, fee: 9 } },
  {
    college: 199102,
    kind: 'first-year',
    started: 36,
    sent: 12,
    done: { form: 12, residency: 26, fee: 12, fafsa: 20 },
  },
  { college: 199856, kind: 'single', started: 20, sent: 19, done: { form: 19, residency: 26 } },
];

/** Gives a demo person applications, some of them sent. No college hears of them. */
export async function insertDemoApplications(
  client: Queryable,
  personId: string,
  today: string,
): Promise<void> {
  const colleges = await readApplications(client);
  for (const { college, kind, started, sent, done, due, dueTasks = {}, note = '', ownTask } of APPLICATIONS) {
    const known = colleges.get(college);
    if (!known) continue;
    const { rows } = await client.query<{ id: number }>(
      `insert into portal.applications (person_id, college_id, kind, note, started_at, completed_at, due_on)
       values ($1, $2, $3, $4, now() - $5 * interval '1 day', now() - $6::int * interval '1 day', $7::date + $8::int)
       returning id`,
      [personId, college, kind, note, started, sent ?? null, today, due ?? null],
    );
    const tasks = definitionOf(known, kind, today).tasks;
    await client.query(
      `insert into portal.application_tasks
         (application_id, task, position, is_optional, completed_at, done_by, due_on)
       select $1, task, place - 1, optional, now() - ago * interval '1 day', case when ago is null then null else 'student' end,
              $5::date + days
       from unnest($2::text[], $3::boolean[], $4::int[], $6::int[]) with ordinality as given (task, optional, ago, days, place)`,
      [
        rows[0]?.id,
        tasks.map(({ key }) => key),
        tasks.map(({ isOptional }) => isOptional),
        tasks.map(({ key }) => done[key] ?? null),
        today,
        tasks.map(({ key }) => dueTasks[key] ?? null),
      ],
    );
    if (ownTask !== undefined) {
      await client.query(
        'insert into portal.application_tasks (application_id, title, position) values ($1, $2, $3)',
        [rows[0]?.id, ownTask, tasks.length],
      );
    }
  }
}
