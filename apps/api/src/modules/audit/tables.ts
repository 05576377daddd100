import { index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

/** Who saw or changed what is not theirs, and why a policy allowed it. */
export const audit = portal.table(
  'audit',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Whose rows they were; nobody once the person is gone. */
    ownerId: uuid('owner_id').references(() => people.id, { onDelete: 'cascade' }),
    /** A person's id, or the name of a program of ours. */
    actor: text().notNull(),
    actorKind: text('actor_kind').notNull(),
    entity: text().notNull(),
    act: text().notNull(),
    why: text().notNull(),
  },
  (table) => [index('audit_of').on(table.ownerId)],
);

export const keptAudit = personal(audit, {
  owner: audit.ownerId,
  title: /*i18n*/ 'Who saw or changed your data',
  keepsBack: ['id', 'ownerId'],
  reads: {
    at: /*i18n*/ 'When',
    actorKind: /*i18n*/ 'Who',
    act: /*i18n*/ 'What',
    why: /*i18n*/ 'Why it was allowed',
  },
  inFileAlone: ['actor', 'entity'],
});
