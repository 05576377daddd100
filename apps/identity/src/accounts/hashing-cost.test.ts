import { afterEach, expect, it, vi } from 'vitest';
import { hashPassword, hashSecurityAnswer, passwordFits, securityAnswerFits } from './hashing.ts';
import { hashingCost } from './hashing-cost.ts';

const FULL = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

afterEach(() => vi.unstubAllEnvs());

it('is the full one for passwords and answers unless a test asks for less', async () => {
  vi.stubEnv('TEST_HASHING', undefined);
  const password = await hashPassword('river_stone_42');
  expect(password).toMatch(FULL);
  expect(await passwordFits(password, 'river_stone_42')).toBe(true);
  expect(await passwordFits(password, 'river_stone_43')).toBe(false);
  const answer = await hashSecurityAnswer('Rex');
  expect(answer).toMatch(FULL);
  expect(await securityAnswerFits(answer, 'rex')).toBe(true);
  expect(await securityAnswerFits(answer, 'max')).toBe(false);
});

it.each(['production', 'development', undefined])('is never less when NODE_ENV is %s', (environment) => {
  expect(hashingCost({ NODE_ENV: environment })).toMatchObject({ memoryCost: 19_456, timeCost: 2 });
  expect(() => hashingCost({ NODE_ENV: environment, TEST_HASHING: 'least' })).toThrow('in tests alone');
});
