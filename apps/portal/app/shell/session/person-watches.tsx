import { IdleWatch } from '../idle/idle-watch.tsx';
import { ProviderWatch } from './provider-watch.tsx';

/** Notices that nobody is there any more, and that the session ended at the provider. */
export function PersonWatches({ personId }: { personId: string }) {
  return (
    <>
      <IdleWatch />
      <ProviderWatch personId={personId} />
    </>
  );
}
