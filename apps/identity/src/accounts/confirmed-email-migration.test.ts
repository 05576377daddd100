import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testDatabase } from '@longleaf/testkit/database';
import { expect, it } from 'vitest';

const MIGRATION = join(import.meta.dirname, '../../migrations/0005_confirmed-email.sql');

it('confirms no e-mail, and leaves one that several accounts confirmed to the oldest of them', async () => {
  const { pool } = await testDatabase();
  await pool.query('drop index identity.accounts_confirmed_email; drop index identity.reset_links_email');
  const insert = (name: string, email: string, confirmed: boolean, day: number) =>
    pool.query(
      `insert into identity.accounts (id, user_name, user_name_key, email, email_key, email_verified, first_name,
         last_name, role, password_hash, security_question, security_answer_hash, created_at, password_changed_at)
       values ($1, $2, $2, $3, $3, $4, 'Pat', 'Lee', 2, '', '', '', make_date(2026, 1, $5), now())`,
      [randomUUID(), name, email, confirmed, day],
    );
  await insert('made_first', 'family@example.org', false, 1);
  await insert('oldest', 'family@example.org', true, 2);
  await insert('younger', 'family@example.org', true, 3);
  await insert('youngest', 'family@example.org', true, 4);
  await insert('alone', 'alone@example.org', true, 5);
  await insert('never_confirmed', 'never@example.org', false, 6);

  await pool.query((await readFile(MIGRATION, 'utf8')).replaceAll('--> statement-breakpoint', ''));
  const { rows } = await pool.query<{ name: string }>(
    `select user_name as name from identity.accounts where email_verified order by created_at`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['oldest', 'alone']);
});
