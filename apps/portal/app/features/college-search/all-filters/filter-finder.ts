import type { collegeFilters } from '@longleaf/contract/college-search';
import type { Answer } from '@longleaf/contract/operation';

/** A family of filters as the API offers it. */
export type OfferedFamily = Answer<typeof collegeFilters>['groups'][number];

/** Finds families whose name, or one of whose boxes, has the words; a family found by its name keeps all its boxes. */
export function findFamilies(families: readonly OfferedFamily[], text: string): OfferedFamily[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const has = (label: string) => plain(label).includes(wanted);
  return families
    .filter(({ kind }) => kind !== 'name')
    .flatMap((family) => {
      if (has(family.label)) return family;
      const filters = family.filters.filter(({ label }) => has(label));
      return filters.length > 0 ? { ...family, filters } : [];
    });
}

/** Cuts a label into parts so that what was searched for can be marked. */
export function markedParts(label: string, text: string): { text: string; marked: boolean }[] {
  const wanted = plain(text);
  const start = wanted === '' ? -1 : plain(label).indexOf(wanted);
  if (start < 0) return [{ text: label, marked: false }];
  const end = start + wanted.length;
  return [
    { text: label.slice(0, start), marked: false },
    { text: label.slice(start, end), marked: true },
    { text: label.slice(end), marked: false },
  ].filter((part) => part.text !== '');
}

/** Lower case, one kind of apostrophe; as long as the text itself, so that places in one are places in the other. */
function plain(text: string): string {
  const trimmed = text.replaceAll('’', "'").trim();
  const lower = trimmed.toLowerCase();
  return lower.length === trimmed.length ? lower : trimmed;
}
