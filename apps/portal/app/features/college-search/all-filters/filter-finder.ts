import type { collegeFilters } from '@longleaf/contract/college-search';
import type { Answer } from '@longleaf/contract/operation';
import { wordsForBoxes, wordsForFamilies } from './words-for-filters.ts';

/** A family of filters as the API offers it. */
export type OfferedFamily = Answer<typeof collegeFilters>['groups'][number];

/**
 * Finds families by words that their label, or what people call them, begins with; one found so keeps all its boxes, of
 * others the boxes that are found stay. What is typed is never looked for inside a word.
 */
export function findFamilies(families: readonly OfferedFamily[], text: string): OfferedFamily[] {
  const wanted = knownAmong(wordsWanted(text), families);
  if (wanted.length === 0) return [];
  return families
    .filter(({ kind }) => kind !== 'name')
    .flatMap((family) => {
      const own = wordsIn(`${family.label} ${wordsForFamilies[family.key] ?? ''}`);
      if (wanted.every(isBegun(own))) return family;
      const filters = family.filters.filter(({ label, value }) => {
        const box = wordsIn(`${label} ${wordsForBoxes[family.key]?.[value] ?? ''}`);
        return wanted.some(isBegun(box)) && wanted.every(isBegun([...box, ...own]));
      });
      return filters.length > 0 ? { ...family, filters } : [];
    });
}

/**
 * Whether people mean by a text only what no college has told about, so that no filter for it is offered: 'greek life' where
 * nobody reports fraternities.
 * @param found what `findFamilies` gives of them
 */
export function isOfNoCollege(
  families: readonly OfferedFamily[],
  found: readonly OfferedFamily[],
  text: string,
): boolean {
  const wanted = wordsWanted(text);
  if (wanted.length === 0 || found.length > 0) return false;
  const boxes = new Map(
    families.map(({ key, filters }) => [key, new Set(filters.map(({ value }) => value))]),
  );
  return Object.entries(wordsForBoxes).some(([key, words]) =>
    Object.entries(words).some(
      ([value, called]) => !boxes.get(key)?.has(value) && wanted.every(isBegun(wordsIn(called))),
    ),
  );
}

/** Cuts a label into parts so that what was searched for can be marked: the beginnings of its words. */
export function markedParts(label: string, text: string): { text: string; marked: boolean }[] {
  const wanted = wordsWanted(text);
  const parts: { text: string; marked: boolean }[] = [];
  for (const piece of label.split(WORD)) {
    const begun = wanted.filter((word) => plain(piece).startsWith(word)).map(({ length }) => length);
    const marked = Math.max(0, ...begun);
    parts.push({ text: piece.slice(0, marked), marked: true }, { text: piece.slice(marked), marked: false });
  }
  return parts.filter((part) => part.text !== '');
}

/** Without the words that no filter has, if any is left: 'residencia estudiantil', 'dorms and stuff'. */
function knownAmong(wanted: readonly string[], families: readonly OfferedFamily[]): readonly string[] {
  const labels = families.flatMap(({ label, filters }) => [label, ...filters.map((box) => box.label)]);
  const called = Object.values(wordsForBoxes).flatMap((words) => Object.values(words));
  const known = new Set([...labels, ...Object.values(wordsForFamilies), ...called].flatMap(wordsIn));
  const some = wanted.filter(isBegun([...known]));
  return some.length > 0 ? some : wanted;
}

/** Cuts a text into words and what stands between them. */
const WORD = /([\p{L}\p{N}'’]+)/u;
const FILLERS = new Set(
  // Every filter is about colleges: the word says nothing beside another. Nor do those of a question or a wish.
  (
    'of a the to for in is are how i my with and n or w that have has do does need want can you get there what which ' +
    'much many college colleges school schools university universities ' +
    'de del la las el los un una en y con para que como cuanto cuanta cuantos hay tiene tienen quiero necesito ' +
    'universidad universidades colegio colegios escuela escuelas'
  ).split(' '),
);

function wordsWanted(text: string): string[] {
  const words = wordsIn(text);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

function wordsIn(text: string): string[] {
  return text.split(WORD).flatMap((piece, index) => (index % 2 === 1 ? plain(piece) : []));
}

const FIGURES = /^\d+$/;

/**
 * Figures are begun by none but themselves: a '2 year' college has nothing to do with $20,000. More of a thing is the
 * thing: 'bachelors'.
 */
const isBegun = (words: readonly string[]) => (wanted: string) =>
  words.some((word) =>
    FIGURES.test(wanted) ? word === wanted : word.startsWith(wanted) || `${word}s` === wanted,
  );

/** Lower case, one kind of apostrophe, no accents; as long as the text itself, so that places in one are places in the other. */
function plain(text: string): string {
  const straight = text
    .replaceAll('’', "'")
    .replaceAll(/[À-ÿ]/g, (letter) => letter.normalize('NFD').charAt(0));
  const lower = straight.toLowerCase();
  return lower.length === straight.length ? lower : straight;
}
