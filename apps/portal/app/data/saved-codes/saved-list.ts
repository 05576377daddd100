import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TakeBack } from '../../kit/page/use-removal.ts';
import { inTurn } from '../../lib/in-turn.ts';
import { leadsNowhere } from '../../lib/leads-nowhere.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { logFailedCall } from '../../lib/log-failed-call.ts';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { ofPerson } from '../../lib/of-person.ts';
import { sessionState } from '../../shell/session/session-state.ts';
import { usePerson } from '../../shell/session/session.ts';
import { showToast } from '../../ui/toast-store.ts';
import { countMore, refreshSaved } from '../saved-things/saved-things.ts';

interface Removed {
  message: string;
  undo?: string | null;
}

interface Saved {
  message: string;
  isNew: boolean;
}

interface SavedListCalls {
  /** Everything about this list lies under this name; a change makes all of it stale. */
  key: string;
  kind: 'careers' | 'programs' | 'enrichment';
  /** Ids of all that the person saved. */
  readIds: (signal: AbortSignal) => Promise<string[]>;
  /** `isNew` is false when it was saved before, in another tab or on another day. */
  save: (id: string) => Promise<Saved>;
  /** `undo` is what `restore` takes. */
  remove: (id: string) => Promise<Removed>;
  /** Puts a removed one back as it was; without it an undone removal is a new saving. */
  restore?: (undo: string) => Promise<Saved>;
  messages: { saveFailed: string; removeFailed: string };
}

/** A list of saved things that a button turns on and off: careers, programs. */
export function createSavedList({ key, kind, readIds, save, remove, restore, messages }: SavedListCalls) {
  const idsQuery = (personId: string) =>
    queryOptions({
      queryKey: ofPerson(personId, key, 'ids'),
      queryFn: ({ signal }) => readIds(signal),
      refetchOnWindowFocus: 'always',
    });

  /** Shows the change before the server has answered; gives what takes it back. */
  async function mark(id: string, saved: boolean): Promise<() => void> {
    const session = sessionState();
    if (session.status !== 'signed-in') return () => {};
    const queries = queryClientOfTab();
    const { queryKey } = idsQuery(session.person.id);
    const write = (add: boolean) =>
      queries.setQueryData(queryKey, (ids) => {
        const others = ids?.filter((other) => other !== id);
        return add && others ? [...others, id] : others;
      });
    await queries.cancelQueries({ queryKey });
    const known = queries.getQueryData(queryKey);
    const before = known?.includes(id) ?? false;
    const more = known ? Number(saved) - Number(before) : 0;
    write(saved);
    await countMore(session.person.id, kind, more);
    return () => {
      write(before);
      void countMore(session.person.id, kind, -more);
    };
  }

  async function change<Answer extends { message: string }>(
    id: string,
    saved: boolean,
    call: () => Promise<Answer>,
    undoOf: (answer: Answer) => (() => unknown) | undefined,
  ): Promise<Answer | 'nowhere' | undefined> {
    const unmark = await mark(id, saved);
    try {
      // Saved just after it was taken off, a thing would be off the list if the calls overtook each other.
      const answer = await inTurn(`${key} ${id}`, call, () => void refreshSaved(key));
      const undo = undoOf(answer);
      showToast({ kind: 'done', text: answer.message, ...(undo && { undo }) });
      return answer;
    } catch (error) {
      logFailedCall(key, error);
      unmark();
      const failed = saved ? messages.saveFailed : messages.removeFailed;
      showToast({ kind: 'error', text: reasonOf(error) ?? failed });
      return leadsNowhere(error) ? 'nowhere' : undefined;
    }
  }

  const takeOff = (id: string, undoOf: (answer: Removed) => (() => unknown) | undefined) =>
    change(id, false, () => remove(id), undoOf);
  // Saved before: undoing would remove what this press did not add.
  const keep = async (id: string, call: () => Promise<Saved>) => {
    const kept = await change(id, true, call, ({ isNew }) =>
      isNew ? () => void takeOff(id, () => undefined) : undefined,
    );
    return kept === 'nowhere' ? kept : kept !== undefined;
  };
  const backOf =
    (id: string, { undo }: Removed) =>
    () =>
      keep(id, () => (undo && restore ? restore(undo) : save(id)));

  return {
    /** Key of more that a person has under this list. */
    keyOf: (personId: string) => ofPerson(personId, key),
    idsQuery,
    /** Saves for the person who is signed in: shown at once, with Undo, taken back when the server refuses. Never throws. */
    save: async (id: string) => (await keep(id, () => save(id))) === true,
    /** Removes the same way. Gives what takes it back, or undefined when the server refused. Never throws. */
    async remove(id: string): Promise<TakeBack | undefined> {
      const removed = await takeOff(id, () => undefined);
      return typeof removed === 'object' ? backOf(id, removed) : undefined;
    },
    /** Removes and says so, with the way back. Never throws. */
    async removeWithUndo(id: string): Promise<void> {
      await takeOff(id, (removed) => backOf(id, removed));
    },
    /** Whether it is saved; false while nobody is signed in or it is not known yet. */
    useIsSaved(id: string): boolean {
      const person = usePerson();
      const { data } = useQuery({
        ...idsQuery(person?.id ?? ''),
        enabled: person !== null,
        select: (ids) => ids.includes(id),
      });
      return data ?? false;
    },
  };
}
