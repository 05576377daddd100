import { boolean, customType, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { college } from './college.ts';
import { catalog } from './schema.ts';

/** What is loaded of each table: from the shipped copy or from an imported file. */
export const dataset = catalog.table('dataset', {
  key: text('key').primaryKey(),
  year: text('year').notNull(),
  rows: integer('rows').notNull(),
  origin: text('origin', { enum: ['shipped', 'imported'] }).notNull(),
  file: text('file').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull(),
});

/** One row: which shipped tables are loaded, and a number that grows with every change, which copies of the API watch. */
export const version = catalog.table('version', {
  one: boolean('one').primaryKey().default(true),
  shipped: text('shipped').notNull(),
  revision: integer('revision').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull(),
});

/** What a college reported about itself; see `import/institution-profile.ts` for the shape. */
export const institutionProfile = catalog.table('institution_profile', {
  collegeId: integer('college_id')
    .primaryKey()
    .references(() => college.id, { onDelete: 'cascade' }),
  profile: jsonb('profile').notNull(),
  reportedOn: text('reported_on'),
});

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Photos that a college sent. */
export const institutionPhoto = catalog.table(
  'institution_photo',
  {
    collegeId: integer('college_id')
      .notNull()
      .references(() => college.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    description: text('description').notNull(),
    mediaType: text('media_type').notNull(),
    width: integer('width'),
    height: integer('height'),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collegeId, table.name] })],
);
