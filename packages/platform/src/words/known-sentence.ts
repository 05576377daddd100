/** A sentence of a catalogue that a text turned out to be, and the values in it. */
export type KnownSentence = { english: string; values: Record<string, string> };

/** A text with less of its own than this would fit too much else. */
const LEAST_LETTERS = 8;

const PLACE = /\{(\w+)\}/g;

/**
 * Finds the sentence that an English text was made from: 'Use at most 80 letters' is 'Use at most {limit} letters' with
 * 80. So rules, contract and errors speak English wherever they are, and whoever answers a person translates.
 */
export function sentenceFinder(sentences: Iterable<string>): (text: string) => KnownSentence | undefined {
  const all = [...sentences];
  const plain = new Set(all);
  const templates = all
    .filter((english) => english.match(PLACE) && ownLetters(english).length >= LEAST_LETTERS)
    // What says most of its own is the nearest.
    .toSorted((one, other) => ownLetters(other).length - ownLetters(one).length)
    .map((english) => ({ english, pattern: patternOf(english) }));
  return (text) => {
    if (plain.has(text)) return { english: text, values: {} };
    for (const { english, pattern } of templates) {
      const match = pattern.exec(text);
      if (match) return { english, values: { ...match.groups } };
    }
    return undefined;
  };
}

function ownLetters(english: string): string {
  return english.replaceAll(PLACE, '').replaceAll(/[^\p{L}]/gu, '');
}

function patternOf(english: string): RegExp {
  const seen = new Set<string>();
  const source = english.split(PLACE).map((part, index) => {
    if (index % 2 === 0) return escaped(part);
    if (seen.has(part)) return `\\k<${part}>`;
    seen.add(part);
    return `(?<${part}>.+?)`;
  });
  return new RegExp(`^${source.join('')}$`, 'su');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
