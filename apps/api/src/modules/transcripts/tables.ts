import { transcriptFailures } from '@longleaf/rules/transcripts/failures';
import { transcriptStatuses, transcriptTypes } from '@longleaf/rules/transcripts/states';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Transcripts that somebody asked for, one of a type for each college that is not canceled, or failed for good. */
export const transcriptRequests = portal.table(
  'transcript_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: owner(),
    /** The application that it was asked for with. No key: what was sent stays when that one is gone. */
    applicationId: integer('application_id').notNull(),
    collegeId: integer('college_id').notNull(),
    ceeb: text().notNull(),
    type: text({ enum: transcriptTypes }).notNull(),
    status: text({ enum: transcriptStatuses }).notNull().default('Pending'),
    askedAt: moment('asked_at').notNull(),
    /** The planned day of its release, in US Eastern time. */
    releaseOn: date('release_on', { mode: 'string' }).notNull(),
    /** Of one that failed: when it is tried again. Null when it is not. */
    retryAt: moment('retry_at'),
  },
  (table) => [
    uniqueIndex('transcript_requests_once')
      .on(table.personId, table.collegeId, table.type)
      .where(sql`status <> 'Canceled' and (status <> 'Failed' or retry_at is not null)`),
    index('transcript_requests_of').on(table.personId),
    index('transcript_requests_due')
      .on(table.releaseOn)
      .where(sql`status = 'Pending'`),
    index('transcript_requests_to_send')
      .on(table.id)
      .where(sql`status = 'Released' or (status = 'Failed' and retry_at is not null)`),
  ],
);

/** What happened to a request, and when. */
export const transcriptEvents = portal.table(
  'transcript_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => transcriptRequests.id, { onDelete: 'cascade' }),
    status: text({ enum: transcriptStatuses }).notNull(),
    at: moment('at').notNull(),
    /** Why it failed, in the college's own words. */
    reason: text(),
    /** Why it failed, where we know it ourselves. */
    failure: text({ enum: transcriptFailures }),
  },
  (table) => [index('transcript_events_of').on(table.requestId)],
);

/** A document that goes to a college, each time it is tried. Its id is the file's that holds it, and its letter's. */
export const transcriptDeliveries = portal.table(
  'transcript_deliveries',
  {
    id: uuid().primaryKey(),
    requestId: integer('request_id')
      .notNull()
      .references(() => transcriptRequests.id, { onDelete: 'cascade' }),
    /** 1 the first time. */
    number: integer().notNull(),
    way: text({ enum: ['mail', 'sftp'] }).notNull(),
    /** `made`: kept, not handed over yet. */
    state: text({ enum: ['made', 'sent', 'received', 'failed'] })
      .notNull()
      .default('made'),
    madeAt: moment('made_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [unique('transcript_deliveries_once').on(table.requestId, table.number)],
);

/** That a student under 18 was told who else may see the record, and agreed. */
export const transcriptConsents = portal.table('transcript_consents', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  agreedAt: moment('agreed_at').notNull(),
  /** The sentence as it was shown. */
  words: text().notNull(),
});

/** The record of a school about a student: one with final grades, and one without. */
export const transcriptRecords = portal.table(
  'transcript_records',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: owner(),
    ceeb: text().notNull(),
    /** Whether all grades are in it: only then it serves as a final transcript. */
    isComplete: boolean('is_complete').notNull(),
    /** The record as JSON, sealed with a key outside the database. */
    record: bytes().notNull(),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [unique('transcript_records_once').on(table.personId, table.ceeb, table.isComplete)],
);

export const keptTranscriptRequests = personal(transcriptRequests, {
  owner: transcriptRequests.personId,
  title: /*i18n*/ 'Transcripts you asked for',
  keepsBack: ['personId'],
  reads: {
    collegeId: /*i18n*/ 'College',
    type: /*i18n*/ 'Which',
    status: /*i18n*/ 'Where it is',
    askedAt: /*i18n*/ 'Asked for on',
    releaseOn: /*i18n*/ 'Planned release',
    ceeb: /*i18n*/ 'High school (CEEB code)',
    retryAt: /*i18n*/ 'Tried again on',
  },
  inFileAlone: ['id', 'applicationId'],
});

const ofRequest = { collegeId: /*i18n*/ 'College', type: /*i18n*/ 'Which' };

export const keptTranscriptEvents = personal(transcriptEvents, {
  owner: transcriptRequests.personId,
  partOf: { key: transcriptEvents.requestId, row: transcriptRequests.id, tells: ofRequest },
  title: /*i18n*/ 'What happened to your transcripts',
  keepsBack: [],
  reads: { status: /*i18n*/ 'Where it is', at: /*i18n*/ 'When', reason: /*i18n*/ 'Why' },
  inFileAlone: ['id', 'requestId', 'failure'],
});

export const keptTranscriptDeliveries = personal(transcriptDeliveries, {
  owner: transcriptRequests.personId,
  partOf: { key: transcriptDeliveries.requestId, row: transcriptRequests.id, tells: ofRequest },
  title: /*i18n*/ 'Deliveries of your transcripts',
  keepsBack: [],
  reads: { number: /*i18n*/ 'Attempt', madeAt: /*i18n*/ 'Written on', sentAt: /*i18n*/ 'Sent on' },
  inFileAlone: ['id', 'requestId', 'way', 'state'],
});

export const keptTranscriptConsents = personal(transcriptConsents, {
  owner: transcriptConsents.personId,
  title: /*i18n*/ 'That you agreed to have transcripts sent',
  keepsBack: ['personId'],
  reads: { agreedAt: /*i18n*/ 'When', words: /*i18n*/ 'What you were told' },
});

export const keptTranscriptRecords = personal(transcriptRecords, {
  owner: transcriptRecords.personId,
  title: /*i18n*/ 'Records from your high school',
  keepsBack: ['personId'],
  reads: {
    ceeb: /*i18n*/ 'High school (CEEB code)',
    isComplete: /*i18n*/ 'With final grades',
    importedAt: /*i18n*/ 'Given by the school on',
    record: /*i18n*/ 'The record',
  },
  inFileAlone: ['id'],
});
