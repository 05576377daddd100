import type { Address } from '@longleaf/contract/addresses';
import type { Guardian } from '@longleaf/contract/profile-guardians';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const owner = () =>
  uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' });
const words = (name: string) => text(name).notNull().default('');

/** What a person says about themselves. The profile owns names and roles; the sign-in provider is told of them. */
export const profiles = portal.table(
  'profiles',
  {
    personId: owner(),
    firstName: words('first_name'),
    middleName: words('middle_name'),
    lastName: words('last_name'),
    suffix: words('suffix'),
    nickname: words('nickname'),
    /** A copy for letters; the sign-in provider owns it. */
    email: words('email'),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The language of mail; a copy, too. */
    language: text('language', { enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    /** Bit flags (CON-082). */
    role: integer('role').notNull().default(0),
    gender: integer('gender'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    graduationYear: integer('graduation_year'),
    /** Sealed with a key outside the database. */
    socialSecurityNumber: bytes('social_security_number'),
    phoneNumber: words('phone_number'),
    daytimePhone: words('daytime_phone'),
    eveningPhone: words('evening_phone'),
    mailingPhone: words('mailing_phone'),
    mobilePhone: words('mobile_phone'),
    permAddress: jsonb('perm_address').$type<Address>(),
    mailAddress: jsonb('mail_address').$type<Address>(),
    textingOptIns: text('texting_opt_ins').array().notNull().default([]),
    enrollmentStatus: words('enrollment_status'),
    studentNumber: words('student_number'),
    primarySchoolCrmId: text('primary_school_crm_id'),
    primarySchoolNotListed: boolean('primary_school_not_listed').notNull().default(false),
    vendorUserId: text('vendor_user_id'),
    /** False while the sign-in provider has not heard of the names, roles or school as they are now. */
    accountTold: boolean('account_told').notNull().default(true),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('profiles_language', sql`${table.language} in ('en', 'es')`),
    check('profiles_role_flags', sql`${table.role} between 0 and 255`),
    check('profiles_student_number_digits', sql`${table.studentNumber} ~ '^[0-9]{0,20}$'`),
    check(
      'profiles_one_primary_school',
      sql`not (${table.primarySchoolNotListed} and ${table.primarySchoolCrmId} is not null)`,
    ),
  ],
);

/** Where a person comes from and what they live with. Lists are joined by commas, as they travel. */
export const profileDemographics = portal.table('profile_demographics', {
  personId: owner(),
  nationalities: words('nationalities'),
  ethnicities: words('ethnicities'),
  disabilities: words('disabilities'),
  militaryServices: words('military_services'),
  religiousAffiliation: text('religious_affiliation'),
  maritalStatus: text('marital_status'),
  hispanic: boolean('hispanic'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A person's parents and guardians, as one list. */
export const profileGuardians = portal.table('profile_guardians', {
  personId: owner(),
  guardians: jsonb('guardians').$type<Guardian[]>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Schools beside the primary one. The catalogue is facts that are loaded anew, so it is not referred to by a key. */
export const associatedSchools = portal.table(
  'associated_schools',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    crmId: text('crm_id').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.crmId] })],
);

export const keptProfiles = personal(profiles, {
  owner: profiles.personId,
  title: /*i18n*/ 'Your profile',
  keepsBack: ['personId'],
  reads: {
    firstName: /*i18n*/ 'First name',
    middleName: /*i18n*/ 'Middle name',
    lastName: /*i18n*/ 'Last name',
    suffix: /*i18n*/ 'Suffix',
    nickname: /*i18n*/ 'What you are called',
    dateOfBirth: /*i18n*/ 'Date of birth',
    gender: /*i18n*/ 'Gender',
    role: /*i18n*/ 'I am a',
    graduationYear: /*i18n*/ 'High school graduation year',
    primarySchoolCrmId: /*i18n*/ 'Main school',
    enrollmentStatus: /*i18n*/ 'School or college now',
    studentNumber: /*i18n*/ 'Student number',
    socialSecurityNumber: /*i18n*/ 'Social Security number',
    email: /*i18n*/ 'Email address',
    language: /*i18n*/ 'Language of emails',
    phoneNumber: /*i18n*/ 'Phone',
    daytimePhone: /*i18n*/ 'Daytime phone',
    eveningPhone: /*i18n*/ 'Evening phone',
    mailingPhone: /*i18n*/ 'Phone at the mailing address',
    mobilePhone: /*i18n*/ 'Mobile phone',
    permAddress: /*i18n*/ 'Home address',
    mailAddress: /*i18n*/ 'Mailing address',
    textingOptIns: /*i18n*/ 'Text messages about',
    updatedAt: /*i18n*/ 'Last changed',
  },
  inFileAlone: ['emailVerified', 'primarySchoolNotListed', 'vendorUserId', 'accountTold'],
});

export const keptDemographics = personal(profileDemographics, {
  owner: profileDemographics.personId,
  title: /*i18n*/ 'Demographics',
  keepsBack: ['personId'],
  reads: {
    nationalities: /*i18n*/ 'Citizenship',
    ethnicities: /*i18n*/ 'Race and ethnicity',
    hispanic: /*i18n*/ 'Hispanic or Latino',
    disabilities: /*i18n*/ 'Disabilities',
    militaryServices: /*i18n*/ 'Military service',
    religiousAffiliation: /*i18n*/ 'Religion',
    maritalStatus: /*i18n*/ 'Marital status',
    updatedAt: /*i18n*/ 'Last changed',
  },
});

export const keptGuardians = personal(profileGuardians, {
  owner: profileGuardians.personId,
  title: /*i18n*/ 'Parents and guardians',
  keepsBack: ['personId'],
  reads: {
    guardians: /*i18n*/ 'Parents and guardians',
    updatedAt: /*i18n*/ 'Last changed',
  },
});

export const keptSchools = personal(associatedSchools, {
  owner: associatedSchools.personId,
  title: /*i18n*/ 'Your schools',
  keepsBack: ['personId'],
  reads: {
    crmId: /*i18n*/ 'School',
    addedAt: /*i18n*/ 'Added on',
  },
});
