import { awayAttribute, awayHeader, peopleReadyPath } from '@longleaf/contract/people-away';
import { useSyncExternalStore } from 'react';
import { queryClientOfTab } from '../lib/query-client.ts';

/** Between two looks whether people's things are back; some are a little later, so that not all ask at once. */
const LOOK_MILLISECONDS = 10_000;
const SPREAD_MILLISECONDS = 5_000;

/** Undefined until the document was looked at. */
let away: boolean | undefined;
let nextLook: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Whether signing in and saving are away for now, told by the server with the page and with its answers. */
export function usePeopleAway(): boolean {
  return useSyncExternalStore(watch, arePeopleAway, () => false);
}

/** Takes note of what an answer says. One without the mark may be an older one, or another copy's: only a look ends it. */
export function noteOfAnswer({ headers }: Response): void {
  if (headers.has(awayHeader) && !arePeopleAway()) setAway(true);
}

/** Asks whether people's things are back. What could not be had meanwhile is asked for again. */
export async function lookForPeople(): Promise<void> {
  clearTimeout(nextLook);
  const isBack = await fetch(peopleReadyPath, { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (!isBack) return planLook();
  setAway(false);
  await queryClientOfTab().refetchQueries({ predicate: ({ state }) => state.status === 'error' });
}

function arePeopleAway(): boolean {
  if (away === undefined) {
    away = document.documentElement.hasAttribute(awayAttribute);
    if (away) planLook();
  }
  return away;
}

function setAway(now: boolean): void {
  away = now;
  if (now) planLook();
  for (const listener of listeners) listener();
}

function planLook(): void {
  clearTimeout(nextLook);
  nextLook = setTimeout(() => void lookForPeople(), LOOK_MILLISECONDS + Math.random() * SPREAD_MILLISECONDS);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
