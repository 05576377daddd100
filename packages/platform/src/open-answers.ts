import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** The answers that this process owes, on every server it listens with. */
export type OpenAnswers = {
  /** From now on each connection is closed with its next answer, which says so (`Connection: close`). */
  closeConnections(): void;
  /** How many requests wait for an answer now. */
  count(): number;
  /** Comes when no request waits for an answer. */
  none(): Promise<void>;
  forget(): void;
};

// Node tells here of each request before any handler: also of one that leaves the framework behind.
const CHANNEL = 'http.server.request.start';

/** Watches the requests that come from now on. */
export function watchOpenAnswers(): OpenAnswers {
  const open = new Set<ServerResponse>();
  let closing = false;
  let tellNone: (() => void) | undefined;
  const begun = (message: unknown) => {
    const { response } = message as { response: ServerResponse };
    if (closing) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      if (open.size === 0) tellNone?.();
    });
  };
  subscribe(CHANNEL, begun);
  return {
    closeConnections: () => {
      closing = true;
      for (const response of open) response.shouldKeepAlive = false;
    },
    count: () => open.size,
    none: () =>
      new Promise((resolve) => {
        tellNone = resolve;
        if (open.size === 0) resolve();
      }),
    forget: () => unsubscribe(CHANNEL, begun),
  };
}
