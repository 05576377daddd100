import { type ComponentType, lazy } from 'react';
import { MissingPart } from './missing-part.tsx';
import { tellOffline } from './tell-offline.ts';

/**
 * A part of a page whose code is fetched when it is first shown. Where it does not come, what is open stays and the part
 * says so, where `lazy` alone would take the page with it. Without a connection nothing stands in its place: the shell
 * loads the page anew once there is one.
 * @param Missing what stands in its place, for a part without which a page would have no heading
 */
export function later<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: () => React.ReactNode = MissingPart,
) {
  return lazy(() =>
    load().catch((error: unknown) => {
      if (import.meta.env.SSR) throw error;
      if (!navigator.onLine) {
        tellOffline();
        return new Promise<never>(() => undefined);
      }
      window.reportError(error);
      return { default: Missing };
    }),
  );
}
