import { index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const columns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  personId: uuid('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** The catalogue is facts that are loaded anew, so it is not referred to by a key. */
  code: text().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A career somebody saved, by its O*NET-SOC code, with its middle pay on the day it was saved. */
export const savedCareers = portal.table(
  'saved_careers',
  {
    ...columns(),
    /** Dollars a year in North Carolina; null where none was published, or nothing was kept yet. */
    figure: integer('nc_pay'),
    figureOf: text('nc_pay_of'),
  },
  (table) => [
    unique('saved_careers_once').on(table.personId, table.code),
    index('saved_careers_newest').on(table.personId, table.savedAt.desc(), table.id.desc()),
  ],
);

/** A program somebody saved, by its CIP code, with who offered it on the day it was saved. */
export const savedPrograms = portal.table(
  'saved_programs',
  {
    ...columns(),
    /** Colleges in North Carolina that offer it; null where nothing was kept yet. */
    figure: integer('nc_colleges'),
    figureOf: text('nc_colleges_of'),
  },
  (table) => [
    unique('saved_programs_once').on(table.personId, table.code),
    index('saved_programs_newest').on(table.personId, table.savedAt.desc(), table.id.desc()),
  ],
);

/** An enrichment program somebody saved, by its number in the catalogue. */
export const savedEnrichment = portal.table('saved_enrichment', columns(), (table) => [
  unique('saved_enrichment_once').on(table.personId, table.code),
  index('saved_enrichment_newest').on(table.personId, table.savedAt.desc(), table.id.desc()),
]);

export const keptCareers = personal(savedCareers, {
  owner: savedCareers.personId,
  title: /*i18n*/ 'Saved careers',
  keepsBack: ['personId'],
  reads: {
    code: /*i18n*/ 'Career',
    savedAt: /*i18n*/ 'Saved on',
    figure: /*i18n*/ 'Middle pay in North Carolina then',
    figureOf: /*i18n*/ 'Pay of',
  },
  inFileAlone: ['id'],
});

export const keptPrograms = personal(savedPrograms, {
  owner: savedPrograms.personId,
  title: /*i18n*/ 'Saved programs',
  keepsBack: ['personId'],
  reads: {
    code: /*i18n*/ 'Program',
    savedAt: /*i18n*/ 'Saved on',
    figure: /*i18n*/ 'Colleges in North Carolina then',
    figureOf: /*i18n*/ 'Colleges of',
  },
  inFileAlone: ['id'],
});

export const keptEnrichment = personal(savedEnrichment, {
  owner: savedEnrichment.personId,
  title: /*i18n*/ 'Saved enrichment programs',
  keepsBack: ['personId'],
  reads: {
    code: /*i18n*/ 'Enrichment program',
    savedAt: /*i18n*/ 'Saved on',
  },
  inFileAlone: ['id'],
});
