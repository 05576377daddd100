import type { ClientBase } from 'pg';

/** What is put into the rows: codes of the facts, and an application as the product itself starts it. */
export interface Sample {
  issuer: string;
  colleges: readonly number[];
  careers: readonly string[];
  programs: readonly string[];
  assessment: { id: number; questions: readonly number[]; answer: string };
  tasks: readonly { task: string | null; position: number; isOptional: boolean }[];
  passwordHash: string;
}

/** Of each person, or of so many people one: 10 saved things, 2 applications, 3 events, 20 answers a person. */
const COLLEGES_EACH = 6;
const PEOPLE_PER_SESSION = 3;

interface Step {
  name: string;
  /** $1 and $2 are the first and the last number of the people; then what `with` names. */
  sql: string;
  with?: (sample: Sample) => unknown[];
}

/** The id of the person with that number: spread over the index as real ones are. */
const idOf = (n: string) => `md5('person ' || ${n})::uuid`;
const between = 'from people_to_make where n between $1 and $2';

const STEPS: Step[] = [
  {
    name: 'people',
    sql: `insert into portal.people (id, issuer, subject, created_at)
          select id, $3, id::text, now() - n % 900 * interval '1 day' ${between}`,
    with: ({ issuer }) => [issuer],
  },
  {
    name: 'profiles',
    sql: `insert into portal.profiles (person_id, first_name, last_name, email, role, graduation_year, updated_at)
          select id, 'Student', 'Number ' || n, 'student-' || n || '@example.org', 1, 2027 + n % 6,
                 now() - n % 300 * interval '1 day' ${between}`,
  },
  {
    name: 'accounts',
    sql: `insert into identity.accounts (id, user_name, user_name_key, email, email_key, email_verified, first_name,
                 last_name, role, password_hash, security_question, security_answer_hash, created_at, password_changed_at)
          select id, 'student_' || n, 'student_' || n, 'student-' || n || '@example.org',
                 'student-' || n || '@example.org', true, 'Student', 'Number ' || n, 1, $3, 'A question', $3, now(), now()
          ${between}`,
    with: ({ passwordHash }) => [passwordHash],
  },
  {
    name: 'sign-ins',
    sql: `insert into identity.audit (at, event, account_id)
          select now() - n % 300 * interval '1 day', 'signed-in', id ${between}`,
  },
  {
    name: 'saved colleges',
    sql: `insert into portal.saved_colleges (person_id, college_id, saved_at)
          select id, ($3::int[])[(n * 7 + k * 31) % cardinality($3::int[]) + 1], now() - (n + k) % 300 * interval '1 day'
            from people_to_make, generate_series(1, ${COLLEGES_EACH}) k where n between $1 and $2`,
    with: ({ colleges }) => [colleges],
  },
  {
    name: 'saved careers',
    sql: `insert into portal.saved_careers (person_id, code, saved_at)
          select id, ($3::text[])[(n * 7 + k * 31) % cardinality($3::text[]) + 1], now() - (n + k) % 300 * interval '1 day'
            from people_to_make, generate_series(1, 2) k where n between $1 and $2`,
    with: ({ careers }) => [careers],
  },
  {
    name: 'saved programs',
    sql: `insert into portal.saved_programs (person_id, code, saved_at)
          select id, ($3::text[])[n % cardinality($3::text[]) + 1], now() - n % 300 * interval '1 day' ${between}`,
    with: ({ programs }) => [programs],
  },
  {
    name: 'saved searches',
    sql: `insert into portal.saved_searches (person_id, name, search)
          select id, 'Small colleges ' || n, '[{"name":"State","values":["NC"]}]' ${between}`,
  },
  {
    name: 'applications',
    sql: `insert into portal.applications (person_id, college_id, kind, started_at, completed_at)
          select id, ($3::int[])[(n * 7 + k * 31) % cardinality($3::int[]) + 1], 'first-year',
                 now() - n % 60 * interval '1 day', case when (n + k) % 3 = 0 then now() end
            from people_to_make, generate_series(0, 1) k where n between $1 and $2`,
    with: ({ colleges }) => [colleges],
  },
  {
    name: 'application tasks',
    sql: `insert into portal.application_tasks (application_id, task, position, is_optional)
          select a.id, t.task, t.position, t."isOptional"
            from people_to_make p join portal.applications a on a.person_id = p.id,
                 jsonb_to_recordset($3::jsonb) t (task text, position int, "isOptional" boolean)
           where n between $1 and $2 order by a.id`,
    with: ({ tasks }) => [JSON.stringify(tasks)],
  },
  {
    name: 'transcript requests',
    sql: `insert into portal.transcript_requests (person_id, application_id, college_id, ceeb, type, status, asked_at,
                 release_on)
          select p.id, min(a.id), min(a.college_id), '340001', 'Initial', 'Received',
                 now() - min(n) % 60 * interval '1 day', current_date - min(n) % 60
            from people_to_make p join portal.applications a on a.person_id = p.id
           where n between $1 and $2 group by p.id order by p.id`,
  },
  {
    name: 'transcript events',
    sql: `insert into portal.transcript_events (request_id, status, at)
          select r.id, happened, r.asked_at
            from people_to_make p join portal.transcript_requests r on r.person_id = p.id,
                 unnest(array['Pending', 'Released', 'Received']) happened
           where n between $1 and $2 order by r.id`,
  },
  {
    name: 'assessment sessions',
    sql: `insert into portal.assessment_sessions (person_id, assessment_id, started_at, completed_at)
          select id, $3, now() - n % 300 * interval '1 day',
                 case when n % 2 = 0 then now() - n % 300 * interval '1 day' end
          ${between} and n % ${PEOPLE_PER_SESSION} = 0`,
    with: ({ assessment }) => [assessment.id],
  },
  {
    name: 'assessment answers',
    sql: `insert into portal.assessment_answers (person_id, session_id, question_id, answer, answered_at)
          select p.id, s.id, q, $4, s.started_at
            from people_to_make p join portal.assessment_sessions s on s.person_id = p.id, unnest($3::int[]) q
           where n between $1 and $2 order by s.id`,
    with: ({ assessment }) => [assessment.questions, assessment.answer],
  },
];

