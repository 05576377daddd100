import { IdleWatch } from '../idle/idle-watch.tsx';
import { ProviderWatch } from '../session/provider-watch.tsx';
import { SavedCountNote } from './saved-count-note.tsx';

/** Notices that nobody is there any more, and that the session ended at the provider; notes how much is saved. */
export function PersonWatches({ personId }: { personId: string }) {
  return (
    <>
      <IdleWatch />
      <ProviderWatch personId={personId} />
      <SavedCountNote personId={personId} />
    </>
  );
}
