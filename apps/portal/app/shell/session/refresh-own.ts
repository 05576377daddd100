import { ofPerson } from '../../lib/of-person.ts';
import { askAgain } from '../../lib/query-client.ts';
import { sessionState } from './session-state.ts';

/** Makes stale what the person who is signed in has under this name; what is shown of it is asked for again. */
export async function refreshOwn(name: string): Promise<void> {
  const session = sessionState();
  if (session.status !== 'signed-in') return;
  await askAgain(ofPerson(session.person.id, name));
}
