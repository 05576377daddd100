import { createClient } from '@longleaf/contract/client';
import {
  type SavedCollege,
  savedCollegeMessages,
  savedCollegeOperations,
} from '@longleaf/contract/saved-colleges';
import { INTEND, nameOfAction, type TrackedActionId } from '@longleaf/rules/saved-colleges/tracked-actions';
import { ofPerson } from '../../lib/of-person.ts';
import { askAgain, queryClientOfTab } from '../../lib/query-client.ts';
import { browserApi } from '../../shell/session/api.ts';
import { showToast } from '../../ui/toast-store.ts';
import { logFailedCall } from '../../lib/log-failed-call.ts';
import { SAVED_COLLEGES } from './queries.ts';

const api = createClient(savedCollegeOperations, browserApi);

type Page = { colleges: SavedCollege[]; plannedCount: number };
type Action = SavedCollege['actions'][number];

/** What is on its way for a college: the next change waits, so that the last one pressed is the one that is kept. */
const onTheirWay = new Map<number, Promise<unknown>>();

/**
 * Marks that something is done about a saved college, on that day, or that it is not: shown at once, taken back when the
 * server refuses (MSG-037). Never throws.
 */
export async function markAction(
  personId: string,
  saved: { id: number },
  mark: { action: TrackedActionId; doneOn: string | null; done: boolean },
): Promise<void> {
  // An answer that was asked for before would take the mark off again.
  const pages = { queryKey: ofPerson(personId, SAVED_COLLEGES, 'page') };
  await queryClientOfTab().cancelQueries(pages);
  if (change(personId, saved.id, mark) === undefined) return;
  const before = onTheirWay.get(saved.id);
  const sending = (async () => {
    await before;
    await send(personId, saved.id, mark);
  })();
  onTheirWay.set(saved.id, sending);
  await sending;
  if (onTheirWay.get(saved.id) === sending) onTheirWay.delete(saved.id);
}

async function send(
  personId: string,
  id: number,
  mark: { action: TrackedActionId; doneOn: string | null; done: boolean },
): Promise<void> {
  const actions = shownOf(personId, id)?.actions ?? [];
  try {
    await api.updateSavedCollege({
      query: {},
      body: { id, actions: actions.map(({ questionID, doneOn }) => ({ questionID, doneOn })) },
    });
  } catch (error) {
    logFailedCall('saved colleges', error);
    change(personId, id, { ...mark, done: !mark.done });
    showToast({ kind: 'error', text: savedCollegeMessages.updateFailed });
    void askAgain(ofPerson(personId, SAVED_COLLEGES, 'page'));
  }
}

/** Shows a mark on every page that has the college; gives the college as it is shown then. */
function change(
  personId: string,
  id: number,
  { action, doneOn, done }: { action: TrackedActionId; doneOn: string | null; done: boolean },
): SavedCollege | undefined {
  const queries = queryClientOfTab();
  const before = shownOf(personId, id)?.actions.some(({ questionID }) => questionID === action) ?? done;
  const more = action === INTEND ? Number(done) - Number(before) : 0;
  queries.setQueriesData<Page>(
    { queryKey: ofPerson(personId, SAVED_COLLEGES, 'page') },
    (page) =>
      page && {
        ...page,
        plannedCount: page.plannedCount + more,
        colleges: page.colleges.map((one) => {
          if (one.id !== id) return one;
          const others = one.actions.filter(({ questionID }) => questionID !== action);
          const added: Action = {
            questionID: action,
            questionName: nameOfAction(action),
            organizationID: one.organizationID,
            doneOn,
          };
          return { ...one, actions: done ? [...others, added] : others };
        }),
      },
  );
  return shownOf(personId, id);
}

function shownOf(personId: string, id: number): SavedCollege | undefined {
  return queryClientOfTab()
    .getQueriesData<Page>({ queryKey: ofPerson(personId, SAVED_COLLEGES, 'page') })
    .flatMap(([, page]) => page?.colleges ?? [])
    .find((one) => one.id === id);
}