/**
 * Makes the people with the numbers from `first` to `last`, and what belongs to each. References are not
 * looked up row by row: they are true as it makes them. @returns seconds by table
 */
export async function fill(
  client: ClientBase,
  sample: Sample,
  { first, last, say }: { first: number; last: number; say: (message: string) => void },
): Promise<Record<string, number>> {
  await client.query(
    `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'`,
  );
  // In the order of their ids, so that each index grows at its end.
  await client.query(
    `create temporary table people_to_make as
     select n, ${idOf('n')} as id from generate_series(${first}, ${last}) n order by id`,
  );
  const seconds: Record<string, number> = {};
  for (const { name, sql, with: more } of STEPS) {
    const began = performance.now();
    await client.query(sql, [first, last, ...(more?.(sample) ?? [])]);
    seconds[name] = Math.round((performance.now() - began) / 100) / 10;
    say(`${name}: ${seconds[name]} s`);
  }
  await client.query('drop table people_to_make');
  await client.query('reset session_replication_role; reset synchronous_commit; reset work_mem');
  await client.query('vacuum analyze');
  return seconds;
}

/** Rows and bytes, with indexes, of each table that holds more than 1 MB. */
export async function sizes(
  client: ClientBase,
): Promise<Record<string, { rows: number; megabytes: number }>> {
  const { rows } = await client.query<{ name: string; rows: string; bytes: string }>(
    `select n.nspname || '.' || c.relname as name, c.reltuples::bigint as rows, pg_total_relation_size(c.oid) as bytes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('portal', 'identity') and pg_total_relation_size(c.oid) > 1e6
      order by 3 desc`,
  );
  return Object.fromEntries(
    rows.map((row) => [row.name, { rows: Number(row.rows), megabytes: Math.round(Number(row.bytes) / 1e6) }]),
  );
}
