const KEY = 'longleaf.own.counted-visits';
/** Visits of a tab that are remembered; more than anyone goes back through. */
const MOST = 50;

type Tab = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether a visit to a page was counted down before: going back to it, or loading it again, does not start the clock
 * anew (GAP-031).
 * @param visit the entry of the tab's history together with what it shows.
 */
export function wasCounted(visit: string, tab: Tab): boolean {
  return read(tab.getItem(KEY)).includes(visit);
}

/** Remembers that a visit was counted down, to its end or not. */
export function noteCounted(visit: string, tab: Tab): void {
  const others = read(tab.getItem(KEY)).filter((other) => other !== visit);
  tab.setItem(KEY, JSON.stringify([...others, visit].slice(-MOST)));
}

function read(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}
