/** A command that was asked for before sign-in, and waits in this tab. */
export interface PendingCommand {
  id: string;
  kind: string;
  payload: unknown;
  /** Milliseconds since 1970. */
  storedAt: number;
}

export const PENDING_MINUTES = 30;
const PENDING = 'longleaf.pending';
const RELEASED = 'longleaf.pending-released';
const DONE = 'longleaf.done-commands';
const DONE_KEPT = 20;

/** Keeps a command over the way to sign-in and back. Only one waits: the latest. */
export function storePending(tab: Storage, command: PendingCommand): void {
  tab.setItem(PENDING, JSON.stringify(command));
  tab.removeItem(RELEASED);
}

/**
 * After sign-in: releases the command this sign-in was begun for. A sign-in begun for something else, or for
 * nothing, throws away what waits: it may have been another person's wish.
 */
export function releasePending(tab: Storage, commandId: string | undefined): void {
  if (commandId !== undefined && waiting(tab)?.id === commandId) tab.setItem(RELEASED, commandId);
  else dropPending(tab);
}

/** The command that may run now, or null: none, not released, too old, or done in another tab. */
export function runnablePending(tab: Storage, device: Storage, now: number): PendingCommand | null {
  const command = waiting(tab);
  if (!command || tab.getItem(RELEASED) !== command.id) return null;
  const tooOld = now - command.storedAt > PENDING_MINUTES * 60_000;
  if (tooOld || doneIds(device).includes(command.id)) {
    dropPending(tab);
    return null;
  }
  return command;
}

/** Notes that a command was carried out, so that no tab does it again. */
export function markDone(tab: Storage, device: Storage, id: string): void {
  device.setItem(DONE, JSON.stringify([...doneIds(device), id].slice(-DONE_KEPT)));
  dropPending(tab);
}

export function dropPending(tab: Storage): void {
  tab.removeItem(PENDING);
  tab.removeItem(RELEASED);
}

function waiting(tab: Storage): PendingCommand | null {
  return JSON.parse(tab.getItem(PENDING) ?? 'null') as PendingCommand | null;
}

function doneIds(device: Storage): string[] {
  return JSON.parse(device.getItem(DONE) ?? '[]') as string[];
}
