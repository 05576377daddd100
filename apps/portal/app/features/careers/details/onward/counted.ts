const KEY = 'longleaf.own.counted-visits';
/** Visits of a tab that are remembered; more than anyone goes back through. */
const MOST = 50;

/**
 * Whether a visit to a page has not been counted down yet, and remembers that it now is: going back to it, or loading
 * it again, does not start the clock anew (GAP-031).
 * @param visit the entry of the tab's history together with what it shows.
 */
export function isFirstCount(visit: string, tab: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const seen = read(tab.getItem(KEY));
  if (seen.includes(visit)) return false;
  tab.setItem(KEY, JSON.stringify([...seen, visit].slice(-MOST)));
  return true;
}

function read(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}
