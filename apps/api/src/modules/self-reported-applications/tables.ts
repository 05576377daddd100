import { sql } from 'drizzle-orm';
import { date, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

/** An application that somebody says they sent. By name alone where the name is that of no college we know. */
export const selfReportedApplications = portal.table(
  'self_reported_applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    collegeId: integer('college_id'),
    collegeName: text('college_name').notNull(),
    submittedOn: date('submitted_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('self_reported_applications_once').on(
      table.personId,
      sql`coalesce(${table.collegeId}::text, lower(${table.collegeName}))`,
    ),
  ],
);

export const keptReported = personal(selfReportedApplications, {
  owner: selfReportedApplications.personId,
  title: /*i18n*/ 'Applications that you reported',
  keepsBack: ['personId'],
  reads: {
    collegeName: /*i18n*/ 'College',
    submittedOn: /*i18n*/ 'Sent on',
  },
  inFileAlone: ['id', 'collegeId'],
});
