import { OWN } from './own.ts';
import { firstId, type Person } from './person.ts';

/** What one saves of each kind, and asks a college for. */
export async function saveThings({ api, id, token }: Person) {
  const { query } = api.database;
  const college = await query<{ id: number }>(
    'insert into portal.saved_colleges (person_id, college_id, notes) values ($1, $2, $3) returning id',
    [id, OWN.college, OWN.notes],
  );
  const search = await query<{ id: number }>(
    `insert into portal.saved_searches (person_id, name, search) values ($1, $2, '{}') returning id`,
    [id, OWN.search],
  );
  await query('insert into portal.saved_careers (person_id, code) values ($1, $2)', [id, OWN.career]);
  await query('insert into portal.saved_programs (person_id, code) values ($1, $2)', [id, OWN.program]);
  await query('insert into portal.saved_enrichment (person_id, code) values ($1, $2)', [
    id,
    String(OWN.enrichment),
  ]);
  await query(
    `insert into portal.prospects (person_id, application_definition_id, source, is_active)
     values ($1, $2, 'College Recruiter', true)`,
    [id, OWN.college],
  );
  await api.call('POST', '/Prospect/addRecruiterAdditionalData', {
    token,
    body: { additionalData: { intendedMajor: OWN.toldMajor } },
  });
  return { collegeRow: firstId(college), searchRow: firstId(search) };
}
