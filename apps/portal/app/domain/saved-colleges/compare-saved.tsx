import { Plural } from '@lingui/react/macro';
import { mostCompared } from '@longleaf/contract/search-limits';
import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import { ButtonLink } from '../../ui/button.tsx';
import { compareAddress } from '../compare/compare-choice.ts';

/** Compares the newest saved colleges, as many as fit side by side. */
export function CompareSaved({ saved }: { saved: readonly SavedCollege[] }) {
  const colleges = saved.flatMap(({ college }) => college ?? []).slice(0, mostCompared);
  if (colleges.length < 2) return null;
  const all = colleges.length === saved.length;
  return (
    <ButtonLink to={compareAddress(colleges)} look="main">
      {all ? (
        <Plural value={colleges.length} one="Compare" other="Compare all #" />
      ) : (
        <Plural value={colleges.length} one="Compare" other="Compare the newest #" />
      )}
    </ButtonLink>
  );
}
