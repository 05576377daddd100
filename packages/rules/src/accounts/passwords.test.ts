import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORD_COUNT, isCommonPassword } from './common-passwords.ts';
import { complainAboutConfirmation, complainAboutPassword } from './passwords.ts';

const context = { userName: 'maya_torres', characters: 'word' } as const;

describe('complainAboutPassword (GAP-083, CON-111, VAL-053)', () => {
  it.each([
    ['', /Enter a password/],
    ['short_1', /at least 8/],
    ['x_9'.repeat(70), /at most 200/],
    ['green apple tree', /only letters, digits and underscores/],
    ['Password1', /easy to guess/],
    ['QWERTYUIOP', /easy to guess/],
    ['tarheels1', /easy to guess/],
    ['my_Maya_Torres_9', /account name/],
    ['zzzzzzzzzz', /simple sequence/],
    ['xy9xy9xy9', /simple sequence/],
    ['34567890', /^good$/],
    ['23456789', /simple sequence/],
    ['hgfedcba', /simple sequence/],
    ['Explore_2026', /^good$/],
    ['river_stone_42', /^good$/],
    ['maple_river_bend_under_seven_tall_pines_where_9_herons_wait_for_the_tide', /^good$/],
  ])('%j', (password, complaint) => {
    expect(complainAboutPassword(password, context) ?? 'good').toMatch(complaint);
  });

  it('lets any character through when the site says so', () => {
    expect(complainAboutPassword('green apple tree', { ...context, characters: 'any' })).toBeUndefined();
    expect(complainAboutPassword('пароль🌲дерево', { ...context, characters: 'any' })).toBeUndefined();
  });

  it('counts characters and not their bytes', () => {
    expect(complainAboutPassword('🌲🌳🍂🍃', { ...context, characters: 'any' })).toMatch(/at least 8/);
  });

  it('does not let an empty or very short user name forbid every password', () => {
    expect(complainAboutPassword('river_stone_42', { ...context, userName: '' })).toBeUndefined();
    expect(complainAboutPassword('river_stone_42', { ...context, userName: 'r' })).toBeUndefined();
  });

  it('never accepts what holds the user name in any letter case', () => {
    const name = fc.stringMatching(/^[a-z0-9_]{3,20}$/);
    const part = fc.stringMatching(/^[A-Za-z0-9_]{0,30}$/);
    fc.assert(
      fc.property(name, part, part, (userName, before, after) => {
        const password = before + userName.toUpperCase() + after;
        expect(complainAboutPassword(password, { userName, characters: 'word' })).toBeDefined();
      }),
    );
  });
});

describe('isCommonPassword', () => {
  it('knows at least a thousand of 8 characters and more', () => {
    expect(COMMON_PASSWORD_COUNT).toBeGreaterThan(1_000);
  });

  it.each(['password', 'PASSWORD', '123456789', 'iloveyou', 'Football1', 'carolina2026'])(
    '%s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );
});

describe('complainAboutConfirmation (GAP-084)', () => {
  it.each([
    ['river_stone_42', 'river_stone_42', /^good$/],
    ['river_stone_42', 'River_stone_42', /not the same/],
    ['river_stone_42', '', /second time/],
  ])('%j and %j', (password, confirmation, complaint) => {
    expect(complainAboutConfirmation(password, confirmation) ?? 'good').toMatch(complaint);
  });
});
