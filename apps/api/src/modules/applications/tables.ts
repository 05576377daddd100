import { letterStates } from '@longleaf/rules/applications/letters';
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
import { fileRows as files } from '../files/index.ts';
import { people, portal } from '../people/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * An application in somebody's hub. One that is removed keeps its rows for a day, so that all that belongs to it is there
 * when the removal is undone. Definitions are facts that are loaded anew, so they are not referred to by a key.
 */
export const applications = portal.table(
  'applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    collegeId: integer('college_id').notNull(),
    kind: text({ enum: ['first-year', 'transfer', 'single'] }).notNull(),
    /** When the student marked it as sent. */
    completedAt: moment('completed_at'),
    /** The student's own date. */
    dueOn: date('due_on', { mode: 'string' }),
    note: text().notNull().default(''),
    startedAt: moment('started_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('applications_once')
      .on(table.personId, table.collegeId, table.kind)
      .where(sql`removed_at is null`),
    index('applications_of').on(table.personId),
    index('applications_removed').on(table.removedAt),
  ],
);

/** What an application needs: the college's tasks as they were when it was started, and the student's own. */
export const applicationTasks = portal.table(
  'application_tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** A `TaskKey`; null for a task of the student's own. */
    task: text(),
    /** Of a task of the student's own. */
    title: text(),
    position: integer().notNull(),
    isOptional: boolean('is_optional').notNull().default(false),
    completedAt: moment('completed_at'),
    doneBy: text('done_by', { enum: ['student', 'upload', 'transcript', 'invited'] }),
    dueOn: date('due_on', { mode: 'string' }),
    /** The file that the student added. */
    attachmentId: uuid('attachment_id').references(() => files.id, { onDelete: 'set null' }),
    attachmentName: text('attachment_name'),
    /** In bytes. */
    attachmentSize: integer('attachment_size'),
  },
  (table) => [
    uniqueIndex('application_tasks_once').on(table.applicationId, table.task),
    index('application_tasks_file')
      .on(table.attachmentId)
      .where(sql`attachment_id is not null`),
  ],
);

/**
 * Somebody whom the student asked to do a task. Of a link's secret only the digest is kept. One that was withdrawn stays,
 * so that it is known how many people were asked.
 */
