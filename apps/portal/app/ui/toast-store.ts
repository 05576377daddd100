import type { MessageDescriptor } from '@lingui/core';

/** CON-003 */
export const TOAST_MILLISECONDS = 4000;

export interface Toast {
  kind: 'done' | 'error';
  text: string | MessageDescriptor;
  /** Takes back what the message tells. Gives false where that failed and may be tried again. */
  undo?: () => unknown;
}

export type ShownToast = Toast & { id: number };

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a short message at the bottom right. Never the only place an error is shown. */
export function showToast(toast: Toast): void {
  lastId += 1;
  change([...toasts, { ...toast, id: lastId }]);
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Takes back what a message tells. What leads back is in the message alone, so one whose way back failed comes again. */
export async function undoToast(toast: Toast): Promise<void> {
  if ((await toast.undo?.()) === false) showToast(toast);
}

export function shownToasts(): readonly ShownToast[] {
  return toasts;
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
