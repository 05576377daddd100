import { Scope } from '@longleaf/http/policy';
import { inTransaction } from '@longleaf/platform/executor';
import { policies } from '../../src/policies.ts';
import { newReference } from '../../src/modules/receipts/index.ts';
import { OWN } from './own.ts';
import { firstId, type Person } from './person.ts';

/** An application with a form to fill in, a file kept with it, and a task of one's own. */
export async function startApplication({ api, id }: Person) {
  const { query } = api.database;
  const application = firstId(
    await query<{ id: number }>(
      `insert into portal.applications (person_id, college_id, kind, note, started_at)
       values ($1, $2, 'first-year', $3, now()) returning id`,
      [id, OWN.college, OWN.applicationNote],
    ),
  );
  const tasks = await query<{ id: number }>(
    `insert into portal.application_tasks (application_id, task, title, position)
     values ($1, 'form', null, 0), ($1, null, 'Task of the owner', 1) returning id`,
    [application],
  );
  const [task = 0, ownTask = 0] = tasks.rows.map((row) => row.id);
  const { kept } = await keepFile({ api, id });
  await query(`update portal.application_tasks set attachment_id = $2, attachment_name = 'x' where id = $1`, [
    task,
    kept.id,
  ]);
  return { application, task, ownTask, file: kept.id };
}

async function keepFile({ api, id }: Pick<Person, 'api' | 'id'>) {
  const taken = await api.files.take({
    name: 'letter.txt',
    contentType: 'text/plain',
    bytes: Buffer.from(OWN.file),
  });
  const files = Scope.permit(policies.file, 'file:change', { kind: 'person', id }, { owner: id });
  await inTransaction(api.database, (tx) => api.files.keep(tx, files, taken));
  return taken;
}

/** Somebody is asked for a letter, which came, and the application was sent. */
export async function sendApplication({ api, id, subject }: Person, application: number) {
  const { query } = api.database;
  const receipt = newReference();
  await query(
    `insert into portal.receipts (reference, person_id, kind, subject, college_id, sent_at)
     values ($1, $2, 'application', $3, $4, now())`,
    [receipt, id, application, OWN.college],
  );
  const recommendation = firstId(
    await query<{ id: number }>(
      `insert into portal.application_tasks (application_id, task, position) values ($1, 'recommendation', 2)
       returning id`,
      [application],
    ),
  );
  await query(
    `insert into portal.application_invitations
       (application_id, task_id, email, first_name, last_name, student_name, token_digest, created_at, sent_at, expires_at)
     values ($1, $2, 'invited@example.org', 'Ida', 'Greer', 'Owner', sha256($3::bytea), '2020-01-01', '2020-01-01',
             '2099-01-01')`,
    [application, recommendation, subject],
  );
  await query(
    `insert into portal.letter_deliveries (id, application_id, invitation_id, number, sent_at)
     select gen_random_uuid(), application_id, id, 1, now() from portal.application_invitations where application_id = $1`,
    [application],
  );
  return { receipt, recommendation };
}