export const applicationInvitations = portal.table(
  'application_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    taskId: integer('task_id')
      .notNull()
      .references(() => applicationTasks.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** The student's name as it was when they asked. */
    studentName: text('student_name').notNull(),
    tokenDigest: bytes('token_digest').notNull().unique('application_invitations_link'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at').notNull(),
    sendings: integer().notNull().default(1),
    expiresAt: moment('expires_at').notNull(),
    openedAt: moment('opened_at'),
    answeredAt: moment('answered_at'),
    answer: text({ enum: ['done', 'declined'] }),
    word: text().notNull().default(''),
    /** The student gave up the right to read the letter when they asked; it stays so. */
    isWaived: boolean('is_waived').notNull().default(false),
    letterId: uuid('letter_id').references(() => files.id, { onDelete: 'set null' }),
    letterName: text('letter_name'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('application_invitations_one')
      .on(table.taskId)
      .where(sql`withdrawn_at is null`),
    index('application_invitations_of').on(table.applicationId),
    index('application_invitations_task').on(table.taskId),
    index('application_invitations_letter')
      .on(table.letterId)
      .where(sql`letter_id is not null`),
  ],
);

/** A letter that goes to a college, each time it is tried. Its id is that of the mail that brings the link. */
export const letterDeliveries = portal.table(
  'letter_deliveries',
  {
    id: uuid().primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    invitationId: integer('invitation_id')
      .notNull()
      .references(() => applicationInvitations.id, { onDelete: 'cascade' }),
    /** 1 the first time. */
    number: integer().notNull(),
    /** By a mail with a link, or put on the server that takes transcripts. */
    way: text({ enum: ['mail', 'sftp'] })
      .notNull()
      .default('mail'),
    state: text({ enum: letterStates }).notNull().default('sent'),
    sentAt: moment('sent_at').notNull(),
    /** Of one that goes to a server: when it was put there. */
    putAt: moment('put_at'),
    /** When it was received, or failed. */
    endedAt: moment('ended_at'),
    /** Of one that failed: when it is tried again. Null when it is not. */
    retryAt: moment('retry_at'),
    /** Why it failed, in the college's own words. */
    reason: text(),
  },
  (table) => [
    unique('letter_deliveries_once').on(table.invitationId, table.number),
    index('letter_deliveries_of').on(table.applicationId),
    index('letter_deliveries_again')
      .on(table.retryAt)
      .where(sql`retry_at is not null`),
    index('letter_deliveries_to_put')
      .on(table.sentAt)
      .where(sql`way = 'sftp' and put_at is null`),
  ],
);

export const keptApplications = personal(applications, {
  owner: applications.personId,
  title: /*i18n*/ 'Applications in your hub',
  keepsBack: ['personId'],
  reads: {
    collegeId: /*i18n*/ 'College',
    kind: /*i18n*/ 'Application',
    completedAt: /*i18n*/ 'Sent on',
    dueOn: /*i18n*/ 'Your own date',
    note: /*i18n*/ 'Your note',
    startedAt: /*i18n*/ 'Started on',
    removedAt: /*i18n*/ 'Removed on',
  },
  inFileAlone: ['id'],
});

const ofApplication = { collegeId: /*i18n*/ 'College', kind: /*i18n*/ 'Application' };

export const keptApplicationTasks = personal(applicationTasks, {
  owner: applications.personId,
  partOf: { key: applicationTasks.applicationId, row: applications.id, tells: ofApplication },
  title: /*i18n*/ 'Tasks of your applications',
  keepsBack: ['applicationId'],
  reads: {
    task: /*i18n*/ 'Task',
    title: /*i18n*/ 'Your own task',
    completedAt: /*i18n*/ 'Done on',
    dueOn: /*i18n*/ 'Your own date',
    attachmentName: /*i18n*/ 'Your file',
  },
  inFileAlone: ['id', 'position', 'isOptional', 'doneBy', 'attachmentId', 'attachmentSize'],
});

export const keptInvitations = personal(applicationInvitations, {
  owner: applications.personId,
  partOf: { key: applicationInvitations.applicationId, row: applications.id, tells: ofApplication },
  title: /*i18n*/ 'People whom you asked for help with an application',
  keepsBack: ['applicationId', 'tokenDigest'],
  reads: {
    firstName: /*i18n*/ 'First name',
    lastName: /*i18n*/ 'Last name',
    email: /*i18n*/ 'Email',
    sentAt: /*i18n*/ 'Sent on',
    openedAt: /*i18n*/ 'Opened on',
    answeredAt: /*i18n*/ 'Answered on',
    word: /*i18n*/ 'What they wrote to you',
    isWaived: /*i18n*/ 'You gave up the right to read the letter',
    letterName: /*i18n*/ 'Their letter',
    withdrawnAt: /*i18n*/ 'Withdrawn on',
  },
  inFileAlone: ['id', 'taskId', 'studentName', 'createdAt', 'sendings', 'expiresAt', 'answer', 'letterId'],
});

export const keptLetterDeliveries = personal(letterDeliveries, {
  owner: applications.personId,
  partOf: { key: letterDeliveries.applicationId, row: applications.id, tells: ofApplication },
  title: /*i18n*/ 'Letters that went to colleges',
  keepsBack: ['applicationId'],
  reads: {
    number: /*i18n*/ 'Attempt',
    state: /*i18n*/ 'Where it is',
    sentAt: /*i18n*/ 'Sent on',
    endedAt: /*i18n*/ 'Answered on',
    retryAt: /*i18n*/ 'Tried again on',
    reason: /*i18n*/ 'Why',
  },
  inFileAlone: ['id', 'invitationId', 'way', 'putAt'],
});
