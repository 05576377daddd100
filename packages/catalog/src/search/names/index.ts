import { studentPopulation } from '@longleaf/rules/colleges/facts';
import { readingsOf } from '@longleaf/rules/colleges/names/abbreviations';
import { nameScore } from '@longleaf/rules/colleges/names/score';
import { tokensOf } from '@longleaf/rules/colleges/names/tokens';
import type { CollegeRecord } from '../facts.ts';
import { NameFinder } from './name-finder.ts';

interface Entry {
  readonly position: number;
  readonly words: readonly string[];
  readonly text: string;
  /** How many words there are to cover; a word that most names have counts for little. */
  readonly weight: number;
  readonly hasCity: boolean;
}

/** Finds colleges by what people type: part of a name, a short form, another name, a small misspelling. */
export class NameIndex {
  readonly #colleges: readonly CollegeRecord[];
  readonly #entries: readonly Entry[];
  readonly #finder: NameFinder;

  constructor(colleges: readonly CollegeRecord[]) {
    this.#colleges = colleges;
    this.#entries = colleges.flatMap(entriesOf);
    this.#finder = new NameFinder(
      this.#entries.map((entry) => entry.words),
      readingsOf,
    );
  }

  /**
   * Lists positions of the colleges that a term means, the likeliest first; North Carolina first unless `national`.
   * An empty term finds nothing.
   */
  suggest(term: string, limit: number, national: boolean): readonly number[] {
    const words = tokensOf(term);
    const text = words.join(' ');
    const best = new Map<number, number>();
    this.#finder.find(words, (found, fit, covered) => {
      const entry = this.#entries[found];
      const college = entry && this.#colleges[entry.position];
      if (!entry || !college) return;
      const { facts } = college;
      const score = nameScore({
        fit: fit / words.length,
        coverage: Math.min(1, covered / entry.weight),
        whole: entry.text === text,
        beginning: entry.text.startsWith(text),
        isHome: !national && facts.state === 'NC',
        byCity: entry.hasCity,
        isOpen: facts.isOpen,
        students: studentPopulation(facts) ?? 0,
      });
      if (score > (best.get(entry.position) ?? -Infinity)) best.set(entry.position, score);
    });
    return [...best]
      .toSorted(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
      .slice(0, limit)
      .map(([position]) => position);
  }

  /** Lists positions of all colleges with a name that has every word of the term. */
  containing(term: string): ReadonlySet<number> {
    const positions = new Set<number>();
    this.#finder.find(tokensOf(term), (found) => {
      const entry = this.#entries[found];
      if (entry) positions.add(entry.position);
    });
    return positions;
  }
}

const commonWords = new Set([
  'college',
  'university',
  'community',
  'school',
  'institute',
  'state',
  'technical',
]);
const commonWeight = 0.3;

function entriesOf(college: CollegeRecord, position: number): readonly Entry[] {
  const { name, state } = college.facts;
  const names = new Set([name, college.shortName, ...college.otherNames]);
  if (state === 'NC') names.add(initialsOf(name));
  names.delete('');
  return [
    ...Array.from(names, (text) => entryOf(text, position, false)),
    entryOf(`${name} ${college.city}`, position, true),
  ];
}

function entryOf(text: string, position: number, hasCity: boolean): Entry {
  const words = tokensOf(text);
  const weight = words.reduce((sum, word) => sum + (commonWords.has(word) ? commonWeight : 1), 0);
  return { position, words, text: words.join(' '), weight, hasCity };
}

/** The initials that people call a college by ('CPCC'); none for a name of fewer than three words. */
function initialsOf(name: string): string {
  const words = tokensOf(name);
  return words.length < 3 ? '' : words.map((word) => word.charAt(0)).join('');
}
