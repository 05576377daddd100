import { useSyncExternalStore } from 'react';
import { INCOME_BANDS, type IncomeBand } from './income-bands.ts';

const KEY = 'longleaf.own.family-income';

let chosen: IncomeBand | null | undefined;
const listeners = new Set<() => void>();

/** The family income that was chosen in this tab, or null. Null on the server and in the first browser render. */
export function useIncome(): [IncomeBand | null, (band: IncomeBand | null) => void] {
  const band = useSyncExternalStore(watch, current, () => null);
  return [band, choose];
}

function choose(band: IncomeBand | null): void {
  chosen = band;
  try {
    if (band === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, String(band));
  } catch {
    // Storage is off or full: the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

function current(): IncomeBand | null {
  if (chosen === undefined) chosen = read();
  return chosen;
}

function read(): IncomeBand | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    const band = kept === null ? Number.NaN : Number(kept);
    return INCOME_BANDS[band] === undefined ? null : band;
  } catch {
    return null;
  }
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
