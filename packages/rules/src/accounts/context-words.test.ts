import { describe, expect, it } from 'vitest';
import { complainAboutPassword } from './passwords.ts';
import { CONTEXT_WORDS, isAboutThisSite } from './context-words.ts';

describe('passwords about this site', () => {
  it.each(['longleaf', 'Longleaf_2026', '2026college', 'TarHeels99', 'north_carolina_1', 'collegestudent'])(
    'refuses %s',
    (password) => {
      expect(isAboutThisSite(password)).toBe(true);
      expect(complainAboutPassword(`${password}_00`, { userName: 'ada', characters: 'word' })).toMatch(
        /easy to guess/,
      );
    },
  );

  it.each(['Explore_Pines', 'river_stone_42', 'longleafriver', 'mycollegeidea7', '20262026', ''])(
    'leaves %j alone',
    (password) => {
      expect(isAboutThisSite(password)).toBe(false);
    },
  );

  it('answers soon for a long password too', () => {
    expect(isAboutThisSite(`${CONTEXT_WORDS.join('').repeat(2).slice(0, 199)}!x`)).toBe(false);
  });
});
