/** What one hash costs: memory in KiB, passes, lanes. */
export type HashingCost = { memoryCost: number; timeCost: number; parallelism: number };

/** OWASP Password Storage Cheat Sheet (2025): argon2id with 19 MiB, 2 passes, 1 lane. */
const FULL: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The least that argon2 takes: tests of other things hash passwords a thousand times. */
const LEAST: HashingCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * What hashing costs: the full price, unless a test asked for the least by `TEST_HASHING=least`.
 * @throws Error when that is asked for outside of tests.
 */
export function hashingCost(env: Readonly<Record<string, string | undefined>>): HashingCost {
  if (env['TEST_HASHING'] !== 'least') return FULL;
  if (env['NODE_ENV'] !== 'test')
    throw new Error('TEST_HASHING: passwords are hashed cheaply in tests alone');
  return LEAST;
}
