import { describe, expect, it } from 'vitest';
import type { Account } from './account.ts';
import { accountsThatFit } from './check-password.ts';
import { hashPassword, hashSecurityAnswer, passwordFits, securityAnswerFits } from './hashing.ts';

function candidate(id: string, passwordHash: string) {
  return { account: { id } as Account, passwordHash };
}

describe('accountsThatFit', () => {
  it.each([
    ['an unknown account name', 'nobody', 0],
    ['a known account name', 'somebody', 1],
  ])('does one check for %s', async (_what, identifier, found) => {
    expect(await checksFor(identifier, found)).toBe(1);
  });

  it.each([
    ['an unknown e-mail', 0],
    ['an e-mail with one account', 1],
    ['an e-mail with three accounts', 3],
  ])('does three checks for %s', async (_what, found) => {
    expect(await checksFor('x@example.org', found)).toBe(3);
  });

  it('gives every account that the password fits', async () => {
    const right = await hashPassword('river_stone_42');
    const candidates = [
      candidate('a', right),
      candidate('b', await hashPassword('other')),
      candidate('c', right),
    ];
    const fitting = await accountsThatFit(candidates, 'x@example.org', 'river_stone_42');
    expect(fitting.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  async function checksFor(identifier: string, found: number): Promise<number> {
    let checks = 0;
    const candidates = Array.from({ length: found }, (_, index) => candidate(String(index), 'hash'));
    await accountsThatFit(candidates, identifier, 'x', async () => {
      checks++;
      return false;
    });
    return checks;
  }
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
