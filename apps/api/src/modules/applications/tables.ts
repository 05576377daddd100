import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

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
  },
  (table) => [uniqueIndex('application_tasks_once').on(table.applicationId, table.task)],
);

export const keptApplications = personal(applications, {
  owner: applications.personId,
  title: /*i18n*/ 'Applications in your hub',
  keepsBack: ['personId'],
  reads: {
    collegeId: /*i18n*/ 'College',
    completedAt: /*i18n*/ 'Sent on',
    dueOn: /*i18n*/ 'Your own date',
    note: /*i18n*/ 'Your note',
    startedAt: /*i18n*/ 'Started on',
    removedAt: /*i18n*/ 'Removed on',
  },
  inFileAlone: ['id', 'kind'],
});

export const keptApplicationTasks = personal(applicationTasks, {
  owner: applications.personId,
  partOf: { key: applicationTasks.applicationId, row: applications.id },
  title: /*i18n*/ 'Tasks of your applications',
  keepsBack: ['applicationId'],
  reads: {
    title: /*i18n*/ 'Your own task',
    completedAt: /*i18n*/ 'Done on',
    dueOn: /*i18n*/ 'Your own date',
  },
  inFileAlone: ['id', 'task', 'position', 'isOptional', 'doneBy'],
});
