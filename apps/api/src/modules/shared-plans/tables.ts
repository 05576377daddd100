import type { SharedPart } from '@longleaf/rules/shared-plans/sharing';
import { customType, index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Links to a person's plan. Of the secret of one only the digest is kept, and of who opened it nothing. */
export const sharedPlans = portal.table(
  'shared_plans',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    tokenDigest: bytes('token_digest').notNull().unique('shared_plans_link'),
    name: text().notNull(),
    parts: jsonb().$type<readonly SharedPart[]>().notNull(),
    madeAt: moment('made_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    endedAt: moment('ended_at'),
    openedCount: integer('opened_count').notNull().default(0),
    lastOpenedAt: moment('last_opened_at'),
  },
  (table) => [index('shared_plans_person').on(table.personId)],
);

export const keptSharedPlans = personal(sharedPlans, {
  owner: sharedPlans.personId,
  title: /*i18n*/ 'Links to your plan',
  keepsBack: ['personId', 'tokenDigest'],
  reads: {
    name: /*i18n*/ 'For whom',
    parts: /*i18n*/ 'What it shows',
    madeAt: /*i18n*/ 'Made on',
    endsAt: /*i18n*/ 'Works until',
    endedAt: /*i18n*/ 'Ended on',
    openedCount: /*i18n*/ 'How often it was opened',
    lastOpenedAt: /*i18n*/ 'Last opened on',
  },
  inFileAlone: ['id'],
});
