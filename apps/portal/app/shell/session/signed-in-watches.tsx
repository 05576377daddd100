import { IdleWatch } from '../idle/idle-watch.tsx';
import { ProviderWatch } from './provider-watch.tsx';
import { usePerson } from './session.ts';

/** What runs while somebody is signed in. */
export function SignedInWatches() {
  const person = usePerson();
  if (!person) return null;
  return (
    <>
      <IdleWatch />
      <ProviderWatch personId={person.id} />
    </>
  );
}
