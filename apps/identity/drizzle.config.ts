import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/tables.ts', './src/tables-safety.ts', './src/tables-recovery.ts'],
  out: './migrations',
  schemaFilter: ['identity'],
});
