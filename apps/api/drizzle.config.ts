import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/modules/*/tables.ts',
  out: './migrations',
  schemaFilter: ['portal'],
  casing: 'snake_case',
});
