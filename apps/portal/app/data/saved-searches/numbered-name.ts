import { SEARCH_NAME_LONGEST } from '@longleaf/contract/saved-searches';

/** The next name to try where one is in use: 'Near home' gives 'Near home (2)', and that gives 'Near home (3)'. */
export function numberedName(name: string): string {
  const [, base = name, number = '1'] = /^(.*?) \((\d{1,3})\)$/.exec(name) ?? [];
  const end = ` (${Number(number) + 1})`;
  return base.slice(0, SEARCH_NAME_LONGEST - end.length).trimEnd() + end;
}
