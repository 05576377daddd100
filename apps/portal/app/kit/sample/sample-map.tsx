import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Part, State } from './part.tsx';

// Only a browser can draw a map.
const SampleMapView = lazy(async () => ({ default: (await import('./sample-map-view.tsx')).SampleMapView }));

/** The map that colleges and programs are laid on. */
export function SampleMap() {
  const hydrated = useHydrated();
  const onItsWay = <Skeleton height={560} />;
  return (
    <Part id="map" name="Map">
      <State name="With one thing on it">
        {hydrated ? (
          <Suspense fallback={onItsWay}>
            <SampleMapView />
          </Suspense>
        ) : (
          onItsWay
        )}
      </State>
    </Part>
  );
}
