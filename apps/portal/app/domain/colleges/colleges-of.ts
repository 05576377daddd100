import type { ListedCollege } from '@longleaf/contract/school-lists';

const MOST = 8;

/** The colleges in whose name each typed word begins a word, without those that are chosen; at most eight. */
export function collegesOf(
  colleges: readonly ListedCollege[],
  typed: string,
  chosen: readonly string[],
): readonly ListedCollege[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return colleges
    .filter(({ name, city }) => {
      const known = wordsOf(
        `${name} ${city} ${name.startsWith('University of North Carolina') ? 'unc' : ''}`,
      );
      return !chosen.includes(name) && words.every((word) => known.some((one) => one.startsWith(word)));
    })
    .slice(0, MOST);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
