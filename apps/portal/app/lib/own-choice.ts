import { useSyncExternalStore } from 'react';

interface OwnChoice<Value extends string | number> {
  /** What was chosen in this tab, or null. */
  current: () => Value | null;
  /** The same in a screen, drawn anew when it changes. Null on the server and in the first browser render. */
  use: () => [Value | null, (value: Value | null) => void];
}

/**
 * Something that a person tells about themselves so that figures fit. It is kept in this tab, wiped with all that is a
 * person's own on a shared computer, and told to nobody by being kept.
 * @param name of the entry in the tab's storage.
 * @param read gives what a kept text means; null for what means nothing.
 */
export function ownChoice<Value extends string | number>(
  name: string,
  read: (kept: string) => Value | null,
): OwnChoice<Value> {
  const key = `longleaf.own.${name}`;
  const listeners = new Set<() => void>();
  // Storage may be off or full: then the choice lasts until the page is closed.
  let unstored: Value | null = null;

  const current = (): Value | null => {
    try {
      const kept = sessionStorage.getItem(key);
      return kept === null ? unstored : read(kept);
    } catch {
      return unstored;
    }
  };
  const choose = (value: Value | null) => {
    unstored = null;
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, String(value));
    } catch {
      unstored = value;
    }
    for (const listener of listeners) listener();
  };
  const watch = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { current, use: () => [useSyncExternalStore(watch, current, () => null), choose] };
}
