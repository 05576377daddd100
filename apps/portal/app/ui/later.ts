import { type ComponentType, lazy } from 'react';
import { tellOffline } from './tell-offline.ts';

/**
 * A part of a page whose code is fetched when it is first shown. Without a connection it does not come, and what is open
 * stays, where `lazy` alone would take the page with it; the shell loads the page anew once there is a connection.
 */
export function later<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    load().catch((error: unknown) => {
      // The server has no connection to lose.
      if (navigator.onLine !== false) throw error;
      tellOffline();
      return new Promise<never>(() => undefined);
    }),
  );
}
