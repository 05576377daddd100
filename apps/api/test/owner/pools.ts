import {
  digestsOf,
  listKeys,
  sealAsked,
  sealStudent,
} from '../../src/modules/direct-admission/sealed-students.ts';
import { OWN } from './own.ts';
import type { Person } from './person.ts';

/** The owner stands on the list of direct admission, and has looked. */
export async function standOnList({ api, id }: Person): Promise<void> {
  const { query } = api.database;
  await query('update portal.profiles set student_number = $2 where person_id = $1', [id, OWN.studentNumber]);
  const keys = listKeys(OWN.dataSecret);
  const student = { number: OWN.studentNumber, lastName: 'Owner' };
  const [digest] = digestsOf(keys, student);
  await query('insert into portal.listed_students (digest, student) values ($1, $2) on conflict do nothing', [
    digest,
    sealStudent(keys, digest, { ...student, ceebCode: '341985', colleges: 'all' }),
  ]);
  await query('insert into portal.list_looks (person_id, asked, looked_at) values ($1, $2, now())', [
    id,
    sealAsked(keys, id, student),
  ]);
}

/** Both are kept where the clock of the API says that the pool is open, and its facts know the university. */
export async function sendPoolForms({ api, token }: Person): Promise<void> {
  const crp = {
    gradDate: '2026-06-11',
    intendedMajor: OWN.major,
    requireCampusHousing: true,
    appliedToUncInstitution: false,
    entryTerm: 'Fall',
    textAuth: false,
    applyFinancialAid: true,
  };
  const taap = {
    name: { first: 'Ada', last: 'Lovelace' },
    email: 'owner@example.org',
    mailingAddress: { street1: OWN.street, city: 'Durham', state: 'NC', zip: '27701' },
    additionalData: { denialsReceivedFrom: 'Appalachian State University' },
  };
  await api.call('POST', '/Prospect/insertprospectcrp', { token, body: { additionalData: crp } });
  await api.call('POST', '/Prospect/insertprospecttaap', { token, body: taap });
}
