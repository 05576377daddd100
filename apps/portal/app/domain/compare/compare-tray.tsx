import { Suspense } from 'react';
import { useCompareChoice } from './compare-choice.ts';
import { later } from '../../ui/later.ts';

// Nobody has chosen anything when a page comes.
const Tray = later(async () => ({ default: (await import('./tray.tsx')).Tray }));

/** The colleges chosen to compare, at the bottom of the screen while there are any. */
export function CompareTray() {
  const colleges = useCompareChoice();
  if (colleges.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Tray colleges={colleges} />
    </Suspense>
  );
}
