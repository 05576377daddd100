import { mostCompared } from '@longleaf/contract/search-limits';

const PARAMETER = 'colleges';
export const COMPARE_PATH = '/compare';

/** The colleges that an address asks for, by url name or id: each once, at most ten (GAP-067). */
export function chosenColleges(query: URLSearchParams): string[] {
  const asked = query
    .getAll(PARAMETER)
    .flatMap((part) => part.split(','))
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '' && part.length <= 200);
  return [...new Set(asked)].slice(0, mostCompared);
}

/** The address of a comparison; it can be shared. */
export function compareAddressOf(names: readonly string[]): string {
  return names.length === 0
    ? COMPARE_PATH
    : `${COMPARE_PATH}?${PARAMETER}=${names.map(encodeURIComponent).join(',')}`;
}

/** The names with one of them moved a place to the left or right; the same when it cannot go further. */
export function moved(names: readonly string[], name: string, by: -1 | 1): string[] {
  const from = names.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= names.length) return [...names];
  const next = names.toSpliced(from, 1);
  next.splice(to, 0, name);
  return next;
}
