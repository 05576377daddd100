import { isNear, slipsAllowed } from '@longleaf/rules/finding/slips';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SlipFinder } from './slip-finder.ts';

/** Few letters, so that many words are near each other. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', '&', '9'), minLength: 1, maxLength: 14 });

function nearAmong(words: readonly string[], typed: string): string[] {
  return new SlipFinder(words).near(typed).map((index) => words[index] ?? '');
}

it('finds exactly the words that comparing with every one finds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (words, typed) => {
      const within = (most: number) =>
        words.filter((other) => !other.startsWith(typed) && isNear(typed, other, most));
      const near =
        slipsAllowed(typed)
          .map(within)
          .find(({ length }) => length > 0) ?? [];
      expect(nearAmong(words, typed).toSorted()).toEqual(near.toSorted());
    }),
    { numRuns: 2000 },
  );
});

it('finds a word by any slip in it', () => {
  const slip = fc.record({
    kind: fc.constantFrom('drop', 'add', 'change', 'swap'),
    at: fc.nat(20),
    letter: fc.constantFrom('a', 'b', 'z'),
  });
  const slipped = (of: string, { kind, at: place, letter }: { kind: string; at: number; letter: string }) => {
    const at = place % of.length;
    if (kind === 'drop') return of.slice(0, at) + of.slice(at + 1);
    if (kind === 'add') return of.slice(0, at) + letter + of.slice(at);
    if (kind === 'change') return of.slice(0, at) + letter + of.slice(at + 1);
    return of.slice(0, at) + of.slice(at + 1, at + 2) + of.charAt(at) + of.slice(at + 2);
  };
  const long = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    minLength: 5,
    maxLength: 30,
  });
  fc.assert(
    fc.property(long, slip, (meant, one) => {
      const typed = slipped(meant, one);
      expect(nearAmong(['nurse', meant, 'welder'], typed).includes(meant)).toBe(!meant.startsWith(typed));
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['elno', ['elon']],
  ['eoln', ['elon']],
  ['appalacian', ['appalachian']],
  ['duk', []],
  ['pfiefer', ['pfeiffer']],
  ['collage', ['college']],
  ['elon', []],
  ['appala', []],
  ['zzzzzzzz', []],
  ['hogwart', []],
])('takes %s for %j', (typed, meant) =>
  expect(
    nearAmong(['duke', 'elon', 'appalachian', 'wake', 'pfeiffer', 'college', 'village', 'howard'], typed),
  ).toEqual(meant),
);
