import { msg } from '@lingui/core/macro';
import { createClient } from '@longleaf/contract/client';
import { savedCollegeMessages, savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../shell/session/api.ts';
import type { TakeBack } from '../../kit/page/use-removal.ts';
import { inTurn } from '../../lib/in-turn.ts';
import { leadsNowhere } from '../../lib/leads-nowhere.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { logFailedCall } from '../../lib/log-failed-call.ts';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { sessionState } from '../../shell/session/session-state.ts';
import { usePerson } from '../../shell/session/session.ts';
import { showToast, type Toast } from '../../ui/toast-store.ts';
import type { NamedCollege } from '../colleges/college-card.ts';
import { countMore, refreshSaved } from '../saved-things/saved-things.ts';
import { SAVED_COLLEGES, savedCollegeIdsQuery } from './queries.ts';

const api = createClient(savedCollegeOperations, browserApi);

/** Whether this college is saved; false while nobody is signed in or it is not known yet. */
export function useIsSaved(collegeId: number): boolean {
  const person = usePerson();
  const { data } = useQuery({
    ...savedCollegeIdsQuery(person?.id ?? ''),
    enabled: person !== null,
    select: (ids) => ids.includes(collegeId),
  });
  return data ?? false;
}

/**
 * Saves a college for the person who is signed in: shown at once, taken back when the server refuses. The message
 * (MSG-021) can be undone. Never throws.
 */
export async function saveCollege(collegeId: number): Promise<boolean> {
  return (await saveAnew(collegeId)) === true;
}

const saveAnew = (collegeId: number) =>
  keep(collegeId, () => api.saveCollege({ body: { organizationId: collegeId } }));

/**
 * Removes a saved college the same way (MSG-038). Gives what takes it back as it was, or undefined when the server refused.
 * Never throws.
 */
export async function unsaveCollege(collegeId: number): Promise<TakeBack | undefined> {
  const remove = () => api.deleteSavedCollege({ body: { organizationId: collegeId } });
  const { answer } = await change(collegeId, false, remove, () => savedCollegeMessages.deleteFailed);
  if (!answer) return undefined;
  const { undo } = answer;
  // Another tab was first: what it removed is not this one's to give back.
  if (undo === null) return () => saveAnew(collegeId);
  return () => keep(collegeId, () => api.restoreSavedCollege({ body: { undo } }));
}

/** Removes a saved college and says so, with the way back. Never throws. */
export async function unsaveWithUndo({ id, shortName }: NamedCollege): Promise<void> {
  const takeBack = await unsaveCollege(id);
  if (!takeBack) return;
  showToast({ kind: 'done', text: msg`${shortName} is no longer on your list.`, undo: takeBack });
}

async function keep(
  collegeId: number,
  call: () => Promise<{ message: string; isNew: boolean }>,
): Promise<boolean | 'nowhere'> {
  const failed = msg`We could not save the college. Please try again.`;
  const { answer, error } = await change(collegeId, true, call, (fault) => reasonOf(fault) ?? failed);
  if (!answer) return leadsNowhere(error) && 'nowhere';
  // Saved before, in another tab or on another day: undoing would remove what this press did not add.
  showToast({
    kind: 'done',
    text: answer.message,
    ...(answer.isNew && { undo: () => void unsaveCollege(collegeId) }),
  });
  return true;
}

/** Shows a change at once and sends it; where the server refuses, takes it back and says why. */
async function change<Answer>(
  collegeId: number,
  saved: boolean,
  call: () => Promise<Answer>,
  why: (error: unknown) => Toast['text'],
): Promise<{ answer?: Answer; error?: unknown }> {
  const unmark = await mark(collegeId, saved);
  try {
    // Saved just after it was taken off, a college would be off the list if the calls overtook each other.
    const name = `${SAVED_COLLEGES} ${collegeId}`;
    return { answer: await inTurn(name, call, () => void refreshSaved(SAVED_COLLEGES)) };
  } catch (error) {
    logFailedCall(SAVED_COLLEGES, error);
    unmark();
    showToast({ kind: 'error', text: why(error) });
    return { error };
  }
}

/** Shows the change before the server has answered; gives what takes it back. */
async function mark(collegeId: number, saved: boolean): Promise<() => void> {
  const session = sessionState();
  if (session.status !== 'signed-in') return () => {};
  const queries = queryClientOfTab();
  const { queryKey } = savedCollegeIdsQuery(session.person.id);
  const write = (add: boolean) =>
    queries.setQueryData(queryKey, (ids) => {
      if (!ids) return ids;
      const others = ids.filter((id) => id !== collegeId);
      return add ? [...others, collegeId] : others;
    });
  await queries.cancelQueries({ queryKey });
  const known = queries.getQueryData(queryKey);
  const before = known?.includes(collegeId) ?? false;
  const more = known ? Number(saved) - Number(before) : 0;
  write(saved);
  await countMore(session.person.id, 'colleges', more);
  return () => {
    write(before);
    void countMore(session.person.id, 'colleges', -more);
  };
}
