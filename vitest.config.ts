import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}', 'tests/{crash,operations}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**', '**/*.{screen,marked}.test.tsx'],
          globalSetup: ['tests/setup/postgres.ts'],
          setupFiles: ['tests/setup/put-back.ts'],
          pool: 'forks',
          // Importing anew for each file took half of the work: files that run in one worker share what they import.
          isolate: false,
          // So none may leave to the next what it put in place of the real thing.
          unstubEnvs: true,
          // A password takes 20 ms of processor otherwise; what it costs people is tested in hashing-cost.test.ts.
          env: { TEST_HASHING: 'least' },
          unstubGlobals: true,
          restoreMocks: true,
          // Real servers start inside these; a slow machine is not a failure.
          testTimeout: process.env['CI'] ? 180_000 : 60_000,
          // As for screens and journeys: named in the last lines of a run when only the second try passed.
          retry: process.env['CI'] ? 1 : 0,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: process.env['CI'] ? 300_000 : 120_000,
        },
      },
      './apps/portal/vitest.config.ts',
      './apps/portal/vitest.marked.config.ts',
    ],
  },
});
