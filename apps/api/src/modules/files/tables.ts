import { boolean, customType, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Files of people. Their bytes lie in the file store, each sealed with a key of its own that is kept here, sealed itself:
 * with the row goes the key, and what may be left of the bytes opens for nobody.
 */
export const files = portal.table(
  'files',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** As its sender called it, with the ending of what it is; for people to read, never for a path. */
    name: text().notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes, before they are sealed. */
    size: integer().notNull(),
    /** Written by somebody else for a college, and not for the owner to read: they gave that right up. */
    isHeld: boolean('is_held').notNull().default(false),
    sealedKey: bytes('sealed_key').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('files_person').on(table.personId)],
);

export const keptFiles = personal(files, {
  owner: files.personId,
  title: /*i18n*/ 'Your files',
  keepsBack: ['personId', 'sealedKey'],
  reads: { name: /*i18n*/ 'Name', madeAt: /*i18n*/ 'Kept on' },
  inFileAlone: ['id', 'contentType', 'size', 'isHeld'],
});
