import { describe, expect, it } from 'vitest';
import type { Account } from './account.ts';
import { passwordIsOf } from './check-password.ts';
import { hashPassword, hashSecurityAnswer, passwordFits, securityAnswerFits } from './hashing.ts';

describe('passwordIsOf', () => {
  it.each([
    ['an account', { account: {} as Account, passwordHash: 'hash' }],
    ['no account', undefined],
  ])('does one check for %s', async (_what, candidate) => {
    const checked: (string | undefined)[] = [];
    const fits = await passwordIsOf(candidate, 'x', async (hash) => {
      checked.push(hash);
      return true;
    });
    expect(checked).toEqual([candidate?.passwordHash]);
    expect(fits).toBe(candidate !== undefined);
  });

  it('knows the right password from a wrong one', async () => {
    const candidate = { account: {} as Account, passwordHash: await hashPassword('river_stone_42') };
    expect(await passwordIsOf(candidate, 'river_stone_42')).toBe(true);
    expect(await passwordIsOf(candidate, 'river_stone_43')).toBe(false);
  });
});

describe('hashes', () => {
  it('fit what they were made from alone, and are salted', async () => {
    const [first, second] = await Promise.all([hashPassword('river'), hashPassword('river')]);
    expect(first).not.toBe(second);
    expect(await passwordFits(first, 'river')).toBe(true);
    expect(await passwordFits(first, 'River')).toBe(false);
    expect(await passwordFits('not a hash', 'river')).toBe(false);
  });

  it('of answers do not mind letter case, accents and punctuation', async () => {
    const hash = await hashSecurityAnswer('José  St. Paul');
    expect(await securityAnswerFits(hash, 'jose st paul!')).toBe(true);
    expect(await securityAnswerFits(hash, 'jose paul')).toBe(false);
  });
});
