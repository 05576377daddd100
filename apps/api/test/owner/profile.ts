import { OWN } from './own.ts';
import type { Person } from './person.ts';

/** The profile with its parts, a school, the key of drafts, and an account that is to be deleted. */
export async function fillProfile({ api, id, token }: Person): Promise<void> {
  const { query } = api.database;
  await query('update portal.draft_keys set key = $2 where person_id = $1', [id, OWN.draftKey]);
  const address = { street: OWN.street, city: 'Durham', state: 'NC', postalCode: '27701', country: 'US' };
  const profile = {
    nickname: OWN.nickname,
    dateOfBirth: '2008-01-27',
    socialSecurityNumber: OWN.number,
    mailAddress: address,
  };
  await api.call('PUT', '/users/profile/save', { token, body: profile });
  await query(
    `update portal.profiles set first_name = $2, email = 'owner@example.org', email_verified = true where person_id = $1`,
    [id, OWN.firstName],
  );
  const guardians = [{ firstName: OWN.guardian, lastName: 'Lee' }];
  await api.call('PUT', '/users/parentguardianinfo', { token, body: { guardians } });
  await query('insert into portal.profile_demographics (person_id, religious_affiliation) values ($1, $2)', [
    id,
    OWN.religion,
  ]);
  await query('insert into portal.associated_schools (person_id, crm_id) values ($1, $2)', [id, OWN.school]);
  await query(
    'insert into portal.person_deletions (person_id, requested_at, delete_after) values ($1, now(), $2)',
    [id, OWN.deletedOn],
  );
}
