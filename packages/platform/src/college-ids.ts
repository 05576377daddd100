/** What to write, for whoever wrote something else. */
export const COLLEGE_IDS_HELP = 'must be numbers of colleges (UNITID) such as 199120, 199193, commas between';

/** Reads `199120, 199193`; nothing is no college. Undefined when a part is no number of a college. */
export function collegeIds(text: string): ReadonlySet<number> | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.every((part) => /^\d{6}$/.test(part)) ? new Set(parts.map(Number)) : undefined;
}
