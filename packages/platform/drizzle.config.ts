import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/mail/tables.ts',
  out: './migrations',
  schemaFilter: ['mail'],
});
