import { Suspense } from 'react';
import { loadCode } from '../../lib/load-code.ts';
import { usePerson } from '../session/session.ts';
import { later } from '../../ui/later.ts';

// Nobody who is signed out loads what watches a session.
const PersonWatches = later(async () => ({
  default: (await loadCode(() => import('./person-watches.tsx'))).PersonWatches,
}));

/** What runs while somebody is signed in. */
export function SignedInWatches() {
  const person = usePerson();
  return <Suspense>{person && <PersonWatches personId={person.id} />}</Suspense>;
}
