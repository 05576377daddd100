import { testDatabase } from '@longleaf/testkit/database';
import { expect, it } from 'vitest';

const { pool } = await testDatabase();

it('holds one primary school: the chosen one, or that it is not listed, never both', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into portal.people (issuer, subject) values ('test', 'ann') returning id`,
  );
  const keep = (crmId: string | null, notListed: boolean) =>
    pool.query(
      `insert into portal.profiles (person_id, primary_school_crm_id, primary_school_not_listed) values ($1, $2, $3)
       on conflict (person_id) do update
       set primary_school_crm_id = excluded.primary_school_crm_id,
           primary_school_not_listed = excluded.primary_school_not_listed`,
      [rows[0]?.id, crmId, notListed],
    );
  await keep('hs-1', false);
  await keep(null, true);
  await expect(keep('hs-1', true)).rejects.toMatchObject({ constraint: 'profiles_one_primary_school' });
});
