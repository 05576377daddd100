import { studentPopulation } from '@longleaf/rules/colleges/facts';
import { nameScore } from '@longleaf/rules/colleges/names/score';
import { tokensOf } from '@longleaf/rules/colleges/names/tokens';
import type { CollegeRecord } from '../facts.ts';
import { Vocabulary } from './vocabulary.ts';

interface Entry {
  readonly position: number;
  readonly words: readonly string[];
  readonly text: string;
  /** How many words there are to cover; a word that most names have counts for little. */
  readonly weight: number;
  readonly hasCity: boolean;
}

interface Found {
  readonly entry: number;
  readonly fit: number;
  readonly covered: number;
}

const office = 0;

/** Finds colleges by what people type: part of a name, a short form, another name, a small misspelling. */
export class NameIndex {
  readonly #colleges: readonly CollegeRecord[];
  readonly #entries: readonly Entry[];
  readonly #vocabulary: Vocabulary;
  readonly #seen: Int32Array;
  readonly #fit: Float32Array;
  readonly #covered: Float32Array;
  #round = 0;

  constructor(colleges: readonly CollegeRecord[]) {
    this.#colleges = colleges;
    this.#entries = colleges.flatMap(entriesOf);
    this.#vocabulary = new Vocabulary(this.#entries.map((entry) => entry.words));
    this.#seen = new Int32Array(this.#entries.length);
    this.#fit = new Float32Array(this.#entries.length);
    this.#covered = new Float32Array(this.#entries.length);
  }

  /**
   * Lists positions of the colleges that a term means, the likeliest first; North Carolina first unless `national`.
   * An empty term finds nothing.
   */
  suggest(term: string, limit: number, national: boolean): readonly number[] {
    const words = tokensOf(term);
    const text = words.join(' ');
    const best = new Map<number, number>();
    for (const found of this.#find(words)) {
      const entry = this.#entries[found.entry];
      const college = entry && this.#colleges[entry.position];
      if (!entry || !college) continue;
      const { facts } = college;
      const score = nameScore({
        fit: found.fit / words.length,
        coverage: Math.min(1, found.covered / entry.weight),
        whole: entry.text === text,
        beginning: entry.text.startsWith(text),
        isHome: !national && facts.state === 'NC',
        byCity: entry.hasCity,
        isOpen: facts.isOpen,
        isOffice: facts.sectorCode === office,
        students: studentPopulation(facts) ?? 0,
      });
      if (score > (best.get(entry.position) ?? -Infinity)) best.set(entry.position, score);
    }
    return [...best]
      .toSorted(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
      .slice(0, limit)
      .map(([position]) => position);
  }

  /** Lists positions of all colleges with a name that has every word of the term. */
  containing(term: string): ReadonlySet<number> {
    return new Set(this.#find(tokensOf(term)).flatMap((found) => this.#entries[found.entry]?.position ?? []));
  }

  #find(words: readonly string[]): readonly Found[] {
    if (words.length === 0) return [];
    const found = this.#findAll(words, false);
    return found.length > 0 ? found : this.#findAll(words, true);
  }

  /** Entries that hold every word: each pass keeps only what the pass before has marked. */
  #findAll(words: readonly string[], forgive: boolean): readonly Found[] {
    let marked: number[] = [];
    for (const [index, word] of words.entries()) {
      const before = this.#round;
      const mark = ++this.#round;
      marked = [];
      for (const { entries, fit, covers } of this.#vocabulary.reach(word, forgive)) {
        for (const entry of entries) {
          // Best fits come first: an entry already marked in this pass keeps its better fit.
          if (this.#seen[entry] === mark || (index > 0 && this.#seen[entry] !== before)) continue;
          this.#fit[entry] = (index > 0 ? (this.#fit[entry] ?? 0) : 0) + fit;
          this.#covered[entry] = (index > 0 ? (this.#covered[entry] ?? 0) : 0) + covers;
          this.#seen[entry] = mark;
          marked.push(entry);
        }
      }
      if (marked.length === 0) return [];
    }
    return marked.map((entry) => ({ entry, fit: this.#fit[entry] ?? 0, covered: this.#covered[entry] ?? 0 }));
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
