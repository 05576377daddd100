import { mostCompared } from '@longleaf/contract/search-limits';
import { useSyncExternalStore } from 'react';
import type { NamedCollege, PlacedCollege } from '../../data/colleges/college-card.ts';

/** A college in the compare tray: enough to draw and name it without asking the server. */
export type ComparedCollege = NamedCollege & PlacedCollege;

const KEY = 'longleaf.compare';
const NONE: readonly ComparedCollege[] = [];

let chosen: readonly ComparedCollege[] | undefined;
const listeners = new Set<() => void>();

/** Colleges chosen to compare, kept for this tab. Empty on the server and in the first browser render. */
export function useCompareChoice(): readonly ComparedCollege[] {
  return useSyncExternalStore(watch, compareChoice, () => NONE);
}

export function compareChoice(): readonly ComparedCollege[] {
  chosen ??= read();
  return chosen;
}

/** Adds a college, or says no when ten are chosen already (GAP-067). */
export function addToCompare(college: ComparedCollege): boolean {
  const others = compareChoice().filter(({ id }) => id !== college.id);
  if (others.length >= mostCompared) return false;
  const { id, shortName, urlName, collegeType, longitude, state, photo } = college;
  write([...others, { id, shortName, urlName, collegeType, longitude, state, photo }]);
  return true;
}

export function removeFromCompare(collegeId: number): void {
  write(compareChoice().filter(({ id }) => id !== collegeId));
}

export function clearCompare(): void {
  write(NONE);
}

/** Address of the compare page for these colleges. */
export function compareAddress(colleges: readonly Pick<ComparedCollege, 'urlName'>[]): string {
  return `/compare?colleges=${colleges.map(({ urlName }) => urlName).join(',')}`;
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(next: readonly ComparedCollege[]): void {
  chosen = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is off or full: the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

function read(): readonly ComparedCollege[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCollege).slice(0, mostCompared) : NONE;
  } catch {
    return NONE;
  }
}

function isCollege(value: unknown): value is ComparedCollege {
  const college = value as Partial<ComparedCollege> | null;
  return (
    typeof college?.id === 'number' &&
    typeof college.urlName === 'string' &&
    typeof college.shortName === 'string'
  );
}
