import type { Address } from '@longleaf/contract/addresses';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import type { Secret } from '@longleaf/platform/secret';
import { firstGraduationYear } from '@longleaf/rules/profile/graduation-years';
import { EMPTY_ADDRESS } from '@longleaf/rules/addresses/address';
import { TOWN_CHECKED } from '@longleaf/rules/addresses/result-codes';
import { DEMO_PEOPLE, type DemoPerson } from '@longleaf/platform/demo-people';
import { sealOf } from './modules/addresses/index.ts';

type DemoProfile = {
  person: DemoPerson;
  /** Years after the first that can be chosen: 0 is a senior. */
  yearsToGraduation?: number;
  dateOfBirth?: string;
  /** The crmId of a school of the shipped directory. */
  school?: string;
  studentNumber?: string;
  address: { street: string; city: string; postalCode: string; county: string };
  phone: string;
};

// Streets and numbers that belong to nobody: 555-01xx is set aside for fiction.
const DEMO_PROFILES: readonly DemoProfile[] = [
  {
    person: DEMO_PEOPLE.student,
    yearsToGraduation: 1,
    dateOfBirth: '2010-02-11',
    school: 'hs-00134',
    address: { street: '100 Longleaf Pine Ln', city: 'Chapel Hill', postalCode: '27514', county: '068' },
    phone: '(919) 555-0111',
  },
  {
    person: DEMO_PEOPLE.senior,
    yearsToGraduation: 0,
    dateOfBirth: '2009-01-27',
    school: 'hs-00515',
    // Made up, as everything about demo people.
    studentNumber: '5550112009',
    address: { street: '20 Needle Ct Apt 4', city: 'Raleigh', postalCode: '27601', county: '092' },
    phone: '(919) 555-0112',
  },
  {
    person: DEMO_PEOPLE.college,
    dateOfBirth: '2006-08-19',
    address: { street: '8 Pinecone Way', city: 'Durham', postalCode: '27701', county: '032' },
    phone: '(919) 555-0113',
  },
  {
    person: DEMO_PEOPLE.adult,
    dateOfBirth: '1991-05-06',
    address: { street: '310 Sandhills Rd', city: 'Lumberton', postalCode: '28358', county: '078' },
    phone: '(910) 555-0114',
  },
  {
    person: DEMO_PEOPLE.parent,
    address: { street: '12 Riverbank Dr', city: 'Pembroke', postalCode: '28372', county: '078' },
    phone: '(910) 555-0115',
  },
  {
    person: DEMO_PEOPLE.educator,
    school: 'hs-00134',
    address: { street: '77 Fall Line St', city: 'Chapel Hill', postalCode: '27514', county: '068' },
    phone: '(919) 555-0116',
  },
];

/**
 * Gives a demo person a filled-in profile; the beginner gets none.
 * @param today the day from which graduation years count.
 */
export async function insertDemoProfile(
  client: Queryable,
  id: string,
  person: DemoPerson,
  { dataSecret, today }: { dataSecret: Secret; today: string },
): Promise<void> {
  const found = DEMO_PROFILES.find((one) => one.person.sub === person.sub);
  if (!found) return;
  const { yearsToGraduation, dateOfBirth, school, studentNumber, address, phone } = found;
  const graduationYear =
    yearsToGraduation === undefined ? null : firstGraduationYear(today) + yearsToGraduation;
  await client.query(
    `insert into portal.profiles (person_id, first_name, last_name, email, email_verified, role, date_of_birth,
       graduation_year, primary_school_crm_id, phone_number, mail_address, perm_address, account_told, student_number)
     values ($1, $2, $3, $4, true, $5, $6, $7, $8, $9, $10, $10, $11, $12) on conflict do nothing`,
    [
      id,
      person.firstName,
      person.lastName,
      person.email,
      person.role,
      dateOfBirth ?? null,
      graduationYear,
      school ?? null,
      phone,
      JSON.stringify(checked(dataSecret, address)),
      // The sign-in provider has to hear of the school.
      school === undefined,
      studentNumber ?? '',
    ],
  );
}

function checked(dataSecret: Secret, address: DemoProfile['address']): Address {
  // The towns are real, the streets are made up.
  const marks = {
    key: '',
    isVerified: false,
    userOverride: false,
    resultCodes: [TOWN_CHECKED],
    addressType: '',
  };
  return sealOf(dataSecret).sealed({ ...EMPTY_ADDRESS, ...address, state: 'NC', ...marks });
}
