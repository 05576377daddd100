import { sql } from 'drizzle-orm';
import { index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { fileRows as files } from '../files/index.ts';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const file = (name: string) => uuid(name).references(() => files.id, { onDelete: 'set null' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Personal statements: one row for each person who saved one, with the file of the draft and of the final one. */
export const personalStatements = portal.table(
  'personal_statements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    draftFileId: file('draft_file_id'),
    draftName: text('draft_name'),
    /** Bytes. */
    draftSize: integer('draft_size'),
    draftSavedAt: moment('draft_saved_at'),
    finalFileId: file('final_file_id'),
    finalName: text('final_name'),
    finalSize: integer('final_size'),
    finalSavedAt: moment('final_saved_at'),
  },
  (table) => [
    unique('personal_statements_once').on(table.personId),
    index('personal_statements_draft')
      .on(table.draftFileId)
      .where(sql`draft_file_id is not null`),
    index('personal_statements_final')
      .on(table.finalFileId)
      .where(sql`final_file_id is not null`),
  ],
);

export const keptPersonalStatements = personal(personalStatements, {
  owner: personalStatements.personId,
  title: /*i18n*/ 'Your personal statements',
  keepsBack: ['personId'],
  reads: {
    draftName: /*i18n*/ 'Draft',
    draftSavedAt: /*i18n*/ 'Draft saved on',
    finalName: /*i18n*/ 'Final statement',
    finalSavedAt: /*i18n*/ 'Final statement saved on',
  },
  inFileAlone: ['id', 'draftFileId', 'draftSize', 'finalFileId', 'finalSize'],
});
