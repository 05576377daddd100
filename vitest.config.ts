import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A machine that does other things beside may be late once; `npm test` names what needed it.
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}', 'tests/crash/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**', '**/*.{screen,marked}.test.tsx'],
          globalSetup: ['tests/setup/postgres.ts'],
          pool: 'forks',
          // Each file has modules of its own: a job runner that was stopped while it completes a job waits for a connection
          // for another minute, and then fails whatever file its worker is at (decision 0019).
          isolate: true,
          unstubEnvs: true,
          // A password takes 20 ms of processor otherwise; what it costs people is tested in hashing-cost.test.ts.
          env: { TEST_HASHING: 'least' },
          unstubGlobals: true,
          restoreMocks: true,
          // Real servers start inside these; a slow machine is not a failure.
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 120_000,
        },
      },
      './apps/portal/vitest.config.ts',
      './apps/portal/vitest.marked.config.ts',
    ],
  },
});
