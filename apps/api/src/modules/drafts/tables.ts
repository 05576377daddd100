import { text, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

/** The key with which a person's browser seals what they typed and have not sent. */
export const draftKeys = portal.table('draft_keys', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** 32 bytes in base64. */
  key: text().notNull(),
});

/** A secret that only works together with the person's own browser: to show it would be to give it away. */
export const keptDraftKeys = personal(draftKeys, {
  owner: draftKeys.personId,
  title: null,
  keepsBack: ['personId', 'key'],
});
