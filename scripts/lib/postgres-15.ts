/**
 * What `npm test` also runs on PostgreSQL 15: every migration from nothing, and what rests on the database's own words
 * (errors of constraints, locks, sorting and comparing of text, the outbox, undo). The rest of the SQL is built by
 * Drizzle; `POSTGRES_MAJOR=15 npx vitest run --project unit` runs all.
 */
export const FILES_ON_POSTGRES_15 = [
  'packages/testkit/src/postgres-15.test.ts',
  'scripts/migrations.test.ts',
  'packages/platform/src/connections.test.ts',
  'packages/platform/src/database-error.test.ts',
  'packages/platform/src/executor.test.ts',
  'packages/platform/src/mail/mail.test.ts',
  'packages/platform/src/jobs/jobs.test.ts',
  'apps/api/src/modules/saved-searches/routes.test.ts',
  'apps/api/src/modules/saved-colleges/routes.test.ts',
  'apps/api/src/modules/your-data/declared.test.ts',
  'apps/identity/src/accounts/confirmed-email-migration.test.ts',
  'apps/identity/src/cleanup.test.ts',
];
