import { openDatabase } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import { testDatabase } from '@longleaf/testkit/database';
import { expect, it, onTestFinished } from 'vitest';
import { removeExpired } from './cleanup.ts';

it('removes what has expired and nothing else', async () => {
  const database = await testDatabase();
  const { pool } = database;
  await pool.query(`
    insert into identity.artifacts (model, id, payload, expires_at) values
      ('Session', 'old', '{}', now() - interval '1 minute'),
      ('Session', 'young', '{}', now() + interval '1 minute'),
      ('Session', 'lasting', '{}', null);
    insert into identity.throttles (key, failures, last_at, blocked_until, expires_at) values
      ('old', 1, now(), now(), now() - interval '2 hours'),
      ('young', 1, now(), now(), now() + interval '1 hour');
    insert into identity.daily_salts (day, salt) values
      (current_date - 3, '\\x00'), (current_date, '\\x00');`);
  expect(await removeExpired(database)).toBe(true);
  const left = async (column: string, table: string) =>
    (await pool.query(`select ${column} as name from identity.${table} order by 1`)).rows.map(
      ({ name }) => name,
    );
  expect(await left('id', 'artifacts')).toEqual(['lasting', 'young']);
  expect(await left('key', 'throttles')).toEqual(['young']);
  expect(await left('day', 'daily_salts')).toHaveLength(1);
});

it('keeps what may be asked about for as long as the privacy page says', async () => {
  const database = await testDatabase();
  const { pool } = database;
  await pool.query(`
    insert into identity.audit (event, at) values
      ('within', now() - interval '399 days'), ('past', now() - interval '401 days');
    insert into identity.accounts (id, user_name, user_name_key, email, email_key, first_name, last_name, role,
        password_hash, security_question, security_answer_hash, created_at, password_changed_at)
      values ('00000000-0000-4000-8000-000000000001', 'ann', 'ann', 'a@b.org', 'a@b.org', 'Ann', 'Lee', 2,
        '', '', '', now(), now());
    insert into identity.sign_ins (account_id, at, method, device) values
      ('00000000-0000-4000-8000-000000000001', now() - interval '89 days', 'password', 'within'),
      ('00000000-0000-4000-8000-000000000001', now() - interval '91 days', 'password', 'past');`);
  await removeExpired(database);
  expect((await pool.query('select event from identity.audit')).rows).toEqual([{ event: 'within' }]);
  expect((await pool.query('select device from identity.sign_ins')).rows).toEqual([{ device: 'within' }]);
});

it('removes links, half-done steps, trust and old keys in their time, and keeps what is in use', async () => {
  const database = await testDatabase();
  const { pool } = database;
  const id = '00000000-0000-4000-8000-000000000001';
  const other = '00000000-0000-4000-8000-000000000002';
  await pool.query(`
    insert into identity.accounts (id, user_name, user_name_key, email, email_key, first_name, last_name, role,
        password_hash, security_question, security_answer_hash, created_at, password_changed_at)
      select id::uuid, id, id, 'a@b.org', 'a@b.org', 'Ann', 'Lee', 2, '', '', '', now(), now()
      from unnest(array['${id}', '${other}']) id;
    insert into identity.keys (id, kind, sealed, created_at, retires_at) values
      ('newest', 'signing', '', now() - interval '2 years', null),
      ('verifies', 'signing', '', now() - interval '2 years', now() - interval '23 hours'),
      ('past', 'signing', '', now() - interval '2 years', now() - interval '25 hours');
    insert into identity.reset_links (digest, request_id, account_id, email_key, created_at, expires_at) values
      ('young', gen_random_uuid(), '${id}', 'a@b.org', now(), now() + interval '1 minute'),
      ('past', gen_random_uuid(), '${id}', 'a@b.org', now(), now() - interval '1 minute');
    insert into identity.pending_steps (key, payload, expires_at) values
      ('young', '{}', now() + interval '1 minute'), ('past', '{}', now() - interval '1 minute');
    insert into identity.trusted_devices (id, account_id, secret_digest, device, created_at, expires_at) values
      (gen_random_uuid(), '${id}', 'a', 'young', now(), now() + interval '1 minute'),
      (gen_random_uuid(), '${id}', 'b', 'past', now(), now() - interval '1 minute');
    insert into identity.email_changes (account_id, email, token_digest, created_at, expires_at) values
      ('${id}', 'young', 'a', now(), now() + interval '1 minute'),
      ('${other}', 'past', 'b', now(), now() - interval '1 minute');`);
  await removeExpired(database);
  const { rows } = await pool.query<{ left: string }>(`
    select 'key ' || id as left from identity.keys union all
    select 'link ' || digest from identity.reset_links union all
    select 'step ' || key from identity.pending_steps union all
    select 'device ' || device from identity.trusted_devices union all
    select 'change ' || email from identity.email_changes order by 1`);
  expect(rows.map(({ left }) => left)).toEqual([
    'change young',
    'device young',
    'key newest',
    'key verifies',
    'link young',
    'step young',
  ]);
});

it('leaves the work to another copy that is at it', async () => {
  const database = await testDatabase();
  await inTransaction(database, async (other) => {
    await other.query(`select pg_advisory_xact_lock(hashtext('longleaf-identity-cleanup'))`);
    expect(await removeExpired(database)).toBe(false);
  });
  expect(await removeExpired(database)).toBe(true);
});

it('lets go of its lock and of its connection when a statement fails, so that the next try finds both', async () => {
  const { pool, url } = await testDatabase();
  const single = openDatabase(url, { maximum: 1 });
  onTestFinished(() => single.close());
  await pool.query('alter table identity.pending_steps rename to elsewhere');
  await expect(removeExpired(single)).rejects.toThrow(/pending_steps/);
  const { rows } = await pool.query(
    `select pg_try_advisory_xact_lock(hashtext('longleaf-identity-cleanup')) as free`,
  );
  expect(rows).toEqual([{ free: true }]);
  await pool.query('alter table identity.elsewhere rename to pending_steps');
  expect(await removeExpired(single)).toBe(true);
});
