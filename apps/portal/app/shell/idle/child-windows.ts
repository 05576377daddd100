/** CON-063 */
export const CHILD_WINDOW_POLL_MILLISECONDS = 1000;

/** What is asked of a window: whether it is closed. */
export type ChildWindow = Pick<Window, 'closed'>;

/**
 * Windows that the portal has opened, looked at every second while there are any. The idle watch stands still
 * meanwhile (ST-042, ST-043): the person is busy over there.
 */
export function createChildWindows() {
  const open = new Map<ChildWindow, () => void>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const look = () => {
    for (const [child, onClosed] of open) {
      if (!child.closed) continue;
      open.delete(child);
      onClosed();
    }
    if (open.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    add(child: ChildWindow, onClosed: () => void = () => {}): void {
      open.set(child, onClosed);
      timer ??= setInterval(look, CHILD_WINDOW_POLL_MILLISECONDS);
    },
    isAnyOpen: () => open.size > 0,
  };
}

export const childWindows = createChildWindows();

/** Opens an address in a window of its own and tells when it is closed. Null when the browser refused. */
export function openChildWindow(url: string, onClosed?: () => void): Window | null {
  const child = window.open(url, '_blank', 'popup,width=900,height=760');
  if (child) childWindows.add(child, onClosed);
  return child;
}
